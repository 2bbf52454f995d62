/// How a store of another version of the model is migrated.
public struct MigrationOptions: Sendable {
  /// What is done with a store that a later version of the model has written.
  public enum NewerStorePolicy: Hashable, Sendable {
    /// It is refused and stays as it is.
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

  /// What is done with a store of a later version.
  public var newerStore: NewerStorePolicy
  /// The copy that is made first.
  public var backup: Backup
  /// Called while a store is migrated, often enough for a bar, on the thread that opens the store.
  public var progress: (@Sendable (MigrationProgress) -> Void)?
  /// Asked while a store is migrated, up to the moment in which all of it is kept. With `true` opening
  /// ends with ``StoreError/cancelled(path:)``, and the store is as it was.
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
}
