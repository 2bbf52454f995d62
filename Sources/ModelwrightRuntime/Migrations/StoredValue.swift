import Foundation
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// A type of attributes with the form in which a store holds its values. Source: DESIGN §3.
protocol StoredValue {
  /// Reads a value; `nil` when it is none of the type.
  init?(stored: SQLiteValue)
  /// The value as the store holds it; `nil` when it cannot.
  var stored: SQLiteValue? { get }
  /// What stands for a value that is missing until its absence is reported.
  static var substitute: Self { get }
}

extension StoredValue where Self: FixedWidthInteger {
  init?(stored: SQLiteValue) {
    guard case .integer(let number) = stored else { return nil }
    self.init(exactly: number)
  }
  var stored: SQLiteValue? { Int64(exactly: self).map { .integer($0) } }
  static var substitute: Self { 0 }
}

extension Int16: StoredValue {}
extension Int32: StoredValue {}
extension Int64: StoredValue {}

extension Bool: StoredValue {
  init?(stored: SQLiteValue) {
    guard case .integer(let number) = stored else { return nil }
    self = number != 0
  }
  var stored: SQLiteValue? { .integer(self ? 1 : 0) }
  static var substitute: Bool { false }
}

extension Double: StoredValue {
  init?(stored: SQLiteValue) {
    guard case .real(let number) = stored else { return nil }
    self = number
  }
  // -0.0 and 0.0 are one number and must be one value in the store.
  var stored: SQLiteValue? { isNaN ? nil : .real(self == 0 ? 0 : self) }
  static var substitute: Double { 0 }
}

extension Float: StoredValue {
  init?(stored: SQLiteValue) {
    guard let number = Double(stored: stored) else { return nil }
    self = Float(number)
  }
  var stored: SQLiteValue? { Double(self).stored }
  static var substitute: Float { 0 }
}

extension String: StoredValue {
  init?(stored: SQLiteValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }
  var stored: SQLiteValue? { .text(self) }
  static var substitute: String { "" }
}

extension Date: StoredValue {
  init?(stored: SQLiteValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
  var stored: SQLiteValue? { timeIntervalSinceReferenceDate.stored }
  static var substitute: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: StoredValue {
  init?(stored: SQLiteValue) {
    guard case .blob(let bytes) = stored else { return nil }
    self.init(bytes)
  }
  var stored: SQLiteValue? { .blob(Array(self)) }
  static var substitute: Data { Data() }
}

extension UUID: StoredValue {
  init?(stored: SQLiteValue) {
    guard case .blob(let bytes) = stored else { return nil }
    self.init(bytes: bytes)
  }
  var stored: SQLiteValue? { withUnsafeBytes(of: uuid) { .blob(Array($0)) } }
  static var substitute: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: StoredValue {
  init?(stored: SQLiteValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(string: text)
  }
  var stored: SQLiteValue? { .text(absoluteString) }
  static var substitute: URL { URL(filePath: "/") }
}

extension Decimal: StoredValue {
  init?(stored: SQLiteValue) {
    guard case .text(let text) = stored, let number = DecimalCoding.decode(text) else { return nil }
    self.init(string: number.description, locale: nil)
  }
  var stored: SQLiteValue? { storedText.map { .text($0) } }
  static var substitute: Decimal { Decimal() }
}
