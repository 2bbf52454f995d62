extension PredicateParser {
  /// A value without operators, or anything in parentheses.
  mutating func primary() throws(PredicateSyntaxError) -> Parsed {
    let found = token
    switch found.kind {
    case .number(let value):
      try advance()
      return try leaf(.literal(value, found.range), found)
    case .string:
      try advance()
      return try leaf(.literal(.string(found.text), found.range), found)
    case .variable: return try variable(found)
    case .placeholder(let kind): return try placeholder(kind, found)
    case .collectionOperator:
      try advance()
      return try leaf(
        .keyPath(.object(found.range), [try collectionOperator(found)], found.range), found)
    case .symbol(.openParenthesis): return try parenthesis()
    case .symbol(.openBrace): return try aggregate(found)
    case .selector: return try function(found)
    case .word(let escaped): return try word(found, escaped: escaped)
    case .symbol, .end: throw .expected("a value", found: found)
    }
  }

  private func leaf(_ node: ExpressionNode, _ token: Token) throws(PredicateSyntaxError) -> Parsed {
    try parsed(.value(node), height: 1, start: token.start)
  }

  private mutating func parenthesis() throws(PredicateSyntaxError) -> Parsed {
    try enter()
    defer { leave() }
    try advance()
    let inner = try or()
    try expect(.closeParenthesis, "')'")
    return inner
  }

  private mutating func variable(_ found: Token) throws(PredicateSyntaxError) -> Parsed {
    try advance()
    if token.is(.assign) {
      try enter()
      defer { leave() }
      try advance()
      let inner = try sum()
      let value = try value(inner)
      return try parsed(
        .value(.assignment(found.text, value, found.range.union(value.range))),
        height: inner.height + 1, start: found.start)
    }
    use(found)
    return try leaf(.variable(found.text, found.range), found)
  }

  /// The variable of the innermost subquery that has the name, otherwise one of the predicate.
  private mutating func use(_ found: Token) {
    if let index = subqueryVariables.lastIndex(where: { $0.name == found.text }) {
      subqueryVariables[index].isUsed = true
    } else if knownVariables.insert(found.text).inserted {
      variables.append(found.text)
    }
  }

  private mutating func placeholder(
    _ kind: PredicatePlaceholder, _ found: Token
  ) throws(PredicateSyntaxError) -> Parsed {
    try advance()
    placeholders.append(kind)
    let index = placeholders.count - 1
    guard kind == .keyPath else { return try leaf(.argument(index, found.range), found) }
    let component = KeyPathComponent(.argument(index), range: found.range)
    return try leaf(.keyPath(.object(found.range), [component], found.range), found)
  }

  // MARK: Words

  private mutating func word(_ found: Token, escaped: Bool) throws(PredicateSyntaxError) -> Parsed {
    let upper = escaped ? "" : found.text.uppercased()
    switch upper {
    case "SELF":
      try advance()
      return try leaf(.object(found.range), found)
    case "TRUE", "YES", "FALSE", "NO":
      try advance()
      return try leaf(
        .literal(.boolean(upper == "TRUE" || upper == "YES"), found.range), found)
    case "NULL", "NIL":
      try advance()
      return try leaf(.literal(.null, found.range), found)
    case "SUBQUERY":
      return try call { parser, found throws(PredicateSyntaxError) in
        try parser.subquery(found)
      }
    case "TERNARY":
      return try call { parser, found throws(PredicateSyntaxError) in
        try parser.ternary(found)
      }
    case "CAST":
      return try call { parser, found throws(PredicateSyntaxError) in
        try parser.cast(found)
      }
    case "FUNCTION":
      return try call { parser, found throws(PredicateSyntaxError) in
        try parser.functionCall(found)
      }
    case "TRUEPREDICATE", "FALSEPREDICATE": throw .predicateAsValue(at: found.start)
    default: break
    }
    if ReservedWord.all.contains(upper) { throw .reservedWord(found) }
    try advance()
    if token.is(.openParenthesis), !escaped { return try function(found, isOpen: true) }
    let component = KeyPathComponent(.property(found.text), range: found.range)
    return try leaf(.keyPath(.object(found.range), [component], found.range), found)
  }

  /// Reads `(…)` after the current word.
  private mutating func call(
    _ body: (inout Self, Token) throws(PredicateSyntaxError) -> Parsed
  ) throws(PredicateSyntaxError) -> Parsed {
    let found = token
    try enter()
    defer { leave() }
    try advance()
    try expect(.openParenthesis, "'(' after \(found.text)")
    var result = try body(&self, found)
    result.start = found.start
    try expect(.closeParenthesis, "')'")
    return result
  }

  private mutating func subquery(_ found: Token) throws(PredicateSyntaxError) -> Parsed {
    let collection = try sum()
    let collectionValue = try value(collection)
    try expect(.comma, "',' and a variable")
    guard token.kind == .variable else {
      throw .expected("a variable such as $x", found: token)
    }
    let name = token.text
    let place = token.range
    try advance()
    try expect(.comma, "',' and a predicate")
    subqueryVariables.append((name, isUsed: false))
    let test = try or()
    if let last = subqueryVariables.popLast(), !last.isUsed {
      unusedVariables.append(UnusedVariable(name: name, range: place))
    }
    let range = TextRange(found.start, token.end)
    return try parsed(
      .value(.subquery(collectionValue, variable: name, try predicate(test), range)),
      height: max(collection.height, test.height) + 1, start: found.start)
  }

  private mutating func ternary(_ found: Token) throws(PredicateSyntaxError) -> Parsed {
    let test = try or()
    let condition = try predicate(test)
    try expect(.comma, "',' and two values")
    let first = try sum()
    try expect(.comma, "',' and a second value")
    let second = try sum()
    return try parsed(
      .value(
        .conditional(
          condition, try value(first), try value(second), TextRange(found.start, token.end))),
      height: max(test.height, first.height, second.height) + 1, start: found.start)
  }

  private mutating func cast(_ found: Token) throws(PredicateSyntaxError) -> Parsed {
    let operand = try sum()
    try expect(.comma, "',' and a type's name")
    guard token.kind == .string else { throw .expected("a type's name in quotes", found: token) }
    let type = token.text
    try advance()
    return try parsed(
      .value(.cast(try value(operand), type, TextRange(found.start, token.end))),
      height: operand.height + 1, start: found.start)
  }

  /// `FUNCTION(operand, "selector:", …)`.
  private mutating func functionCall(_ found: Token) throws(PredicateSyntaxError) -> Parsed {
    let first = try sum()
    var operands = [try value(first)]
    var height = first.height
    try expect(.comma, "',' and a function's name")
    guard token.kind == .string else {
      throw .expected("a function's name in quotes", found: token)
    }
    let name = token
    try advance()
    while token.is(.comma) {
      try advance()
      let next = try sum()
      operands.append(try value(next))
      height = max(height, next.height)
    }
    return try parsed(
      .value(
        try makeFunction(
          name.text, operands, at: name.start, range: TextRange(found.start, token.end))),
      height: height + 1, start: found.start)
  }

  // MARK: Lists

  private mutating func aggregate(_ found: Token) throws(PredicateSyntaxError) -> Parsed {
    try advance()
    let (members, height, end) = try list(until: .closeBrace)
    return try parsed(
      .value(.aggregate(members, TextRange(found.start, end))), height: height + 1,
      start: found.start)
  }

  private mutating func function(
    _ found: Token, isOpen: Bool = false
  ) throws(PredicateSyntaxError) -> Parsed {
    if !isOpen { try advance() }
    try expect(.openParenthesis, "'(' after '\(found.text)'")
    let (operands, height, end) = try list(until: .closeParenthesis)
    return try parsed(
      .value(
        try makeFunction(
          found.text, operands, at: found.start, range: TextRange(found.start, end))),
      height: height + 1, start: found.start)
  }

  private func makeFunction(
    _ name: String, _ operands: [ExpressionNode], at offset: Int, range: TextRange
  ) throws(PredicateSyntaxError) -> ExpressionNode {
    guard let function = PredicateFunction.named(name, operands: operands.count) else {
      throw .unknownFunction(name, at: offset)
    }
    guard function.operandCount == operands.count else {
      throw .wrongOperandCount(function, found: operands.count, at: offset)
    }
    return .function(function, operands, range)
  }

  private mutating func list(
    until close: Token.Symbol
  ) throws(PredicateSyntaxError) -> (members: [ExpressionNode], height: Int, end: Int) {
    try enter()
    defer { leave() }
    var members: [ExpressionNode] = []
    var height = 0
    while !token.is(close) {
      let next = try sum()
      members.append(try value(next))
      height = max(height, next.height)
      guard token.is(.comma) else { break }
      try advance()
    }
    let end = token.end
    try expect(close, "',' or '\(close.rawValue)'")
    return (members, height, end)
  }
}
