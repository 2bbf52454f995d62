import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite

extension Diagnostic {
  /// Why a store cannot be used.
  static func store(_ fault: StoreError, at path: String) -> Diagnostic {
    func error(_ code: String) -> Diagnostic {
      Diagnostic(.error, code: code, fault.description, at: SourceLocation(path: path))
    }
    switch fault {
    case .notAStore, .notAFile: return error("not-a-store")
    case .missing, .missingFolder: return error("store-missing")
    case .damaged: return error("store-damaged")
    case .unknownModel: return error("store-of-other-model")
    case .newerStore: return error("store-form-newer")
    case .newerVersion: return error("store-version-newer")
    case .needsMigration: return error("store-obstacle")
    case .duplicates: return error("store-duplicates")
    case .migrationFailed, .stageFailed: return error("migration-failed")
    case .cancelled: return error("migration-cancelled")
    case .backupFailed: return error("backup-failed")
    case .readOnly: return error("store-read-only")
    case .busy: return error("store-busy")
    case .full: return error("store-full")
    case .unsupportedSQLite: return error("sqlite-too-old")
    case .file, .sqlite: return error("store-unreadable")
    }
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
