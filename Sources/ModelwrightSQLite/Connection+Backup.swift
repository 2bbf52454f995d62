internal import CModelwrightSQLite

extension Connection {
  /// How many pages are copied between two looks.
  private static let pagesAtOnce: Int32 = 256

  /// Copies the whole database, as it is now for whoever reads it, over another connection's.
  ///
  /// - Parameter look: Gets how many pages are copied and how many there are; the copying ends when it
  ///   returns `false`.
  /// - Returns: whether everything was copied.
  @discardableResult
  public func copy(
    to target: Connection, look: (_ copied: Int, _ total: Int) throws -> Bool = { _, _ in true }
  ) throws -> Bool {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw SQLiteError.last(of: target.handle, code: SQLITE_ERROR)
    }
    var code = SQLITE_OK
    var isWanted = true
    do {
      while code == SQLITE_OK, isWanted {
        code = sqlite3_backup_step(backup, Self.pagesAtOnce)
        let total = Int(sqlite3_backup_pagecount(backup))
        isWanted = try look(total - Int(sqlite3_backup_remaining(backup)), total)
      }
    } catch {
      sqlite3_backup_finish(backup)
      throw error
    }
    sqlite3_backup_finish(backup)
    if code == SQLITE_DONE { return true }
    guard code == SQLITE_OK else { throw SQLiteError.last(of: target.handle, code: code) }
    return false
  }
}
