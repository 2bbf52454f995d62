import ModelwrightModel

/// A property must not be called as a method without arguments of NSObject or NSManagedObject.
///
/// Names that no generated class can have are refused when it is generated and are not repeated here.
/// Source: generators.md §3a, "Editor-only refusals".
struct MethodNameClashRule: DocumentRule {
  static let code = "method-name-clash"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    A property has the name of a method that every object of Core Data has.
    """
  static let cause = """
    Core Data makes an accessor of each property's name, which would replace the method of that \
    name. Xcode's editor refuses the name; a class that is generated here copes with it, one on \
    Apple's platforms does not.
    """
  static let remedy = """
    Rename the property, with the old name as its renaming identifier.
    """

  private static let methods: Set<String> = [
    // Of NSManagedObject: the getters of these are called isDeleted and so on, and they are reserved too.
    "inserted", "updated", "deleted", "fault", "observationInfo",
    // Of NSObject.
    "attributeKeys", "awakeFromNib", "classCode", "classDescription", "classForArchiver",
    "classForCoder", "classForKeyedArchiver", "classForPortCoder", "className", "finalize",
    "objectSpecifier", "scriptingProperties", "toManyRelationshipKeys", "toOneRelationshipKeys",
  ]

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      for (name, source) in entity.namedProperties where Self.methods.contains(name) {
        report.add(
          "'\(name)' of entity '\(entity.name)' is the name of a method of every managed object, which Xcode refuses; rename it",
          at: source.location(of: "name"))
      }
    }
  }
}
