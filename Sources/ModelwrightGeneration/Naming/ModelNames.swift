import ModelwrightModel

/// Every name of generated code that is not simply a property's: one place decides.
struct ModelNames {
  /// What the classes of an entity are called, without backticks.
  struct Class {
    /// The class that the rest of the code uses: `Dog`.
    var name: String
    /// The class that is generated: `Dog`, or `_Dog` beside a hand-written `Dog`.
    var generated: String
    /// Whether a person writes ``name``.
    var isHandWritten: Bool { name != generated }
  }

  /// The enumeration that holds the model: `DogWalkModel`.
  var namespace: String
  /// The classes, by entity index.
  var classes: [Class]
  /// The indexes of the entities for which no class is generated: their names are not used.
  var classesWithoutCode: Set<Int> = []
  /// The struct of each composite type, by the composite's name, without backticks.
  var composites: [String: String]
  /// The enumerations of attributes.
  var enumerations = EnumerationPlan()
  /// The relationships, by their index in the resolved model, that get no `addTo…` methods.
  var relationshipsWithoutMethods: Set<Int> = []

  /// The names of all types that are declared, for ``TypeSpelling``.
  var declaredTypes: Set<String> {
    var names = Set(composites.values)
    names.insert(namespace)
    names.formUnion(enumerations.generated.map(\.name))
    for (index, entity) in classes.enumerated() where !classesWithoutCode.contains(index) {
      names.insert(entity.name)
      names.insert(entity.generated)
    }
    return names
  }

  /// The identifier of a property, without backticks; names that have none were refused before.
  static func identifier(ofProperty name: String) -> String {
    SwiftIdentifier.make(from: name) ?? "_"
  }
}
