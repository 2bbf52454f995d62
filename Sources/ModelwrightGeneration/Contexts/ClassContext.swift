import ModelwrightTemplating

/// What a template knows of an entity and its class.
struct ClassContext {
  /// The entity's name in the model.
  var entityName: String
  /// The class that is generated, with backticks where Swift needs them.
  var name: String
  /// The class that code uses: another one when a person writes it.
  var publicName: String
  /// The class that it inherits from.
  var superclass: String
  /// Whether it inherits from no other entity's class.
  var isRoot: Bool
  /// Whether it inherits from the runtime's own class.
  var inheritsRuntime: Bool
  /// Whether a person writes the class that code uses.
  var isHandWritten: Bool
  /// Whether nothing inherits from the generated class.
  var isFinal: Bool
  /// Whether objects of the entity can be made.
  var isAbstract: Bool
  /// Whether the class declares `Identifiable`.
  var isIdentifiable: Bool
  /// Whether the object ID is what identifies the class's objects.
  var identifiesByObjectID: Bool
  /// The hand-written protocols that the class declares.
  var conformances: [String] = []
  /// The lines of its documentation, each a whole comment.
  var documentation: [String]
  /// Whether the class says which model it is of, so that the names of its properties can be asked for.
  var knowsModel = false
  /// The value snapshot.
  var snapshot: SnapshotContext?
  /// The fetch requests of the model that the class carries out.
  var fetchRequests: [FetchRequestContext] = []
  /// The modules that the class is to see.
  var imports: Set<ImportPlan.Module> = []
  /// The hand-written types that its declarations name.
  var handWrittenNames: Set<String> = []
  /// The fingerprint of the entity's rows, as a literal.
  var layout: String
  /// The own properties.
  var properties: [PropertyContext]
  /// What the typed initializer takes besides the context; empty when there is none.
  var parameters: [ParameterContext]
  /// The name of the context inside the typed initializer.
  var contextName: String

  /// Whether the class uses a type of Foundation.
  var needsFoundation: Bool {
    parameters.contains { $0.needsFoundation } || snapshot?.needsFoundation == true
      || fetchRequests.contains { $0.needsFoundation }
      || properties.contains {
        $0.needsFoundation
          || ($0.relationship?.isOrdered == true && $0.relationship?.methodSuffix != nil)
      }
  }

  /// Whether a type of the runtime stands in a declaration that others see: what an import's level
  /// must say. Without one the runtime is only called inside of accessors.
  var exposesRuntime: Bool {
    inheritsRuntime || knowsModel || !isAbstract || identifiesByObjectID || snapshot != nil
      || !fetchRequests.isEmpty || properties.contains { $0.namesRuntime }
  }

  /// The form for templates; `spelling` says how types of other modules are written.
  func value(_ spelling: TypeSpelling) -> TemplateDictionary {
    let known = knowsModel ? [spelling.runtime("ModelClass")] : []
    let protocols = known + (isIdentifiable ? [spelling.swift("Identifiable")] : []) + conformances
    return [
      "entityName": .string(entityName),
      "entityNameLiteral": .string(SwiftText.literal(entityName)),
      "entityNameCode": .string(SwiftText.code(entityName)),
      "name": .string(name),
      "publicName": .string(publicName),
      "superclass": .string(superclass),
      "isRoot": .bool(isRoot),
      "isHandWritten": .bool(isHandWritten),
      "isFinal": .bool(isFinal),
      "isAbstract": .bool(isAbstract),
      "inheritance": .string(([superclass] + protocols).joined(separator: ", ")),
      "documentation": TemplateValue(documentation),
      "knowsModel": .bool(knowsModel),
      "snapshot": snapshot.map { .dictionary($0.value) } ?? .none,
      "fetchRequests": TemplateValue(fetchRequests.map { $0.value(spelling) }),
      "isIdentifiable": .bool(isIdentifiable),
      "identifiesByObjectID": .bool(identifiesByObjectID),
      "layout": .string(layout),
      "properties": TemplateValue(properties.map(\.value)),
      "parameters": TemplateValue(parameters.map(\.value)),
      "contextName": .string(contextName),
    ]
  }
}

/// A parameter of an initializer.
struct ParameterContext {
  /// The property's identifier, which is also the label, with backticks where Swift needs them.
  var identifier: String
  /// The type.
  var type: String
  /// The default value with the sign before it, or nothing.
  var defaultValue: String = ""
  /// Whether the type comes from Foundation.
  var needsFoundation: Bool

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "identifier": .string(identifier),
      "type": .string(type),
      "defaultValue": .string(defaultValue),
    ]
  }
}
