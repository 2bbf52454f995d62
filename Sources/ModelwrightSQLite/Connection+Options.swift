internal import CModelwrightSQLite

extension Connection {
  /// How much a commit waits for the disk.
  public enum Synchronous: String, Hashable, Sendable {
    /// A commit is on the disk when it returns.
    case full = "FULL"
    /// In WAL mode a commit may be lost when the power fails, but nothing is ever damaged.
    case normal = "NORMAL"
  }

  /// Sets what every connection to a store has: keys are enforced, triggers fire triggers, and the
  /// schema's own text cannot call functions or change pages behind SQLite's back.
  public func configure(synchronous: Synchronous = .full) throws(SQLiteError) {
    try setOption(SQLITE_DBCONFIG_ENABLE_FKEY, true)
    try setOption(SQLITE_DBCONFIG_ENABLE_TRIGGER, true)
    try setOption(SQLITE_DBCONFIG_DEFENSIVE, true)
    try setOption(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)
    try setOption(SQLITE_DBCONFIG_DQS_DML, false)
    try setOption(SQLITE_DBCONFIG_DQS_DDL, false)
    try execute("PRAGMA recursive_triggers = ON")
    try execute("PRAGMA synchronous = \(synchronous.rawValue)")
    try execute("PRAGMA temp_store = MEMORY")
  }

  /// Whether triggers may use virtual tables, which ``configure(synchronous:)`` forbids. A connection
  /// that writes to a table with a spatial index needs it: SQLite 3.40 counts those as unsafe.
  public func setSchemaTrusted(_ isTrusted: Bool) throws(SQLiteError) {
    try setOption(SQLITE_DBCONFIG_TRUSTED_SCHEMA, isTrusted)
  }

  /// Whether keys are enforced. It cannot be changed inside a transaction.
  public func setForeignKeys(_ isOn: Bool) throws(SQLiteError) {
    try setOption(SQLITE_DBCONFIG_ENABLE_FKEY, isOn)
  }

  /// Makes closing this connection leave the log as it is, instead of moving it into the file.
  public func keepLogOnClose() throws(SQLiteError) {
    try setOption(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
  }

  /// Writes what the open transaction has changed so far, so that whether there is room for it shows.
  public func flush() throws(SQLiteError) {
    try check(sqlite3_db_cacheflush(handle))
  }

  private func setOption(_ option: Int32, _ isOn: Bool) throws(SQLiteError) {
    try check(modelwright_db_config(handle, option, isOn ? 1 : 0))
  }

  /// Runs a function inside a transaction that is committed when it returns and rolled back when it
  /// throws.
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after some errors; then there is nothing left to do.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }
}
