/// Cuts a format string into words, one at a time.
struct Lexer {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next word; after the last one always the end.
  mutating func next() throws(PredicateSyntaxError) -> Token {
    skipSpace()
    let start = position
    guard let byte = peek() else { return token(.end, from: start) }
    switch byte {
    case _ where Self.beginsName(byte): return word(from: start, escaped: false)
    case UInt8(ascii: "#"): return try escapedWord(from: start)
    case UInt8(ascii: "$"), UInt8(ascii: "@"): return try marked(byte, from: start)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return try string(quote: byte, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(from: start)
    case UInt8(ascii: "%"): return try placeholder(from: start)
    default: return try symbol(byte, from: start)
    }
  }

  // MARK: Names

  static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || isDigit(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func name() -> String {
    let start = position
    while let byte = peek(), Self.continuesName(byte) { position += 1 }
    return text(start, position)
  }

  private mutating func word(from start: Int, escaped: Bool) -> Token {
    var name = name()
    if !escaped, name.utf8.count == 3, name.uppercased() == "UTI" {
      for tail in ["-CONFORMS-TO", "-EQUALS"] where startsHere(tail) {
        position += tail.utf8.count
        return token(.word(escaped: false), name + tail, from: start)
      }
    }
    // The colons of a function's name are part of it; that of `:=` is not.
    var kind = Token.Kind.word(escaped: escaped)
    while peek() == UInt8(ascii: ":"), peek(1) != UInt8(ascii: "=") {
      position += 1
      name += ":" + self.name()
      kind = .selector
    }
    return token(kind, name, from: start)
  }

  private mutating func escapedWord(from start: Int) throws(PredicateSyntaxError) -> Token {
    position += 1
    guard let byte = peek(), Self.beginsName(byte) else {
      throw .unexpectedCharacter("#", at: start, hint: "# stands before a property's name")
    }
    return word(from: start, escaped: true)
  }

  private mutating func marked(
    _ mark: UInt8, from start: Int
  ) throws(PredicateSyntaxError) -> Token {
    position += 1
    let isVariable = mark == UInt8(ascii: "$")
    guard let byte = peek(), Self.beginsName(byte) else {
      throw .unexpectedCharacter(
        Unicode.Scalar(mark), at: start,
        hint: isVariable
          ? "a variable's name follows, as in $NAME"
          : "a collection operator follows, as in @count; a value's placeholder is %@")
    }
    return token(isVariable ? .variable : .collectionOperator, name(), from: start)
  }

  // MARK: Symbols and placeholders

  /// The symbols, longer ones first, each with its first byte.
  private static let symbols = spellings.map { ($0.text.utf8.first ?? 0, $0.text, $0.symbol) }

  private static let spellings: [(text: String, symbol: Token.Symbol)] = [
    ("**", .power), ("==", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual),
    ("=<", .lessOrEqual), (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("&&", .and),
    ("||", .or), (":=", .assign), ("(", .openParenthesis), (")", .closeParenthesis),
    ("{", .openBrace), ("}", .closeBrace), ("[", .openBracket), ("]", .closeBracket),
    (",", .comma), (".", .dot), ("+", .plus), ("-", .minus), ("*", .times), ("/", .slash),
    ("=", .equal), ("<", .less), (">", .greater), ("!", .not),
  ]

  private mutating func symbol(
    _ byte: UInt8, from start: Int
  ) throws(PredicateSyntaxError) -> Token {
    if byte == UInt8(ascii: "."), let digit = peek(1), Self.isDigit(digit) {
      return try number(from: start)
    }
    for (first, text, symbol) in Self.symbols where first == byte && startsHere(text) {
      position += text.utf8.count
      return token(.symbol(symbol), text, from: start)
    }
    let hint: String? =
      switch byte {
      case UInt8(ascii: "&"): "write && or AND"
      case UInt8(ascii: "|"): "write || or OR"
      case UInt8(ascii: "?"): "a value's placeholder is %@"
      default: nil
      }
    throw .unexpectedCharacter(Unicode.Scalar(byte), at: start, hint: hint)
  }

  private mutating func placeholder(from start: Int) throws(PredicateSyntaxError) -> Token {
    position += 1
    if peek() == UInt8(ascii: "%") {
      throw .unexpectedCharacter(
        "%", at: start, hint: "%% stands for nothing outside quotes; write modulus:by:(x, y)")
    }
    var size = 0
    while let byte = peek(), "hlqLzjt".utf8.contains(byte), size < 2 {
      position += 1
      size += 1
    }
    guard let byte = peek() else { throw .badPlaceholder(at: start) }
    position += 1
    let kind: PredicatePlaceholder
    switch byte {
    case UInt8(ascii: "@") where size == 0: kind = .value
    case UInt8(ascii: "K") where size == 0: kind = .keyPath
    case _ where "diuxXoDUO".utf8.contains(byte): kind = .integer
    case _ where "fFgGeEaA".utf8.contains(byte): kind = .number
    case _ where "sScC".utf8.contains(byte): kind = .string
    default: throw .badPlaceholder(at: start)
    }
    return token(.placeholder(kind), text(start, position), from: start)
  }

  // MARK: Bytes

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  func token(_ kind: Token.Kind, _ text: String = "", from start: Int) -> Token {
    Token(kind: kind, text: text, start: start, end: position)
  }

  private func startsHere(_ text: String) -> Bool {
    guard position + text.utf8.count <= bytes.count else { return false }
    return zip(bytes[position...], text.utf8).allSatisfy { byte, wanted in
      byte == wanted
        || ((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && byte - 32 == wanted)
    }
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }
}
