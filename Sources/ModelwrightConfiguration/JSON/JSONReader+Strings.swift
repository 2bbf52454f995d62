import ModelwrightModel

/// Strings with their escapes (RFC 8259 §7).
extension JSONReader {
  /// The string at the reader's place. One between single quotes is reported and read all the same.
  mutating func string() throws(Stop) -> String {
    let start = place
    let quote = bytes[position]
    if quote == UInt8(ascii: "'") { try report(.singleQuote(at: location)) }
    position += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case quote:
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case 0x0A:
        try report(.openString(at: location(of: start)))
        return String(decoding: text, as: UTF8.self)
      case 0..<0x20:
        try report(.controlCharacter(byte, at: location))
        position += 1
      default:
        text.append(byte)
        position += 1
      }
    }
    throw Stop(diagnostic: .openString(at: location(of: start)))
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(Stop) {
    let start = location
    position += 1
    guard let byte else { return }
    if byte == UInt8(ascii: "u") {
      position += 1
      text += String(try escapedScalar(at: start)).utf8
      return
    }
    guard let meaning = Self.escapes[byte] else {
      // What follows the backslash is read as any other character.
      try report(.unknownEscape(at: start))
      return
    }
    text.append(meaning)
    position += 1
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// The character of `\uXXXX` or of two of them that are a surrogate pair.
  private mutating func escapedScalar(at start: SourceLocation) throws(Stop) -> UnicodeScalar {
    let replacement: UnicodeScalar = "\u{FFFD}"
    guard let unit = hexadecimal() else {
      try report(.unknownEscape(at: start))
      return replacement
    }
    if let scalar = UnicodeScalar(unit) { return scalar }
    let afterFirst = position
    if unit < 0xDC00, byte == UInt8(ascii: "\\") {
      position += 1
      if byte == UInt8(ascii: "u") {
        position += 1
        if let second = hexadecimal(), (0xDC00...0xDFFF).contains(second) {
          let value = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
          return UnicodeScalar(value) ?? replacement
        }
      }
    }
    position = afterFirst
    try report(.loneSurrogate(at: start))
    return replacement
  }

  /// The value of four hexadecimal digits; `nil`, and nothing is passed over, when there are none.
  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<(position + 4)] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}
