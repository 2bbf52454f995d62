public import ModelwrightModel

/// Decimal numbers as texts that SQLite's own comparison orders rightly, without loss.
///
/// - Zero is `=`.
/// - A positive number is `>`, the exponent plus 5000 in four digits, and the significant digits:
///   12.5 (0.125 × 10²) is `>5002125`.
/// - A negative number is `<`, 4999 minus the exponent in four digits, and the digits turned round:
///   `a` for 9 down to `j` for 0, ended by `~` so that fewer digits come later: -12.5 is `<4997ihe~`.
///
/// The first characters order negative numbers before zero before positive ones; of two numbers with
/// one sign the exponent decides, then the digits.
public enum DecimalCoding {
  /// The exponents that can be held; Foundation's `Decimal` has those from -127 to 166.
  public static let exponents = -5000...4999

  /// The text that stores a number; `nil` when its exponent is outside of ``exponents``.
  public static func encode(_ number: DecimalText) -> String? {
    if number.digits.isEmpty { return "=" }
    guard exponents.contains(number.exponent) else { return nil }
    let biased = number.isNegative ? 4999 - number.exponent : number.exponent + 5000
    var text: [UInt8] = [number.isNegative ? UInt8(ascii: "<") : UInt8(ascii: ">")]
    text.reserveCapacity(number.digits.count + 6)
    for place in [1000, 100, 10, 1] { text.append(UInt8(ascii: "0") + UInt8(biased / place % 10)) }
    if number.isNegative {
      for digit in number.digits { text.append(UInt8(ascii: "a") + (9 - min(digit, 9))) }
      text.append(UInt8(ascii: "~"))
    } else {
      for digit in number.digits { text.append(UInt8(ascii: "0") + min(digit, 9)) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The number that a text stores; `nil` when it stores none.
  public static func decode(_ text: String) -> DecimalText? {
    let bytes = Array(text.utf8)
    if bytes == [UInt8(ascii: "=")] { return DecimalText("0") }
    guard bytes.count > 5, let sign = bytes.first else { return nil }
    var biased = 0
    for byte in bytes[1..<5] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      biased = biased * 10 + Int(byte - UInt8(ascii: "0"))
    }
    guard var number = DecimalText("0") else { return nil }
    switch sign {
    case UInt8(ascii: ">"):
      number.digits = bytes[5...].map { $0 &- UInt8(ascii: "0") }
      number.exponent = biased - 5000
    case UInt8(ascii: "<"):
      guard bytes.last == UInt8(ascii: "~") else { return nil }
      number.digits = bytes[5...].dropLast().map { 9 &- ($0 &- UInt8(ascii: "a")) }
      number.exponent = 4999 - biased
      number.isNegative = true
    default: return nil
    }
    let digits = number.digits
    guard digits.allSatisfy({ $0 <= 9 }), digits.first ?? 0 != 0, digits.last ?? 0 != 0 else {
      return nil
    }
    return number
  }
}
