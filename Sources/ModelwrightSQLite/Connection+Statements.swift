internal import CModelwrightSQLite

extension Connection {
  /// How many statements are kept; preparing one takes about 13 µs.
  static let keptStatementCount = 256

  /// Runs one or more statements and drops their rows.
  public func execute(_ sql: String) throws(SQLiteError) {
    // SQLite reads text up to the first NUL: what stands behind it would silently not be run.
    guard !sql.utf8.contains(0) else { throw Self.containsNUL() }
    try check(sqlite3_exec(handle, sql, nil, nil, nil), sql: sql)
  }

  /// Runs one statement with values and drops its rows.
  public func execute(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
  }

  /// A prepared statement, kept for the next time the same text is asked for.
  ///
  /// It is handed out reset, its parameters being NULL. While somebody holds it, asking for the same
  /// text gives another one, so that nested uses do not disturb each other. Reset it when done.
  public func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let index = statements.index(forKey: sql),
      isKnownUniquelyReferenced(&statements.values[index])
    {
      let kept = statements.values[index]
      kept.reset()
      kept.clearBindings()
      return kept
    }
    let prepared = try prepare(sql)
    if statements[sql] == nil {
      if statements.count >= Self.keptStatementCount { statements.removeAll() }
      statements[sql] = prepared
    }
    return prepared
  }

  /// A prepared statement that is not kept.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    guard !sql.utf8.contains(0) else { throw Self.containsNUL() }
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try check(sqlite3_prepare_v3(handle, sql, -1, flags, &prepared, nil), sql: sql)
    guard let prepared else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "the text holds no statement", sql: sql)
    }
    return Statement(handle: prepared)
  }

  /// Forgets all kept statements, for example before the schema is changed.
  public func forgetStatements() { statements.removeAll() }

  /// All rows of a statement.
  public func rows(
    _ sql: String, _ values: [SQLiteValue] = []
  ) throws(SQLiteError) -> [[SQLiteValue]] {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var rows: [[SQLiteValue]] = []
    while try statement.step() { rows.append(statement.row) }
    return rows
  }

  /// The first value of a statement's first row; `nil` when it gives no row.
  public func value(
    _ sql: String, _ values: [SQLiteValue] = []
  ) throws(SQLiteError) -> SQLiteValue? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.value(0) : nil
  }

  private static func containsNUL() -> SQLiteError {
    SQLiteError(code: SQLITE_MISUSE, message: "the statement contains a NUL character")
  }
}

extension Connection {
  /// How many rows the last INSERT, UPDATE or DELETE changed, without those of triggers and keys.
  public var changes: Int { Int(sqlite3_changes64(handle)) }
  /// The key of the row that was inserted last.
  public var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }
  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}
