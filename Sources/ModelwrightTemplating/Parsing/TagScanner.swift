/// How many operators and filters one tag may have: more are a mistake, and nest too deeply.
private let maximumOperators = 500

/// Reads the content of one tag from left to right. One object serves a tag: copies of a value of
/// this size made the module half as long again to compile.
final class TagScanner {
  let source: TemplateSource
  let filters: FilterRegistry
  /// Where the tag stands: the place of errors that concern it as a whole.
  let start: Int
  /// The byte that is read next; set back to read something again.
  var position: Int
  let end: Int
  /// How deep the expression that is read is nested.
  var depth = 0
  private var operators = 0

  init(_ token: Token, source: TemplateSource, filters: FilterRegistry) {
    self.source = source
    self.filters = filters
    start = token.start
    position = token.content.lowerBound
    end = token.content.upperBound
  }

  /// The next byte that is not white space; `nil` at the end.
  func peek() -> UInt8? {
    while position < end, isBlank(source.bytes[position]) { position += 1 }
    return position < end ? source.bytes[position] : nil
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { peek() == nil }

  /// Counts an operator or a filter.
  func countOperator() throws(TemplateError) {
    operators += 1
    if operators > maximumOperators { throw error("the expression is too long") }
  }

  /// Takes a byte that must stand exactly here.
  func takeAdjacent(_ byte: Unicode.Scalar) -> Bool {
    guard position < end, source.bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Takes a byte when it is the next one after white space.
  func take(_ byte: Unicode.Scalar) -> Bool {
    guard let next = peek(), next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Takes an operator when it comes next.
  func take(symbol: StaticString) -> Bool {
    _ = peek()
    let length = symbol.utf8CodeUnitCount
    guard position + length <= end else { return false }
    let matches = symbol.withUTF8Buffer {
      $0.elementsEqual(source.bytes[position..<(position + length)])
    }
    if matches { position += length }
    return matches
  }

  /// Takes a word when it comes next as a whole.
  func take(word: String) -> Bool {
    _ = peek()
    guard peekWord() == word else { return false }
    position += word.utf8.count
    return true
  }

  /// The word that comes next; empty when something else does.
  func peekWord() -> String {
    _ = peek()
    var stop = position
    while stop < end, isNameByte(source.bytes[stop]) { stop += 1 }
    return source.text(position..<stop)
  }

  /// Takes the next word, whatever it is.
  func word(_ what: String) throws(TemplateError) -> String {
    let word = peekWord()
    guard !word.isEmpty else { throw error("expected \(what)") }
    position += word.utf8.count
    return word
  }

  /// Takes a text in quotation marks; there are no escapes in it.
  func quoted() throws(TemplateError) -> String {
    let quote = source.bytes[position]
    guard let close = source.bytes[(position + 1)..<end].firstIndex(of: quote) else {
      throw error("the quotation mark is not closed")
    }
    defer { position = close + 1 }
    return source.text((position + 1)..<close)
  }

  /// Takes a run of digits.
  func digits() -> String {
    let first = position
    while position < end, (0x30...0x39).contains(source.bytes[position]) { position += 1 }
    return source.text(first..<position)
  }

  /// Whether three dots, a range's sign, come next.
  func isAtRange() -> Bool {
    position + 2 < end && source.bytes[position..<(position + 3)].allSatisfy { $0 == 0x2E }
  }

  /// What is left, for messages.
  var rest: String { source.text(position..<end) }

  /// An error at the present position.
  func error(_ message: String) -> TemplateError { source.error(message, at: position) }

  /// Fails when something is left.
  func finish() throws(TemplateError) {
    if peek() != nil { throw error("unexpected '\(rest)'") }
  }
}

/// Whether a byte can be part of a name: everything that has no meaning of its own.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "."),
    UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
    UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "<"),
    UInt8(ascii: ">"), UInt8(ascii: "!"):
    false
  default: !isBlank(byte)
  }
}
