import ModelwrightModel

/// How SQLite writes names, values and comments. With its neighbours in this folder the only place
/// that knows SQLite's language.
enum SQLiteSyntax {
  /// A name between quotes.
  static func quoted(_ name: String) -> String { enclosed(name, in: "\"") }

  /// A text as a literal. A NUL, which would end the statement, makes it an expression.
  static func literal(_ text: String) -> String {
    text.utf8.contains(0) ? "(CAST(\(literal(Array(text.utf8))) AS TEXT))" : enclosed(text, in: "'")
  }

  /// Bytes as a literal.
  static func literal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "X'\(String(decoding: text, as: UTF8.self))'"
  }

  /// A finite number as a literal of a floating-point number.
  static func literal(_ number: Double) -> String { "\(number)" }

  static func literal(_ value: ColumnDefault) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .real(let number): literal(number)
    case .text(let text): literal(text)
    case .blob(let bytes): literal(bytes)
    }
  }

  /// Texts as a list of literals.
  static func list(_ texts: [String]) -> String {
    texts.map { literal($0) }.joined(separator: ", ")
  }

  /// A comment to the end of the line; nothing in the text can end it earlier, or change the order in
  /// which a reader sees it. Names in statements stay as they are: they are what the store has.
  static func comment(_ text: String) -> String { "-- \(text.visible)" }

  private static func enclosed(_ text: String, in quote: Character) -> String {
    var enclosed = String(quote)
    for scalar in text.unicodeScalars {
      enclosed.unicodeScalars.append(scalar)
      if scalar == quote.unicodeScalars.first { enclosed.append(quote) }
    }
    enclosed.append(quote)
    return enclosed
  }
}
