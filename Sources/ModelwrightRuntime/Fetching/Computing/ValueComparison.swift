import ModelwrightModel
import ModelwrightPredicate

/// How two values are ordered: the counterpart of SQLite's own comparison.
enum ValueComparison {
  /// Below, at or above zero; `nil` when either is absent or not a number, or when they cannot be
  /// compared.
  static func compare(_ left: PredicateValue, _ right: PredicateValue) -> Int? {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): return order(a, b)
    case (.string(let a), .string(let b)), (.uri(let a), .uri(let b)),
      (.string(let a), .uri(let b)), (.uri(let a), .string(let b)):
      return compare(a, b)
    case (.decimal(let a), .decimal(let b)): return compare(a, b)
    case (.data(let a), .data(let b)), (.uuid(let a), .uuid(let b)):
      return a == b ? 0 : a.lexicographicallyPrecedes(b) ? -1 : 1
    case (.decimal(let a), let b): return decimal(b).map { compare(a, $0) }
    case (let a, .decimal(let b)): return decimal(a).map { compare($0, b) }
    default: return compareNumbers(left, right)
    }
  }

  /// By UTF-8 bytes.
  static func compare(_ left: String, _ right: String) -> Int {
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }

  private enum Number {
    case whole(Int64)
    case real(Double)
  }

  private static func compareNumbers(_ left: PredicateValue, _ right: PredicateValue) -> Int? {
    guard let first = number(left), let second = number(right) else { return nil }
    switch (first, second) {
    case (.whole(let a), .whole(let b)): return order(a, b)
    case (.real(let a), .real(let b)): return order(a, b)
    case (.whole(let a), .real(let b)): return compare(a, b)
    case (.real(let a), .whole(let b)): return -compare(b, a)
    }
  }

  private static func number(_ value: PredicateValue) -> Number? {
    switch value {
    case .integer(let number): .whole(number)
    case .boolean(let answer): .whole(answer ? 1 : 0)
    case .double(let number), .date(let number): number.isNaN ? nil : .real(number)
    default: nil
    }
  }

  /// Exactly, also where a `Double` cannot hold the whole number.
  private static func compare(_ left: Int64, _ right: Double) -> Int {
    if right >= 0x1p63 { return -1 }
    if right < -0x1p63 { return 1 }
    let whole = Int64(right)
    if left != whole { return order(left, whole) }
    return order(0, right - Double(whole))
  }

  // MARK: Decimal numbers

  /// A number as a decimal one: a floating-point number by its shortest form.
  static func decimal(_ value: PredicateValue) -> DecimalText? {
    switch value {
    case .decimal(let number): number
    case .integer(let number): DecimalText("\(number)")
    case .boolean(let answer): DecimalText(answer ? "1" : "0")
    case .double(let number), .date(let number): number.isFinite ? DecimalText("\(number)") : nil
    default: nil
    }
  }

  private static func compare(_ left: DecimalText, _ right: DecimalText) -> Int {
    if left.digits.isEmpty || right.digits.isEmpty || left.isNegative != right.isNegative {
      return order(sign(left), sign(right))
    }
    let magnitude =
      left.exponent != right.exponent
      ? order(left.exponent, right.exponent)
      : left.digits == right.digits
        ? 0 : left.digits.lexicographicallyPrecedes(right.digits) ? -1 : 1
    return left.isNegative ? -magnitude : magnitude
  }

  private static func sign(_ number: DecimalText) -> Int {
    number.digits.isEmpty ? 0 : number.isNegative ? -1 : 1
  }
}
