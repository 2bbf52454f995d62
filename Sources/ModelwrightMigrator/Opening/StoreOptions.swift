public import ModelwrightSQLite

/// Where a store is.
public enum StoreLocation: Hashable, Sendable {
  /// In a file.
  case file(String)
  /// In memory. Stores of one process with the same name are one; an empty name shares with none.
  case memory(String)

  /// The path, or what stands for it in messages.
  public var path: String {
    switch self {
    case .file(let path): path
    case .memory(let name): name.isEmpty ? "in memory" : "'\(name)' in memory"
    }
  }
}

/// How a store is opened.
public struct StoreOptions: Sendable {
  /// Whether the store is only read; it is then neither made nor migrated.
  public var isReadOnly: Bool
  /// How long to wait for others that use the store, in milliseconds.
  public var busyTimeoutMilliseconds: Int32
  /// How much a commit waits for the disk.
  public var synchronous: Connection.Synchronous
  /// How a store of another version is migrated.
  public var migration: MigrationOptions

  /// Makes options.
  public init(
    isReadOnly: Bool = false, busyTimeoutMilliseconds: Int32 = 5_000,
    synchronous: Connection.Synchronous = .full,
    migration: MigrationOptions = MigrationOptions()
  ) {
    self.isReadOnly = isReadOnly
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
    self.synchronous = synchronous
    self.migration = migration
  }
}
