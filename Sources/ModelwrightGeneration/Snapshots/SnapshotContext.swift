import ModelwrightTemplating

/// What a template knows of a class's value snapshot.
struct SnapshotContext {
  /// The struct's name.
  var name: String
  /// Whether the values tell objects apart.
  var isIdentifiable: Bool
  /// The values, inherited ones first.
  var fields: [SnapshotField]

  /// Whether a value's type comes from Foundation.
  var needsFoundation: Bool { fields.contains { $0.needsFoundation } }

  /// Whether a name of the model is not the member's.
  private var needsCodingKeys: Bool { fields.contains { $0.name != $0.plainIdentifier } }

  /// Whether decoding needs the container whose the object IDs are.
  private var hasObjectIDs: Bool { fields.contains { $0.call != nil } }

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "name": .string(name),
      "hasObjectIDs": .bool(hasObjectIDs),
      "isIdentifiable": .bool(isIdentifiable),
      "fields": TemplateValue(fields.map(\.value)),
      "needsCodingKeys": .bool(needsCodingKeys),
    ]
  }
}

/// What a template knows of a value of a snapshot.
struct SnapshotField {
  /// The property's name in the model, under which the value is coded.
  var name: String
  /// The member, without backticks.
  var plainIdentifier: String
  /// The lines of its documentation, each a whole comment.
  var documentation: [String]
  /// The type, with the question mark of an optional value.
  var type: String
  /// What follows the property's name when the value is taken.
  var reading: String = ""
  /// The call that makes the property's value of the snapshot's; `nil` is the value itself.
  var call: String?
  /// Whether the value is put back.
  var isWritten = true
  /// Whether the type comes from Foundation.
  var needsFoundation: Bool

  private var identifier: String { SwiftIdentifier.escaped(plainIdentifier) }

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "nameLiteral": .string(SwiftText.literal(name)),
      "identifier": .string(identifier),
      "documentation": TemplateValue(documentation),
      "type": .string(type),
      "read": .string("object.\(identifier)\(reading)"),
      "written": .string(
        call.map { "try \($0)(snapshot.\(identifier))" } ?? "snapshot.\(identifier)"),
      "isWritten": .bool(isWritten),
      "isRenamed": .bool(name != plainIdentifier),
    ]
  }
}
