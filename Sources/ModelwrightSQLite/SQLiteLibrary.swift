internal import CModelwrightSQLite

/// What holds for all of a process's databases.
public enum SQLiteLibrary {
  /// Has SQLite no longer count the memory that it uses, for which all threads wait at one lock.
  ///
  /// It is for a program that owns its process, before its first connection; afterwards it does nothing.
  /// Source: https://sqlite.org/c3ref/c_config_covering_index_scan.html, `SQLITE_CONFIG_MEMSTATUS`.
  public static func forgoStatistics() { _ = modelwright_forgo_statistics() }
}
