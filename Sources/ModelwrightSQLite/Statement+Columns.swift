public import CModelwrightSQLite

/// How SQLite holds a value.
public enum SQLiteType: Int32, Hashable, Sendable {
  /// SQLITE_INTEGER.
  case integer = 1
  /// SQLITE_FLOAT.
  case real = 2
  /// SQLITE_TEXT.
  case text = 3
  /// SQLITE_BLOB.
  case blob = 4
  /// SQLITE_NULL.
  case null = 5
}

extension Statement {
  /// Whether the current row's value is NULL.
  @inlinable
  public func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// How the current row's value is held. Ask before reading it as something else.
  @inlinable
  public func type(_ column: Int32) -> SQLiteType {
    SQLiteType(rawValue: sqlite3_column_type(handle, column)) ?? .null
  }

  /// The current row's value as an integer; 0 for NULL.
  @inlinable
  public func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The current row's value as a floating-point number; 0 for NULL.
  @inlinable
  public func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  /// The current row's value as a text; empty for NULL.
  @inlinable
  public func string(_ column: Int32) -> String {
    guard let text = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// Calls a function with the current row's value as bytes, which are valid during the call only;
  /// empty for NULL. The bytes of a text are its UTF-8.
  @inlinable
  public func withBytes<Result>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    guard let start = sqlite3_column_blob(handle, column) else {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The current row's value as bytes; empty for NULL.
  @inlinable
  public func bytes(_ column: Int32) -> [UInt8] {
    withBytes(column) { Array($0) }
  }

  /// The current row's value, as it is held.
  public func value(_ column: Int32) -> SQLiteValue {
    switch type(column) {
    case .integer: .integer(int64(column))
    case .real: .real(double(column))
    case .text: .text(string(column))
    case .blob: .blob(bytes(column))
    case .null: .null
    }
  }

  /// The current row's values.
  public var row: [SQLiteValue] { (0..<columnCount).map { value($0) } }
}
