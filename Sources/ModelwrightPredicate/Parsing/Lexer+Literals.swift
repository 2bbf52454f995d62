import ModelwrightModel

extension Lexer {
  // MARK: Strings

  mutating func string(quote: UInt8, from start: Int) throws(PredicateSyntaxError) -> Token {
    position += 1
    var contents: [UInt8] = []
    while let byte = peek() {
      position += 1
      if byte == quote {
        return token(.string, String(decoding: contents, as: UTF8.self), from: start)
      }
      if byte == UInt8(ascii: "\\") {
        contents.append(contentsOf: try escape())
      } else {
        contents.append(byte)
      }
    }
    throw .unterminatedString(at: start, quote: quote)
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(PredicateSyntaxError) -> [UInt8] {
    let start = position - 1
    guard let byte = peek() else { throw .badEscape(at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): return [byte]
    // Escapes of patterns: LIKE and MATCHES read them.
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "."): return [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "u"): return Array(String(try unicodeEscape(from: start)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return Array(String(try octalEscape(from: start)).utf8)
    default: throw .badEscape(at: start)
    }
  }

  private mutating func unicodeEscape(
    from start: Int
  ) throws(PredicateSyntaxError) -> Unicode.Scalar {
    let first = try digits(4, radix: 16, from: start)
    guard (0xD800..<0xDC00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw .badEscape(at: start) }
      return scalar
    }
    guard peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
      throw .badEscape(at: start)
    }
    position += 2
    let second = try digits(4, radix: 16, from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .badEscape(at: start) }
    return scalar
  }

  private mutating func octalEscape(from start: Int) throws(PredicateSyntaxError) -> Unicode.Scalar
  {
    guard let scalar = Unicode.Scalar(try digits(3, radix: 8, from: start)) else {
      throw .badEscape(at: start)
    }
    return scalar
  }

  private mutating func digits(
    _ count: Int, radix: UInt32, from start: Int
  ) throws(PredicateSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { throw .badEscape(at: start) }
      position += 1
      value = value * radix + UInt32(digit)
    }
    return value
  }

  /// Where a byte of a string's contents stands in the format string: that of the escape that stands
  /// for it, when there is one.
  ///
  /// - Parameters:
  ///   - offset: The byte's offset in the contents.
  ///   - start: Where the string's opening quote stands.
  mutating func place(ofContent offset: Int, ofStringAt start: Int) -> Int {
    guard bytes.indices.contains(start) else { return start }
    let quote = bytes[start]
    position = start + 1
    var passed = 0
    while let byte = peek(), byte != quote {
      let place = position
      position += 1
      let width = byte == UInt8(ascii: "\\") ? (try? escape().count) ?? 1 : 1
      passed += width
      if passed > offset { return place }
    }
    return position
  }

  // MARK: Numbers

  mutating func number(from start: Int) throws(PredicateSyntaxError) -> Token {
    if peek() == UInt8(ascii: "0"), let mark = peek(1), let radix = Self.radix(of: mark) {
      position += 2
      let digits = position
      while let byte = peek(), Self.continuesName(byte) { position += 1 }
      guard let value = Int64(text(digits, position), radix: radix) else {
        throw .badNumber(text(start, position), at: start)
      }
      return token(.number(.integer(value)), text(start, position), from: start)
    }
    let isWhole = skipDecimal()
    if let byte = peek(), Self.continuesName(byte) {
      while let more = peek(), Self.continuesName(more) { position += 1 }
      throw .badNumber(text(start, position), at: start)
    }
    let written = text(start, position)
    if isWhole, let value = Int64(written) {
      return token(.number(.integer(value)), written, from: start)
    }
    if isWhole, let value = DecimalText(written) {
      return token(.number(.decimal(value)), written, from: start)
    }
    guard let value = Double(written.first == "." ? "0" + written : written), value.isFinite else {
      throw .badNumber(written, at: start)
    }
    return token(.number(.double(value)), written, from: start)
  }

  private static func radix(of mark: UInt8) -> Int? {
    switch mark {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
    case UInt8(ascii: "b"), UInt8(ascii: "B"): 2
    default: nil
    }
  }

  /// Moves past a decimal number; `false` when it has a fraction or an exponent.
  private mutating func skipDecimal() -> Bool {
    var isWhole = true
    skipDigits()
    if peek() == UInt8(ascii: "."), let digit = peek(1), Self.isDigit(digit) {
      position += 1
      isWhole = false
      skipDigits()
    }
    if let mark = peek(), mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
      if let digit = peek(hasSign ? 2 : 1), Self.isDigit(digit) {
        position += hasSign ? 2 : 1
        isWhole = false
        skipDigits()
      }
    }
    return isWhole
  }

  private mutating func skipDigits() {
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
  }
}
