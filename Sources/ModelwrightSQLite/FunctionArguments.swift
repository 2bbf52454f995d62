internal import CModelwrightSQLite

/// The arguments of a call to a function that was registered with a connection; valid during the
/// call only.
public struct FunctionArguments {
  let values: UnsafeMutablePointer<OpaquePointer?>?
  /// How many there are.
  public let count: Int

  /// How an argument is held.
  public func type(_ index: Int) -> SQLiteType {
    SQLiteType(rawValue: sqlite3_value_type(handle(index))) ?? .null
  }

  /// Whether an argument is NULL.
  public func isNull(_ index: Int) -> Bool { type(index) == .null }

  /// An argument as an integer; 0 for NULL.
  public func int64(_ index: Int) -> Int64 { sqlite3_value_int64(handle(index)) }

  /// An argument as a floating-point number; 0 for NULL.
  public func double(_ index: Int) -> Double { sqlite3_value_double(handle(index)) }

  /// An argument as a text; empty for NULL.
  public func string(_ index: Int) -> String {
    withUTF8(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a function with an argument's text as UTF-8 bytes; empty for NULL.
  public func withUTF8<Result>(
    _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let value = handle(index)
    guard let text = sqlite3_value_text(value) else {
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return try body(UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value))))
  }

  /// An argument as bytes; empty for NULL.
  public func bytes(_ index: Int) -> [UInt8] {
    let value = handle(index)
    guard let start = sqlite3_value_blob(value) else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
  }

  /// An argument, as it is held.
  public func value(_ index: Int) -> SQLiteValue {
    switch type(index) {
    case .integer: .integer(int64(index))
    case .real: .real(double(index))
    case .text: .text(string(index))
    case .blob: .blob(bytes(index))
    case .null: .null
    }
  }

  private func handle(_ index: Int) -> OpaquePointer? {
    precondition(index < count, "a function asked for an argument that it does not have")
    return values?[index]
  }
}
