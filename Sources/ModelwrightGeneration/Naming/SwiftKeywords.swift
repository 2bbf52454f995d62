/// The words that Swift's grammar reserves: as identifiers they need backticks.
enum SwiftKeywords {
  /// Whether a word is reserved where an identifier is declared or used.
  static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words: Set<String> = [
    // Declarations.
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    // Statements.
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    // Expressions, types and patterns.
    "Any", "Self", "as", "await", "false", "is", "nil", "self", "super", "throws", "true", "try",
    "_",
    // What a type's declaration takes for a modifier.
    "override",
    // What begins a type.
    "any", "borrowing", "consuming", "each", "isolated", "sending", "some",
    // What follows a dot with a meaning of its own.
    "Type", "Protocol",
  ]
}
