import ModelwrightModel

/// A format string that is not a predicate: where reading stopped, what would have gone on, and a hint.
public struct PredicateSyntaxError: Error, Hashable, Sendable {
  /// Where it stands, in UTF-8 bytes from the beginning of the string.
  public var offset: Int
  /// What is wrong: what was expected, and what was found.
  public var problem: String
  /// What to write instead; `nil` when nothing better is known.
  public var hint: String?

  init(_ problem: String, at offset: Int, hint: String? = nil) {
    self.offset = offset
    self.problem = problem
    self.hint = hint
  }

  static func expected(_ what: String, found token: Token, hint: String? = nil) -> Self {
    Self("expected \(what), found \(token.shown)", at: token.start, hint: hint)
  }

  static func unexpectedCharacter(_ scalar: Unicode.Scalar, at offset: Int, hint: String?) -> Self {
    Self("unexpected character \(shown(scalar))", at: offset, hint: hint)
  }

  static func unterminatedString(at offset: Int, quote: UInt8) -> Self {
    let mark = Character(Unicode.Scalar(quote))
    return Self("the string has no end", at: offset, hint: "add a closing \(mark)")
  }

  static func badEscape(at offset: Int) -> Self {
    Self(
      "unknown escape in a string", at: offset,
      hint: #"write \\, \", \', \n, \r, \t, \a, \b, \f, \v, \uXXXX or three octal digits"#)
  }

  static func badNumber(_ text: String, at offset: Int) -> Self {
    Self("'\(text)' is not a number", at: offset)
  }

  static func badPlaceholder(at offset: Int) -> Self {
    Self(
      "unknown placeholder", at: offset,
      hint:
        "write %@ for a value, %K for a key path, %d, %ld or %lld for a whole number, %f for a fraction"
    )
  }

  static func tooLong(_ length: Int, limit: Int) -> Self {
    Self("the predicate has \(length) bytes; the limit is \(limit)", at: limit)
  }

  static func tooDeep(at offset: Int, limit: Int) -> Self {
    Self("the predicate is nested more than \(limit) deep", at: offset)
  }

  static func reservedWord(_ token: Token) -> Self {
    Self(
      "expected a value, found the reserved word \(token.shown)", at: token.start,
      hint: "a property of that name is written #\(token.text)")
  }

  static func unknownFunction(_ name: String, at offset: Int) -> Self {
    Self(
      "unknown function '\(name)'\(suggestion(for: name, among: PredicateFunction.names))",
      at: offset)
  }

  static func wrongOperandCount(_ function: PredicateFunction, found: Int, at offset: Int) -> Self {
    let count = function.operandCount
    return Self(
      "'\(function.rawValue)' takes \(count) operand\(count == 1 ? "" : "s"), found \(found)",
      at: offset)
  }

  static func unknownOperator(_ name: String, at offset: Int) -> Self {
    Self(
      "unknown collection operator '\(name)'\(suggestion(for: name, among: CollectionOperator.allCases.map(\.rawValue)))",
      at: offset)
  }

  static func predicateAsValue(at offset: Int) -> Self {
    Self("expected a value, found a predicate", at: offset)
  }

  static func valueAsPredicate(at offset: Int, followedBy token: Token) -> Self {
    let hint =
      token.isWord("NOT")
      ? "write NOT (x IN y) instead of x NOT IN y"
      : "compare the value with something, for example == YES"
    return Self("expected a comparison operator, found \(token.shown)", at: offset, hint: hint)
  }
}

extension PredicateSyntaxError: CustomStringConvertible {
  /// The problem, its offset and the hint.
  public var description: String {
    "\(problem) (at byte \(offset))" + (hint.map { "; \($0)" } ?? "")
  }
}

private func shown(_ scalar: Unicode.Scalar) -> String {
  "'\(scalar.escaped(asASCII: false))'"
}
