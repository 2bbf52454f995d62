import ModelwrightMigrator

/// How a store of another version of the model is migrated when it is opened.
///
/// A migration is one transaction: whenever it ends early, by an error, by being cancelled or because the
/// process dies, the store is as it was.
public struct MigrationOptions: Sendable {
  /// What is done with a store that a later version of the model has written.
  public enum NewerStorePolicy: Hashable, Sendable {
    /// It is refused with ``PersistentStoreError/newerVersion(path:version:)`` and stays as it is.
    case refuse
    /// It is migrated back, as far as that can be inferred. What this version does not have is lost.
    case migrateBack
  }

  /// Whether and where a store is copied before it is migrated.
  public enum Backup: Hashable, Sendable {
    /// It is not.
    case none
    /// Beside the store: its name followed by `.backup`, and a number when there is one already.
    case beside
    /// Under this path, where nothing may stand yet.
    case at(String)
  }

  /// What is done with a store of a later version; it is refused unless you say otherwise.
  public var newerStore: NewerStorePolicy
  /// The copy that is made first; none unless you say otherwise.
  public var backup: Backup
  /// Called while a store is migrated, often enough for a bar, on the thread that opens the store.
  public var progress: (@Sendable (MigrationProgress) -> Void)?
  /// Asked while a store is migrated, up to the moment in which all of it is kept. With `true`, as when
  /// the task is cancelled in which the store is opened, opening ends with
  /// ``PersistentStoreError/migrationCancelled(path:)``.
  public var isCancelled: (@Sendable () -> Bool)?

  /// Makes options.
  public init(
    newerStore: NewerStorePolicy = .refuse, backup: Backup = .none,
    progress: (@Sendable (MigrationProgress) -> Void)? = nil,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.newerStore = newerStore
    self.backup = backup
    self.progress = progress
    self.isCancelled = isCancelled
  }

  var forOpening: ModelwrightMigrator.MigrationOptions {
    let (progress, isCancelled) = (progress, isCancelled)
    var options = ModelwrightMigrator.MigrationOptions(
      newerStore: newerStore == .refuse ? .refuse : .migrateBack,
      isCancelled: { Task.isCancelled || isCancelled?() ?? false })
    options.backup =
      switch backup {
      case .none: .none
      case .beside: .beside
      case .at(let path): .at(path)
      }
    if let progress { options.progress = { progress(MigrationProgress($0)) } }
    return options
  }
}

/// How far a migration is.
public struct MigrationProgress: Hashable, Sendable {
  /// What is being done, in words.
  public let step: String
  /// How many steps are done.
  public let stepsDone: Int
  /// How many steps there are.
  public let stepCount: Int
  /// How many rows have been written so far.
  public let rowsDone: Int
  /// How many rows are to be written, as far as that is known.
  public let rowCount: Int
  /// How much of the work is done, from 0 to 1; it never falls.
  public let fraction: Double

  init(_ progress: ModelwrightMigrator.MigrationProgress) {
    step = progress.step
    stepsDone = progress.stepsDone
    stepCount = progress.stepCount
    rowsDone = progress.rowsDone
    rowCount = progress.rowCount
    fraction = progress.fraction
  }
}
