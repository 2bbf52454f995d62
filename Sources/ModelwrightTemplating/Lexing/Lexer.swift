/// Cuts a template into tokens.
struct Lexer {
  /// How far a quotation mark is looked for that would close another: longer texts are not in tags.
  private static let maximumDistance = 4096

  private let source: TemplateSource
  private var position = 0

  init(_ source: TemplateSource) { self.source = source }

  /// All tokens of a template.
  static func tokens(of source: TemplateSource) throws(TemplateError) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    while lexer.position < source.bytes.count {
      let start = lexer.position
      let mark = lexer.nextMark()
      if mark > start { tokens.append(Token(kind: .text, content: start..<mark, start: start)) }
      if mark < source.bytes.count { tokens.append(try lexer.marked(at: mark)) }
    }
    return tokens
  }

  /// Moves to the next opening mark, or to the end.
  private mutating func nextMark() -> Int {
    let bytes = source.bytes
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "{"), Self.kind(of: bytes[position + 1]) != nil {
        return position
      }
      position += 1
    }
    position = bytes.count
    return position
  }

  /// What the byte after a brace opens.
  private static func kind(of byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .variable
    case UInt8(ascii: "%"): .tag
    case UInt8(ascii: "#"): .comment
    default: nil
    }
  }

  /// The token whose opening mark stands at a byte.
  private mutating func marked(at start: Int) throws(TemplateError) -> Token {
    let kind = Self.kind(of: source.bytes[start + 1]) ?? .text
    guard let end = closingMark(of: kind, from: start + 2) else {
      let name = source.text(start..<(start + 2))
      throw source.error("'\(name)' is not closed", at: start)
    }
    position = end + 2
    var token = Token(kind: kind, content: (start + 2)..<end, start: start)
    if kind == .tag { takeWishes(&token) }
    trim(&token)
    return token
  }

  /// Where the closing mark stands: the first one outside of quotation marks, or the first at all
  /// when the quotation marks do not match.
  private func closingMark(of kind: Token.Kind, from start: Int) -> Int? {
    let bytes = source.bytes
    let closing: UInt8 =
      switch kind {
      case .tag: UInt8(ascii: "%")
      case .comment: UInt8(ascii: "#")
      case .variable, .text: UInt8(ascii: "}")
      }
    var first: Int?
    var quote: UInt8?
    var index = start
    while index + 1 < bytes.count {
      let byte = bytes[index]
      if byte == closing, bytes[index + 1] == UInt8(ascii: "}") {
        if quote == nil { return index }
        first = first ?? index
      }
      if kind != .comment, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      }
      if let first, byte == UInt8(ascii: "\n") || index - first > Self.maximumDistance {
        return first
      }
      index += 1
    }
    return first
  }

  /// Reads `-` and `+` at both ends of a tag.
  private func takeWishes(_ token: inout Token) {
    if let wish = Self.wish(source.bytes[token.content].first) {
      token.leading = wish
      token.content = token.content.dropFirst()
    }
    if let wish = Self.wish(source.bytes[token.content].last) {
      token.trailing = wish
      token.content = token.content.dropLast()
    }
  }

  private static func wish(_ byte: UInt8?) -> Token.Whitespace? {
    switch byte {
    case UInt8(ascii: "-"): .trim
    case UInt8(ascii: "+"): .keep
    default: nil
    }
  }

  private func trim(_ token: inout Token) {
    while let first = source.bytes[token.content].first, isBlank(first) {
      token.content = token.content.dropFirst()
    }
    while let last = source.bytes[token.content].last, isBlank(last) {
      token.content = token.content.dropLast()
    }
  }
}

/// Whether a byte is white space.
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}
