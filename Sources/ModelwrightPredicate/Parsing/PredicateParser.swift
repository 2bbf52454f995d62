/// Reads the grammar of core-data.md §5.1 by recursive descent, each level one function.
///
/// A parenthesis may hold a predicate or a value; both are read by the same functions and told apart
/// afterwards, so that nothing is ever read twice.
struct PredicateParser {
  /// What was read, and how high its tree is.
  struct Parsed {
    enum Content {
      case predicate(PredicateNode)
      case value(ExpressionNode)
    }
    var content: Content
    var height: Int
    var start: Int
  }

  private var lexer: Lexer
  var token: Token
  private var depth = 0
  var placeholders: [PredicatePlaceholder] = []
  var variables: [String] = []
  var knownVariables: Set<String> = []
  /// The variables of the subqueries around the current place.
  var subqueryVariables: [(name: String, isUsed: Bool)] = []
  var unusedVariables: [UnusedVariable] = []

  init(_ bytes: [UInt8]) throws(PredicateSyntaxError) {
    lexer = Lexer(bytes)
    token = try lexer.next()
  }

  mutating func parse() throws(PredicateSyntaxError) -> PredicateNode {
    let parsed = try or()
    let result = try predicate(parsed)
    guard token.kind == .end else {
      throw .expected("AND, OR or the end", found: token, hint: hintAfterPredicate)
    }
    return result
  }

  mutating func parseExpression() throws(PredicateSyntaxError) -> ExpressionNode {
    let parsed = try sum()
    let result = try value(parsed)
    guard token.kind == .end else { throw .expected("the end", found: token) }
    return result
  }

  private var hintAfterPredicate: String? {
    comparator(at: token) != nil ? "comparisons cannot be chained; join them with AND" : nil
  }

  // MARK: Predicates

  mutating func or() throws(PredicateSyntaxError) -> Parsed {
    try list(separator: .or, word: "OR") { parser throws(PredicateSyntaxError) in
      try parser.and()
    } make: {
      .or($0, $1)
    }
  }

  private mutating func and() throws(PredicateSyntaxError) -> Parsed {
    try list(separator: .and, word: "AND") { parser throws(PredicateSyntaxError) in
      try parser.not()
    } make: {
      .and($0, $1)
    }
  }

  private mutating func list(
    separator: Token.Symbol, word: String,
    element: (inout Self) throws(PredicateSyntaxError) -> Parsed,
    make: ([PredicateNode], TextRange) -> PredicateNode
  ) throws(PredicateSyntaxError) -> Parsed {
    let first = try element(&self)
    guard token.is(separator) || token.isWord(word) else { return first }
    var members = [try predicate(first)]
    var height = first.height
    while token.is(separator) || token.isWord(word) {
      try advance()
      let next = try element(&self)
      members.append(try predicate(next))
      height = max(height, next.height)
    }
    let range = members[0].range.union(members[members.count - 1].range)
    return try parsed(make(members, range), height: height + 1, start: first.start)
  }

  private mutating func not() throws(PredicateSyntaxError) -> Parsed {
    guard token.is(.not) || token.isWord("NOT") else { return try comparison() }
    let start = token.start
    try enter()
    defer { leave() }
    try advance()
    let inner = try not()
    let negated = try predicate(inner)
    let range = TextRange(start, Int(negated.range.upper))
    return try parsed(.not(negated, range), height: inner.height + 1, start: start)
  }

  private mutating func comparison() throws(PredicateSyntaxError) -> Parsed {
    let start = token.start
    for (word, answer) in [("TRUEPREDICATE", true), ("FALSEPREDICATE", false)]
    where token.isWord(word) {
      let range = token.range
      try advance()
      return try parsed(.constant(answer, range), height: 1, start: start)
    }
    let quantifier = try quantifier()
    let left = try sum()
    guard let comparator = comparator(at: token) else {
      if quantifier != nil { throw .valueAsPredicate(at: token.start, followedBy: token) }
      return left
    }
    let operatorRange = token.range
    try advance()
    let options = try options()
    let leftValue = try value(left)
    let right = try sum()
    let rightValue = try value(right)
    let comparison = Comparison(
      leftValue, comparator, rightValue, quantifier: quantifier, options: options,
      range: TextRange(start, Int(rightValue.range.upper)), operatorRange: operatorRange)
    return try parsed(
      .comparison(comparison), height: max(left.height, right.height) + 1, start: start)
  }

  private mutating func quantifier() throws(PredicateSyntaxError) -> Quantifier? {
    let words: [(String, Quantifier)] = [
      ("ANY", .any), ("SOME", .any), ("ALL", .all), ("NONE", .none),
    ]
    for (word, quantifier) in words where token.isWord(word) {
      try advance()
      return quantifier
    }
    return nil
  }

  private func comparator(at token: Token) -> PredicateOperator? {
    switch token.kind {
    case .symbol(.equal): .equal
    case .symbol(.notEqual): .notEqual
    case .symbol(.less): .less
    case .symbol(.lessOrEqual): .lessOrEqual
    case .symbol(.greater): .greater
    case .symbol(.greaterOrEqual): .greaterOrEqual
    case .word(escaped: false): PredicateOperator(rawValue: token.text.uppercased())
    default: nil
    }
  }

  private mutating func options() throws(PredicateSyntaxError) -> ComparisonOptions {
    guard token.is(.openBracket) else { return [] }
    try advance()
    var options: ComparisonOptions = []
    guard token.kind == .word(escaped: false) else {
      throw .expected("options such as [cd]", found: token)
    }
    for (index, byte) in token.text.lowercased().utf8.enumerated() {
      guard let option = ComparisonOptions.letters.first(where: { $0.letter == byte }) else {
        throw PredicateSyntaxError(
          "unknown option in '[\(token.text)]'", at: token.start + index,
          hint: "the options are c, d, n, l and w")
      }
      options.insert(option.option)
    }
    try advance()
    try expect(.closeBracket, "']' after the options")
    return options
  }

  // MARK: Steps

  mutating func advance() throws(PredicateSyntaxError) { token = try lexer.next() }

  mutating func expect(_ symbol: Token.Symbol, _ what: String) throws(PredicateSyntaxError) {
    guard token.is(symbol) else { throw .expected(what, found: token) }
    try advance()
  }

  mutating func enter() throws(PredicateSyntaxError) {
    depth += 1
    if depth > PredicateFormat.deepest {
      throw .tooDeep(at: token.start, limit: PredicateFormat.deepest)
    }
  }

  mutating func leave() { depth -= 1 }

  func predicate(_ parsed: Parsed) throws(PredicateSyntaxError) -> PredicateNode {
    switch parsed.content {
    case .predicate(let node): return node
    case .value: throw .valueAsPredicate(at: token.start, followedBy: token)
    }
  }

  func value(_ parsed: Parsed) throws(PredicateSyntaxError) -> ExpressionNode {
    switch parsed.content {
    case .value(let node): return node
    case .predicate: throw .predicateAsValue(at: parsed.start)
    }
  }

  func parsed(
    _ node: PredicateNode, height: Int, start: Int
  ) throws(PredicateSyntaxError) -> Parsed {
    try parsed(.predicate(node), height: height, start: start)
  }

  func parsed(
    _ content: Parsed.Content, height: Int, start: Int
  ) throws(PredicateSyntaxError) -> Parsed {
    guard height <= PredicateFormat.deepest else {
      throw .tooDeep(at: token.start, limit: PredicateFormat.deepest)
    }
    return Parsed(content: content, height: height, start: start)
  }
}
