public import CModelwrightSQLite

extension Statement {
  /// Binds NULL.
  @inlinable
  public func bindNull(at index: Int32) throws(SQLiteError) {
    try check(sqlite3_bind_null(handle, index))
  }

  /// Binds an integer.
  @inlinable
  public func bind(_ value: Int64, at index: Int32) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle, index, value))
  }

  /// Binds a floating-point number; SQLite stores "not a number" as NULL.
  @inlinable
  public func bind(_ value: Double, at index: Int32) throws(SQLiteError) {
    try check(sqlite3_bind_double(handle, index, value))
  }

  /// Binds a text, which is copied.
  @inlinable
  public func bind(_ value: String, at index: Int32) throws(SQLiteError) {
    var text = value
    let code = text.withUTF8 {
      modelwright_bind_text(handle, index, $0.baseAddress, UInt64($0.count))
    }
    try check(code)
  }

  /// Binds bytes as a blob; they are copied.
  @inlinable
  public func bind(bytes: UnsafeRawBufferPointer, at index: Int32) throws(SQLiteError) {
    try check(modelwright_bind_blob(handle, index, bytes.baseAddress, UInt64(bytes.count)))
  }

  /// Binds bytes as a blob; they are copied.
  @inlinable
  public func bind(_ value: [UInt8], at index: Int32) throws(SQLiteError) {
    let code = value.withUnsafeBytes {
      modelwright_bind_blob(handle, index, $0.baseAddress, UInt64($0.count))
    }
    try check(code)
  }

  /// Binds UTF-8 bytes as a text; they are copied.
  @inlinable
  public func bind(utf8: UnsafeRawBufferPointer, at index: Int32) throws(SQLiteError) {
    try check(modelwright_bind_text(handle, index, utf8.baseAddress, UInt64(utf8.count)))
  }

  /// Binds UTF-8 bytes as a text without copying them: they must stay where they are until the
  /// parameter is bound again, or the statement has run and been reset.
  @inlinable
  public func bind(uncopiedUTF8 text: UnsafeRawBufferPointer, at index: Int32) throws(SQLiteError) {
    try check(modelwright_bind_static_text(handle, index, text.baseAddress, UInt64(text.count)))
  }

  /// Binds a value of any kind.
  public func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    switch value {
    case .null: try bindNull(at: index)
    case .integer(let value): try bind(value, at: index)
    case .real(let value): try bind(value, at: index)
    case .text(let value): try bind(value, at: index)
    case .blob(let value): try bind(value, at: index)
    }
  }

  /// Binds values to the parameters from the first on.
  public func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }
}
