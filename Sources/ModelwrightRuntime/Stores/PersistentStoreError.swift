import ModelwrightSQLite

/// What can be wrong with a store.
public enum PersistentStoreError: Error, Hashable, Sendable {
  /// The container was closed.
  case closed
  /// The file is not a store of this library.
  case notAStore(path: String, detail: String)
  /// The folder of the file does not exist.
  case missing(path: String)
  /// The file is damaged, or its contents do not fit the model.
  case damaged(path: String, detail: String)
  /// The store was made by a model that cannot be migrated from, or by another model.
  case unknownModel(path: String, detail: String)
  /// The store was made by a newer version of this library.
  case newerStore(path: String)
  /// A later version of the model has written the store. It was left alone, since migrating back may
  /// lose what this version does not have; ``MigrationOptions/newerStore`` can allow it.
  case newerVersion(path: String, version: String)
  /// The model differs from the store's in ways that cannot be inferred; each reason names entity
  /// and property.
  case needsMigration(path: String, reasons: [String])
  /// Values are there twice that must be unique in the new version of the model. The store is as it
  /// was.
  case duplicates(path: String, detail: String)
  /// The rows do not fit the new version of the model in another way. The store is as it was.
  case migrationFailed(path: String, detail: String)
  /// The hand-written code between two versions has thrown an error. The store is as it was.
  case stageFailed(path: String, from: String, to: String, detail: String)
  /// The migration was cancelled before its end. The store is as it was.
  case migrationCancelled(path: String)
  /// The copy that was to be made before the migration could not be made. The store is as it was.
  case backupFailed(path: String, detail: String)
  /// The file or its folder cannot be written.
  case readOnly(path: String)
  /// The file was deleted, moved or replaced while the container was open.
  case moved(path: String)
  /// Somebody else was using the store for longer than the busy timeout.
  case busy(path: String)
  /// The disk is full.
  case full(path: String)
  /// The SQLite library is too old.
  case unsupportedSQLite(version: String)
  /// Anything else that SQLite, or the system, reports.
  case failed(path: String, code: Int, detail: String)
}

extension PersistentStoreError {
  /// The error for what SQLite answered.
  static func sqlite(_ error: SQLiteError, path: String) -> PersistentStoreError {
    if error.isBusy { return .busy(path: path) }
    if error.isFull { return .full(path: path) }
    if error.isDamage { return .damaged(path: path, detail: error.message) }
    if error.isReadOnly { return .readOnly(path: path) }
    return .failed(path: path, code: Int(error.code), detail: error.description)
  }

  /// Any error with SQLite's own put into words.
  static func translated(_ error: any Error, path: String) -> any Error {
    (error as? SQLiteError).map { sqlite($0, path: path) } ?? error
  }
}

extension PersistentStoreError: CustomStringConvertible {
  /// What is wrong, and with which file.
  public var description: String {
    switch self {
    case .closed: "the container was closed"
    case .notAStore(_, let detail): detail
    case .missing(let path): "the folder of \(path) does not exist"
    case .damaged(let path, let detail): "\(path) is damaged: \(detail)"
    case .unknownModel(_, let detail): detail
    case .newerStore(let path): "\(path) was written by a newer version of Modelwright"
    case .needsMigration(let path, let reasons):
      "\(path) needs a migration: \(reasons.joined(separator: "; "))"
    case .newerVersion(let path, let version):
      "\(path) was written by a later version of the model, '\(version)'; open it with a program that has it"
    case .duplicates(let path, let detail):
      "\(path) could not be migrated: values that must be unique now are there twice: \(detail)"
    case .stageFailed(let path, let from, let to, let detail):
      "\(path) could not be migrated: the stage from '\(from)' to '\(to)' failed: \(detail)"
    case .migrationCancelled(let path): "the migration of \(path) was cancelled; it is as it was"
    case .backupFailed(let path, let detail): "the copy \(path) could not be made: \(detail)"
    case .migrationFailed(let path, let detail): "\(path) could not be migrated: \(detail)"
    case .readOnly(let path): "\(path) cannot be written"
    case .moved(let path): "\(path) was deleted or replaced while it was open"
    case .busy(let path): "\(path) is in use by somebody else"
    case .full(let path): "there is no room left for \(path)"
    case .unsupportedSQLite(let version): "SQLite \(version) is too old: 3.37 is needed"
    case .failed(let path, _, let detail): "\(path): \(detail)"
    }
  }
}
