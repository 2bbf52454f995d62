/// A decimal number taken apart: sign, significant digits and the power of ten of the first digit.
///
/// The value is `0.d₁d₂d₃… × 10^exponent`, negative when `isNegative`; zero has no digits. It is what
/// the store's order-preserving encoding and the reading of defaults share, without Foundation.
public struct DecimalText: Hashable, Sendable {
  /// Whether the number is below zero.
  public var isNegative: Bool
  /// The digits, each 0…9, without leading and trailing zeros.
  public var digits: [UInt8]
  /// The power of ten that `0.digits` is multiplied by; 0 for zero.
  public var exponent: Int

  /// Reads `[+-]digits[.digits][e[+-]digits]`; `nil` for anything else, or for an exponent beyond
  /// six digits.
  public init?(_ text: some StringProtocol) {
    var rest = Substring(text)[...]
    isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    var power = 0
    if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      guard let value = Int(rest[rest.index(after: mark)...]), abs(value) < 1_000_000 else {
        return nil
      }
      power = value
      rest = rest[..<mark]
    }
    let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    let figures = (parts[0] + fraction).utf8.map { $0 &- UInt8(ascii: "0") }
    guard !figures.isEmpty, figures.allSatisfy({ $0 <= 9 }) else { return nil }
    let leading = figures.prefix { $0 == 0 }.count
    let trailing = figures.reversed().prefix { $0 == 0 }.count
    digits = leading == figures.count ? [] : Array(figures[leading..<(figures.count - trailing)])
    exponent = digits.isEmpty ? 0 : parts[0].utf8.count - leading + power
    if digits.isEmpty { isNegative = false }
  }
}

extension DecimalText {
  /// Whether Foundation's `Decimal`, and Core Data's with it, holds the number exactly: up to 38 digits
  /// and a power of ten of the last one from −128 to 127.
  public var isStorable: Bool {
    digits.count <= 38 && (digits.isEmpty || (-128...127).contains(exponent - digits.count))
  }
}

extension DecimalText: CustomStringConvertible {
  /// The shortest plain form, such as `-12.5`, or with an exponent when that has fewer characters.
  public var description: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    switch exponent {
    case ...0 where exponent > -40:
      return sign + "0." + String(repeating: "0", count: -exponent) + text
    case 1...digits.count where exponent == digits.count: return sign + text
    case 1..<max(2, digits.count):
      return sign + text.prefix(exponent) + "." + text.dropFirst(exponent)
    case digits.count...60:
      return sign + text + String(repeating: "0", count: exponent - digits.count)
    default:
      return sign + text + "E\(exponent - digits.count)"
    }
  }
}
