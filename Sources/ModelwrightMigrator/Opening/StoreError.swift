public import ModelwrightMigration
public import ModelwrightSQLite

/// Why a store could not be opened. The file is then as it was, to the byte.
public enum StoreError: Error, Hashable, Sendable {
  /// The file is something else than a store of ours.
  case notAStore(path: String, reason: String)
  /// The path leads to a folder or a device.
  case notAFile(path: String)
  /// There is no file, and none may be made.
  case missing(path: String)
  /// The folder that the file should be made in does not exist.
  case missingFolder(path: String)
  /// The store is ours, but not whole.
  case damaged(path: String, detail: String)
  /// The store was made with a model that has nothing in common with this one.
  case unknownModel(path: String, name: String, entities: [String])
  /// The store was made by a later version of this library.
  case newerStore(path: String, version: Int)
  /// A later version of the model has written the store, and migrating back was not allowed.
  case newerVersion(path: String, version: String)
  /// The store has another version of the model, and how to change it cannot be worked out.
  case needsMigration(path: String, obstacles: [MigrationObstacle])
  /// Values are there twice that must be unique in the new version of the model.
  case duplicates(path: String, detail: String)
  /// The rows do not fit the new version of the model in another way.
  case migrationFailed(path: String, detail: String)
  /// The hand-written code of a stage has thrown an error.
  case stageFailed(path: String, from: String, to: String, detail: String)
  /// The migration was cancelled before its end.
  case cancelled(path: String)
  /// The copy that was to be made first could not be made.
  case backupFailed(path: String, detail: String)
  /// The file or its folder cannot be written.
  case readOnly(path: String)
  /// Somebody else is using the store for too long.
  case busy(path: String)
  /// There is no room left.
  case full(path: String)
  /// The SQLite library is older than 3.37.
  case unsupportedSQLite(version: String)
  /// The operating system refused something else.
  case file(FileError)
  /// SQLite refused something else.
  case sqlite(path: String, SQLiteError)
}

extension StoreError: CustomStringConvertible {
  /// What is wrong, and what can be done.
  public var description: String {
    switch self {
    case .notAStore(let path, let reason): "\(path) is not a Modelwright store: \(reason)"
    case .notAFile(let path): "'\(path)' is not a file; name the file that the store is to be in"
    case .missing(let path): "there is no store at \(path)"
    case .missingFolder(let path): "the folder of \(path) does not exist; make it first"
    case .damaged(let path, let detail):
      "the store \(path) is damaged: \(detail); restore it from a backup"
    case .unknownModel(let path, let name, let entities):
      """
      the store \(path) was made with the model '\(name)' (\(Self.some(entities))), of which this \
      model has no entity
      """
    case .newerStore(let path, let version):
      """
      the store \(path) was made by a later version of Modelwright (its form is \(version)); \
      open it with that
      """
    case .newerVersion(let path, let version):
      """
      the store \(path) was written by a later version of the model, '\(version)'; open it with a \
      program that has it, or allow migrating back, which loses what this version does not have
      """
    case .needsMigration(let path, let obstacles):
      """
      the store \(path) has another version of the model, and it cannot be migrated:
      \(obstacles.map(\.description).joined(separator: "\n"))
      """
    case .migrationFailed(let path, let detail):
      "the store \(path) could not be migrated and is as it was: \(detail)"
    case .duplicates(let path, let detail):
      """
      the store \(path) could not be migrated and is as it was: values that must be unique now are \
      there twice (\(detail)); make them different first
      """
    case .stageFailed(let path, let from, let to, let detail):
      """
      the store \(path) could not be migrated and is as it was: the stage from '\(from)' to '\(to)' \
      failed: \(detail)
      """
    case .cancelled(let path): "the migration of the store \(path) was cancelled; it is as it was"
    case .backupFailed(let path, let detail):
      "the store was not migrated, since its copy \(path) could not be made: \(detail)"
    case .readOnly(let path): "the store \(path) or its folder cannot be written"
    case .busy(let path): "the store \(path) is in use by another program"
    case .full(let path): "there is no room left for the store \(path)"
    case .unsupportedSQLite(let version):
      "SQLite \(version) is too old; Modelwright needs 3.37 or later"
    case .file(let error): error.description
    case .sqlite(let path, let error): "the store \(path): \(error)"
    }
  }

  private static func some(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }
}

extension StoreError {
  /// What an error of a layer below means for a store.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as FileError: self = .file(error)
    case let error as MigrationError:
      self = .needsMigration(path: path, obstacles: error.obstacles)
    case let error as SQLiteError: self = .init(sqlite: error, path: path)
    default: self = .damaged(path: path, detail: "\(error)")
    }
  }

  private init(sqlite error: SQLiteError, path: String) {
    if error.isInterrupted {
      self = .cancelled(path: path)
    } else if error.isBusy {
      self = .busy(path: path)
    } else if error.isFull {
      self = .full(path: path)
    } else if error.isDamage {
      self = .damaged(path: path, detail: error.message)
    } else if error.isReadOnly || error.isCannotOpen {
      self = .readOnly(path: path)
    } else {
      self = .sqlite(path: path, error)
    }
  }
}
