/// A word of a format string.
struct Token {
  enum Kind: Equatable {
    /// A name: a keyword unless it was escaped with `#`.
    case word(escaped: Bool)
    /// A name with colons in it: a function's.
    case selector
    /// `$name`.
    case variable
    /// `@name`.
    case collectionOperator
    case string
    case number(PredicateValue)
    case placeholder(PredicatePlaceholder)
    case symbol(Symbol)
    case end
  }

  enum Symbol: String {
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBrace = "{"
    case closeBrace = "}"
    case openBracket = "["
    case closeBracket = "]"
    case comma = ","
    case dot = "."
    case plus = "+"
    case minus = "-"
    case times = "*"
    case slash = "/"
    case power = "**"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case not = "!"
    case assign = ":="
  }

  var kind: Kind
  /// The name without `#`, `$` or `@`, or a string's contents.
  var text: String
  var start: Int
  var end: Int

  var range: TextRange { TextRange(start, end) }

  func `is`(_ symbol: Symbol) -> Bool { kind == .symbol(symbol) }

  /// Whether it is a keyword; `word` is in upper case.
  func isWord(_ word: String) -> Bool {
    kind == .word(escaped: false) && text.utf8.count == word.utf8.count
      && text.uppercased() == word
  }

  /// How a message names it.
  var shown: String {
    switch kind {
    case .end: "the end"
    case .string: "a string"
    case .variable: "'$\(text)'"
    case .collectionOperator: "'@\(text)'"
    case .number, .word, .selector, .placeholder: "'\(text.prefix(40))'"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    }
  }
}

/// What kind of argument a place in a format string takes.
public enum PredicatePlaceholder: Hashable, Sendable {
  /// `%@`: any value.
  case value
  /// `%K`: a key path.
  case keyPath
  /// `%d`, `%i`, `%u`, `%x`, `%o`, `%ld`, `%lld` and so on: a whole number.
  case integer
  /// `%f`, `%g`, `%e`, `%a`: a number.
  case number
  /// `%s`, `%S`, `%c`, `%C`: a string.
  case string
}

/// The words that are not properties unless they are escaped with `#`. Source: core-data.md §5.1.
enum ReservedWord {
  static let all: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI",
    "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE",
    "YES",
    "FALSE", "NO", "FIRST", "LAST", "SIZE", "ANYKEY", "SUBQUERY", "FETCH", "CAST", "TERNARY",
    "TRUEPREDICATE", "FALSEPREDICATE", "FUNCTION", "UTI-CONFORMS-TO", "UTI-EQUALS", "UNION",
    "INTERSECT", "MINUS",
  ]
}
