import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite

extension Diagnostic {
  /// Why a store cannot be used.
  static func store(_ error: StoreError, at path: String) -> Diagnostic {
    Diagnostic(
      .error, code: error.diagnosticCode, error.description, at: SourceLocation(path: path))
  }

  /// What is in the way of migrating a store, at the place in the model that it is about.
  static func obstacle(
    _ obstacle: MigrationObstacle, in model: ResolvedModel, store: String
  ) -> Diagnostic {
    let entity = model.entity(named: obstacle.entity)
    let property = entity?.properties.first { $0.name == obstacle.property }
    let source =
      switch property?.kind {
      case .attribute(let attribute): attribute.source
      case .relationship(let index): model.relationships[index].relationship.source
      default: entity?.entity.source ?? SourceReference()
      }
    let place =
      source.path.isEmpty
      ? SourceLocation(path: store)
      : SourceLocation(path: source.path, line: Int(source.line), column: Int(source.column))
    return Diagnostic(
      .error, code: "store-obstacle", "the store \(store) cannot be migrated: \(obstacle)",
      at: place,
      about: obstacle.entity.isEmpty
        ? nil : Subject(entity: obstacle.entity, property: obstacle.property))
  }

  /// A stage that the tool has no code for.
  static func stageNeedsProgram(_ leg: StoreRoute.Leg, store: String) -> Diagnostic {
    Diagnostic(
      .error, code: "stage-needs-program",
      """
      the stage from '\(leg.source.name)' to '\(leg.target.name)' is Swift code, which only the \
      program has; open the store with it
      """, at: SourceLocation(path: store))
  }
}

extension StoreError {
  fileprivate var diagnosticCode: String {
    switch self {
    case .notAStore, .notAFile: "not-a-store"
    case .missing, .missingFolder: "store-missing"
    case .damaged: "store-damaged"
    case .unknownModel: "store-of-other-model"
    case .newerStore: "store-form-newer"
    case .newerVersion: "store-version-newer"
    case .needsMigration: "store-obstacle"
    case .duplicates: "store-duplicates"
    case .migrationFailed, .stageFailed: "migration-failed"
    case .cancelled: "migration-cancelled"
    case .backupFailed: "backup-failed"
    case .readOnly: "store-read-only"
    case .busy: "store-busy"
    case .full: "store-full"
    case .unsupportedSQLite: "sqlite-too-old"
    case .file, .sqlite: "store-unreadable"
    }
  }
}
