import ModelwrightTemplating

/// What a template knows of the rows of a version.
struct VersionRowsContext {
  /// The namespace, with backticks where Swift needs them.
  var name: String
  /// The version's name.
  var version: String
  /// The entities.
  var rows: [RowContext] = []
  /// The composite types.
  var composites: [RowContext] = []

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "name": .string(name),
      "versionCode": .string(SwiftText.code(version)),
      "versionLiteral": .string(SwiftText.literal(version)),
      "rows": TemplateValue(rows.map(\.value)),
      "composites": TemplateValue(composites.map(\.value)),
    ]
  }
}

/// What a template knows of the type of an entity's rows, or of a composite's values in them.
struct RowContext {
  /// The type, with backticks where Swift needs them.
  var name: String
  /// The name of the entity or the composite type.
  var source: String
  /// The paths of the properties, in the order of their places.
  var paths: [String] = []
  /// The properties that have accessors.
  var properties: [RowPropertyContext] = []

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "name": .string(name),
      "sourceCode": .string(SwiftText.code(source)),
      "sourceLiteral": .string(SwiftText.literal(source)),
      "paths": TemplateValue(paths.map { SwiftText.literal($0) }),
      "properties": TemplateValue(properties.map(\.value)),
    ]
  }
}

/// What a template knows of a property of a row.
struct RowPropertyContext {
  /// The property, with backticks where Swift needs them.
  var identifier: String
  /// What it leads to, for a comment.
  var comment: String?
  /// The type, with its optionality.
  var type: String
  /// What reads the value.
  var getter: String
  /// What writes `newValue`; `nil` for what the store derives.
  var setter: String?
  /// Whether the type is Foundation's.
  var needsFoundation = false

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "identifier": .string(identifier), "comment": comment.map { .string($0) } ?? .none,
      "type": .string(type), "getter": .string(getter),
      "setter": setter.map { .string($0) } ?? .none,
    ]
  }
}
