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
    parameters.contains { $0.needsFoundation }
      || properties.contains {
        $0.needsFoundation
          || ($0.relationship?.isOrdered == true && $0.relationship?.methodSuffix != nil)
      }
  }

  /// Whether a type of the runtime stands in a declaration that others see: what an import's level
  /// must say. Without one the runtime is only called inside of accessors.
  var exposesRuntime: Bool {
    isRoot || !isAbstract || identifiesByObjectID
      || properties.contains { $0.needsRuntime || $0.relationship?.isToMany == true }
  }

  /// The form for templates.
  var value: TemplateDictionary {
    [
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
