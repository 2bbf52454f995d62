public import CModelwrightSQLite

/// A prepared statement.
///
/// Binding and reading are thin: they are called once a value. Positions of parameters count from 1,
/// those of columns from 0, as in SQLite. Not Sendable: a statement belongs to its connection, and
/// must be reset when its rows are done with, since an unfinished one keeps its transaction open.
public final class Statement {
  /// SQLite's handle.
  @usableFromInline let handle: OpaquePointer

  init(handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// The statement's text.
  public var sql: String { sqlite3_sql(handle).map { String(cString: $0) } ?? "" }
  /// How many parameters it has.
  public var parameterCount: Int32 { sqlite3_bind_parameter_count(handle) }
  /// How many columns its rows have; 0 when it gives no rows.
  public var columnCount: Int32 { sqlite3_column_count(handle) }
  /// Whether it changes nothing.
  public var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }
  /// The name of a column.
  public func columnName(_ column: Int32) -> String {
    sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
  }

  /// Goes to the next row.
  ///
  /// - Returns: whether there is one.
  @inlinable
  @discardableResult
  public func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw failure(code)
  }

  /// Runs a statement whose rows, if any, are of no interest, and makes it ready for the next time.
  @inlinable
  public func run() throws(SQLiteError) {
    let code = sqlite3_step(handle)
    if code != SQLITE_DONE, code != SQLITE_ROW {
      let error = failure(code)
      sqlite3_reset(handle)
      throw error
    }
    sqlite3_reset(handle)
  }

  /// Ends the statement's rows and makes it ready to run again; parameters keep their values.
  @inlinable
  public func reset() { sqlite3_reset(handle) }

  /// Sets all parameters to NULL.
  @inlinable
  public func clearBindings() { sqlite3_clear_bindings(handle) }

  @usableFromInline
  func failure(_ code: Int32) -> SQLiteError {
    .last(of: sqlite3_db_handle(handle), code: code, sql: sql)
  }

  @inlinable
  func check(_ code: Int32) throws(SQLiteError) {
    if code != SQLITE_OK { throw failure(code) }
  }
}
