import ModelwrightModel

/// Numbers, `true`, `false` and `null`.
extension JSONReader {
  /// A value without quotes.
  mutating func word() throws(Stop) -> JSONValue {
    let start = place
    guard let text = bareWord() else {
      try report(.unexpectedText(scalarText, at: location))
      skipScalar()
      return .invalid
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    if Self.isNumber(text) { return .number(text) }
    try report(.unknownWord(text, at: location(of: start)))
    return .invalid
  }

  /// The letters, digits and signs of numbers at the reader's place; `nil` when there are none.
  mutating func bareWord() -> String? {
    let start = position
    while let byte, Self.isWordByte(byte) { position += 1 }
    guard position > start else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether a text is a number (RFC 8259 §6).
  static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = skipDigits(&rest)
    guard whole > 0, !isZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits(&rest) > 0 else { return false }
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      guard skipDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest.removeFirst(digits)
    return digits
  }

  /// The character at the reader's place.
  private var scalarText: String {
    String(decoding: bytes[position..<scalarEnd], as: UTF8.self)
  }

  private var scalarEnd: Int {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private mutating func skipScalar() { position = scalarEnd }
}
