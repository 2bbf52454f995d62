import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightSchema

extension InspectedStore {
  /// `{"kind": "store", "path", "model", "version", "isCurrent", "modelHash", "schemaHash", "identifier",
  /// "form", "bytes", "logBytes", "knownVersions", "tables": [{"name", "rows", "entities": [{"name",
  /// "objects"}]}], "danglingKeys": [{"entity", "relationship", "count"}], "migration": {…}}`. `version`,
  /// `isCurrent` and `migration` are there when a model was named; `version` only when the store has one
  /// of its versions.
  var json: JSONValue {
    let metadata = survey.metadata
    return .record([
      "kind": .string("store"), "path": .string(path), "model": .string(metadata.modelName),
      "version": version.map { .string($0) },
      "isCurrent": model.map { .boolean(version == $0.currentName) },
      "modelHash": .string(metadata.modelHash.hexadecimal),
      "schemaHash": .string(metadata.schemaHash.hexadecimal),
      "identifier": .string(metadata.identifier.hexadecimal),
      "form": .integer(Int(Schema.rulesVersion)),
      "bytes": .integer(survey.size.file), "logBytes": .integer(survey.size.log),
      "knownVersions": .array(metadata.knownVersions.map { .string($0.hexadecimal) }),
      "tables": .array(survey.tables.map(Self.value)),
      "danglingKeys": .array(
        survey.danglingKeys.map {
          .record([
            "entity": .string($0.entity), "relationship": .string($0.relationship),
            "count": .integer($0.count),
          ])
        }),
      "migration": migration.map(Self.value),
    ])
  }

  private static func value(_ table: StoreSurvey.Table) -> JSONValue {
    .record([
      "name": .string(table.name), "rows": .integer(table.rows),
      "entities": .array(
        table.entities.map {
          .record(["name": .string($0.name), "objects": .integer($0.objects)])
        }),
    ])
  }

  /// `{"action": "none" | "migrate" | "impossible", "error", "obstacles": […], "parts": [{"from", "to",
  /// "hasStage", "changes": […], "losses": […]}]}`
  private static func value(_ migration: Migration) -> JSONValue {
    switch migration {
    case .nothing: .record(["action": .string("none")])
    case .impossible(let error):
      .record(["action": .string("impossible"), "error": .string(error.description)])
    case .route(let preview, let route):
      .record([
        "action": .string("migrate"),
        "obstacles": .array(preview.obstacles.map { .string($0.description) }),
        "parts": .array(
          route.legs.map { leg in
            .record([
              "from": .string(leg.source.name), "to": .string(leg.target.name),
              "hasStage": .boolean(leg.stage != nil),
              "changes": .array(leg.purposes.map { .string($0) }),
              "losses": .array(leg.losses.map { .string($0) }),
            ])
          }),
      ])
    }
  }
}
