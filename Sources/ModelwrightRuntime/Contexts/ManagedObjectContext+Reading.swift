import ModelwrightSQLite

extension ManagedObjectContext {
  /// Calls a function with a connection, all of whose reads see one state of the store. The
  /// transaction ends when the function returns; calls inside it share the connection.
  func reading<Result>(_ body: (StoreConnection) throws -> Result) throws -> Result {
    do {
      if let connection { return try body(connection) }
      sweepIfNeeded()
      return try coordinator.withReader { reader in
        connection = reader
        defer { connection = nil }
        return try Self.inTransaction(reader, body)
      }
    } catch {
      throw PersistentStoreError.translated(error, path: coordinator.path)
    }
  }

  /// Calls a function with a connection for a single statement, which needs no transaction.
  func readingOnce<Result>(_ body: (StoreConnection) throws -> Result) throws -> Result {
    do {
      if let connection { return try body(connection) }
      sweepIfNeeded()
      return try coordinator.withReader { reader in
        connection = reader
        defer { connection = nil }
        return try body(reader)
      }
    } catch {
      throw PersistentStoreError.translated(error, path: coordinator.path)
    }
  }

  private static func inTransaction<Result>(
    _ reader: StoreConnection, _ body: (StoreConnection) throws -> Result
  ) throws -> Result {
    // A store in memory reads with the writer, which may be in the middle of a save.
    if reader.connection.isInTransaction { return try body(reader) }
    try reader.connection.execute("BEGIN")
    defer { try? reader.connection.execute("ROLLBACK") }
    return try body(reader)
  }
}
