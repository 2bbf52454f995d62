internal import CModelwrightSQLite

/// What SQLite answered when it could not do what it was asked.
public struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code: https://sqlite.org/rescode.html.
  public var code: Int32
  /// SQLite's message.
  public var message: String
  /// The statement; never the values that were bound to it. `nil` when there was none.
  public var sql: String?

  /// Makes an error.
  public init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The primary result code: the lower byte of ``code``.
  public var primaryCode: Int32 { code & 0xFF }

  /// The file is in use by another connection.
  public var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
  /// The disk, or the room that the store may take, is full.
  public var isFull: Bool { primaryCode == SQLITE_FULL }
  /// The file is not a database or its contents do not fit together.
  public var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }
  /// The file or its folder cannot be written.
  public var isReadOnly: Bool { primaryCode == SQLITE_READONLY }
  /// The file, or one that must stand beside it, cannot be opened.
  public var isCannotOpen: Bool {
    primaryCode == SQLITE_CANTOPEN || primaryCode == SQLITE_PERM || primaryCode == SQLITE_AUTH
  }
  /// Somebody asked for the statement to end.
  public var isInterrupted: Bool { primaryCode == SQLITE_INTERRUPT }
  /// A row breaks a constraint.
  public var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }
  /// A row breaks a uniqueness constraint.
  public var isUniqueness: Bool { code == SQLITE_CONSTRAINT | 8 << 8 }
  /// A key leads nowhere, or a row is still needed by a key.
  public var isForeignKey: Bool { code == SQLITE_CONSTRAINT | 3 << 8 }
  /// A required value is missing: NOT NULL, or the CHECK that stands for it in a sub-entity.
  public var isMissingValue: Bool {
    code == SQLITE_CONSTRAINT | 5 << 8 || code == SQLITE_CONSTRAINT | 1 << 8
  }

  /// The error that a connection reports for its last call.
  static func last(of handle: OpaquePointer?, code: Int32, sql: String? = nil) -> SQLiteError {
    guard let handle else {
      return SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)), sql: sql)
    }
    // The connection's own code is that of its last call, which is this one unless memory ran out.
    let extended = sqlite3_extended_errcode(handle)
    return SQLiteError(
      code: extended & 0xFF == code & 0xFF ? extended : code,
      message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }
}

extension SQLiteError: CustomStringConvertible {
  /// The message with its code, and the statement when there was one.
  public var description: String {
    let place = sql.map { " in: \($0)" } ?? ""
    return "SQLite error \(code): \(message)\(place)"
  }
}
