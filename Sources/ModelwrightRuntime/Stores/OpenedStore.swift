import Foundation
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// A store that was made, or opened and checked, and its connection for writing.
struct OpenedStore {
  let connection: Connection
  let uuid: UUID
  let file: FileIdentity?

  /// The key of the store's UUID among its metadata.
  private static let uuidKey = "uuid"

  init(
    model: ManagedObjectModel, store: PersistentStore, options: PersistentStoreOptions
  ) throws {
    let connection: Connection
    switch store {
    case .memory:
      connection = try Connection(path: "", mode: .memory(""))
      file = nil
    case .file(let path):
      connection = try Connection(
        path: path, mode: .create, busyTimeoutMilliseconds: options.busyTimeoutMilliseconds)
      try connection.execute("PRAGMA journal_mode = WAL")
      file = FileIdentity(path: path)
    }
    try connection.configure(synchronous: options.synchronous == .full ? .full : .normal)
    if try connection.value("SELECT count(*) FROM sqlite_master") == .integer(0) {
      try connection.transaction {
        for statement in model.schema.statements { try connection.execute(statement) }
      }
    }
    uuid = try Self.uuid(of: connection)
    self.connection = connection
  }

  /// A connection for reading.
  static func reader(path: String, options: PersistentStoreOptions) throws -> Connection {
    let connection = try Connection(
      path: path, mode: .readOnly, busyTimeoutMilliseconds: options.busyTimeoutMilliseconds)
    try connection.configure()
    return connection
  }

  private static func uuid(of connection: Connection) throws -> UUID {
    let table = SystemName.quoted(SystemName.metadata)
    let (key, value) = (
      SystemName.quoted(SystemName.metadataKey), SystemName.quoted(SystemName.metadataValue)
    )
    let select = "SELECT \(value) FROM \(table) WHERE \(key) = ?1"
    if case .blob(let bytes)? = try connection.value(select, [.text(uuidKey)]),
      let uuid = UUID(bytes: bytes)
    {
      return uuid
    }
    let uuid = UUID()
    let bytes = withUnsafeBytes(of: uuid.uuid) { Array($0) }
    try connection.execute(
      "INSERT OR REPLACE INTO \(table) (\(key), \(value)) VALUES (?1, ?2)",
      [.text(uuidKey), .blob(bytes)])
    return uuid
  }
}
