import ModelwrightMigration
import ModelwrightModel
import ModelwrightTemplating

/// What a template knows of the versions of a model and the ways between them.
struct MigrationsContext {
  /// A version.
  struct Version {
    var name: String
    var hash: String
    /// How a store of the version comes to the current one, for a comment.
    var route: String
    /// The lines of the encoded model; empty where it is not needed.
    var encodedLines: [String]
    /// What entities of the current version were called: later name, earlier name.
    var entityRenames: [(name: String, earlier: String)]
    /// What properties of the current version were called.
    var propertyRenames: [(entity: String, name: String, earlier: String)]
  }

  /// A stage.
  struct Stage {
    var from: String
    var to: String
    var function: String
  }

  /// The namespace, with backticks where Swift needs them.
  var namespace: String
  var versions: [Version]
  var stages: [Stage]
  /// The namespace of the versions' rows.
  var rowsName: String
  var rows: [VersionRowsContext]

  /// Whether the file names a type of Foundation.
  var needsFoundation: Bool {
    rows.contains { version in
      (version.rows + version.composites).contains {
        $0.properties.contains(where: \.needsFoundation)
      }
    }
  }

  /// What the template finds.
  var entries: [(String, TemplateValue)] {
    [
      ("namespace", .string(namespace)),
      ("versions", TemplateValue(versions.map(\.value))),
      ("stages", TemplateValue(stages.map(\.value))),
      ("rowsName", .string(rowsName)),
      ("rowVersions", TemplateValue(rows.map(\.value))),
    ]
  }
}

extension MigrationsContext.Version {
  fileprivate var value: TemplateDictionary {
    let entities: [TemplateDictionary] = entityRenames.map { rename in
      [
        "name": .string(SwiftText.literal(rename.name)),
        "earlier": .string(SwiftText.literal(rename.earlier)),
      ]
    }
    let properties: [TemplateDictionary] = propertyRenames.map { rename in
      [
        "entity": .string(SwiftText.literal(rename.entity)),
        "name": .string(SwiftText.literal(rename.name)),
        "earlier": .string(SwiftText.literal(rename.earlier)),
      ]
    }
    return [
      "nameLiteral": .string(SwiftText.literal(name)), "hash": .string(hash),
      "route": .string(SwiftText.comment(route)), "encodedLines": TemplateValue(encodedLines),
      "entityRenames": TemplateValue(entities), "propertyRenames": TemplateValue(properties),
    ]
  }
}

extension MigrationsContext.Stage {
  var value: TemplateDictionary {
    [
      "fromLiteral": .string(SwiftText.literal(from)), "toLiteral": .string(SwiftText.literal(to)),
      "fromCode": .string(SwiftText.code(from)), "toCode": .string(SwiftText.code(to)),
      "function": .string(function),
    ]
  }
}
