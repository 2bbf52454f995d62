import Foundation
import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightSQLite

extension StoreCoordinator {
  /// A store that was made, migrated, or opened and checked.
  struct Opened {
    let connection: Connection
    let uuid: UUID
    let file: FileIdentity?
  }

  /// Opens a store for writing.
  static func open(
    _ store: PersistentStore, model: ManagedObjectModel, options: PersistentStoreOptions
  ) throws(PersistentStoreError) -> Opened {
    let opener = opener(model: model, options: options)
    do {
      let opened = try opener.open(store.location)
      return Opened(
        connection: opened.connection,
        uuid: UUID(bytes: opened.metadata.identifier) ?? UUID(), file: store.fileIdentity)
    } catch {
      throw PersistentStoreError(error)
    }
  }

  /// What makes, migrates and opens stores of a model.
  static func opener(model: ManagedObjectModel, options: PersistentStoreOptions) -> StoreOpener {
    StoreOpener(
      model: model.resolved, schema: model.schema, encoded: model.encoded,
      history: model.migrations.history,
      options: StoreOptions(
        busyTimeoutMilliseconds: options.busyTimeoutMilliseconds,
        synchronous: options.synchronous == .full ? .full : .normal,
        migration: options.migration.forOpening))
  }

  /// A connection for reading.
  static func reader(path: String, options: PersistentStoreOptions) throws -> Connection {
    let connection = try Connection(
      path: path, mode: .readOnly, busyTimeoutMilliseconds: options.busyTimeoutMilliseconds)
    try connection.configure()
    return connection
  }
}

extension PersistentStore {
  var location: StoreLocation {
    switch self {
    case .file(let path): .file(path)
    case .memory: .memory("")
    }
  }

  /// The path for messages.
  var path: String { location.path }

  var fileIdentity: FileIdentity? {
    switch self {
    case .file(let path): FileIdentity(path: path)
    case .memory: nil
    }
  }
}

extension PersistentStoreError {
  /// What the opening of a store reports.
  init(_ error: StoreError) {
    let detail = error.description
    self =
      switch error {
      case .notAStore(let path, _), .notAFile(let path): .notAStore(path: path, detail: detail)
      case .missing(let path), .missingFolder(let path): .missing(path: path)
      case .damaged(let path, let detail): .damaged(path: path, detail: detail)
      case .unknownModel(let path, _, _): .unknownModel(path: path, detail: detail)
      case .newerStore(let path, _): .newerStore(path: path)
      case .newerVersion(let path, let version): .newerVersion(path: path, version: version)
      case .needsMigration(let path, let obstacles):
        .needsMigration(path: path, reasons: obstacles.map(\.description))
      case .migrationFailed(let path, let detail): .migrationFailed(path: path, detail: detail)
      case .duplicates(let path, let detail): .duplicates(path: path, detail: detail)
      case .stageFailed(let path, let from, let to, let detail):
        .stageFailed(path: path, from: from, to: to, detail: detail)
      case .cancelled(let path): .migrationCancelled(path: path)
      case .backupFailed(let path, let detail): .backupFailed(path: path, detail: detail)
      case .readOnly(let path): .readOnly(path: path)
      case .busy(let path): .busy(path: path)
      case .full(let path): .full(path: path)
      case .unsupportedSQLite(let version): .unsupportedSQLite(version: version)
      case .file(let error): .failed(path: error.path, code: Int(error.number), detail: detail)
      case .sqlite(let path, let error): .sqlite(error, path: path)
      }
  }
}
