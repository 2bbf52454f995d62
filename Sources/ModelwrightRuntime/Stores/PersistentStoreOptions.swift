/// Where a container keeps its objects.
public enum PersistentStore: Hashable, Sendable {
  /// A SQLite file, which is made when it does not exist. Beside it stand, as long as it is open,
  /// two files of SQLite's whose names end in `-wal` and `-shm`.
  case file(String)
  /// Memory: nothing is kept when the container goes away.
  case memory
}

/// How a container uses its store.
public struct PersistentStoreOptions: Sendable {
  /// How much a save waits for the disk.
  public enum Synchronous: Hashable, Sendable {
    /// What was saved is on the disk when `save()` returns.
    case full
    /// The last saves may be lost when the power fails, but the store is never damaged.
    case normal
  }

  /// How much a save waits for the disk; ``Synchronous/full`` unless you say otherwise.
  public var synchronous: Synchronous
  /// How long a save, or a read, waits for another process; five seconds unless you say otherwise.
  public var busyTimeout: Duration
  /// How many connections for reading are kept open when nobody uses them.
  public var idleReaderCount: Int
  /// How a store of another version of the model is migrated.
  public var migration: MigrationOptions

  /// Makes options.
  public init(
    synchronous: Synchronous = .full, busyTimeout: Duration = .seconds(5),
    idleReaderCount: Int = 4, migration: MigrationOptions = MigrationOptions()
  ) {
    self.synchronous = synchronous
    self.busyTimeout = busyTimeout
    self.idleReaderCount = idleReaderCount
    self.migration = migration
  }

  var busyTimeoutMilliseconds: Int32 {
    let (seconds, attoseconds) = busyTimeout.components
    let limited = min(max(seconds, 0), 1_000_000)
    return Int32(limited * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
