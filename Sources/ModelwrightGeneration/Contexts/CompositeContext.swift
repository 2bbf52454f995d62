import ModelwrightModel
import ModelwrightTemplating

/// What a template knows of a composite type.
struct CompositeContext {
  /// The composite's name in the model.
  var compositeName: String
  /// The struct, with backticks where Swift needs them.
  var name: String
  /// Whether values can be coded: a snapshot holds some.
  var isCodable = false
  /// The attributes.
  var fields: [CompositeField]

  /// Whether the struct uses a type of Foundation.
  var needsFoundation: Bool { fields.contains { $0.needsFoundation } }

  /// What key paths to the fields begin with. A field is found before a type of its name, so that
  /// the struct's own name does not serve when a field has it; `Self` may be a field's name too.
  private var keyPathRoot: String {
    fields.contains { $0.identifier == name } ? "Self" : name
  }

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "compositeName": .string(compositeName),
      "compositeNameCode": .string(SwiftText.code(compositeName)),
      "name": .string(name),
      "keyPathRoot": .string(keyPathRoot),
      "isCodable": .bool(isCodable),
      "needsCodingKeys": .bool(
        isCodable && fields.contains { SwiftIdentifier.escaped($0.name) != $0.identifier }),
      "fields": TemplateValue(fields.map(\.value)),
    ]
  }
}

/// What a template knows of an attribute of a composite type.
struct CompositeField {
  /// The attribute's name in the model.
  var name: String
  /// The identifier, with backticks where Swift needs them.
  var identifier: String
  /// The lines of its documentation, each a whole comment.
  var documentation: [String]
  /// The type, with the question mark of an optional value.
  var type: String
  /// The default value of the initializer's parameter with the sign before it, or nothing.
  var defaultValue: String
  /// The call on an object that reads the value.
  var getter: String
  /// The call on an object that writes the value.
  var setter: String
  /// Whether the type comes from Foundation.
  var needsFoundation: Bool
  /// The hand-written types that the type names.
  var handWrittenNames: Set<String>

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "name": .string(name),
      "nameLiteral": .string(SwiftText.literal(name)),
      "identifier": .string(identifier),
      "isRenamed": .bool(SwiftIdentifier.escaped(name) != identifier),
      "documentation": TemplateValue(documentation),
      "type": .string(type),
      "defaultValue": .string(defaultValue),
      "getter": .string(getter),
      "setter": .string(setter),
    ]
  }
}
