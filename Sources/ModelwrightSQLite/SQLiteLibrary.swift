internal import CModelwrightSQLite

/// What holds for all of a process's databases.
public enum SQLiteLibrary {
  /// Has SQLite no longer count the memory that it uses, for which all threads wait at one lock.
  ///
  /// It is for a program that owns its process, before its first connection; afterwards it does nothing.
  /// Source: https://sqlite.org/c3ref/c_config_covering_index_scan.html, `SQLITE_CONFIG_MEMSTATUS`.
  public static func forgoStatistics() { _ = modelwright_forgo_statistics() }

  /// Has SQLite take its memory from pools of its own, one for each thread, which keep what they once had.
  ///
  /// It is for a program that owns its process and ends soon, before its first connection; afterwards it
  /// does nothing. Making and parsing schemas in memory is mostly asking for small blocks.
  /// Source: https://sqlite.org/c3ref/c_config_covering_index_scan.html, `SQLITE_CONFIG_MALLOC`.
  public static func poolMemory() { _ = modelwright_use_pools() }
}
