import ModelwrightModel

extension PredicateParser {
  /// `x + y - z UNION w`.
  mutating func sum() throws(PredicateSyntaxError) -> Parsed {
    var left = try product()
    while true {
      if token.is(.plus) || token.is(.minus) {
        let operation: ArithmeticOperator = token.is(.plus) ? .add : .subtract
        try advance()
        let right = try product()
        left = try arithmetic(operation, left, right)
      } else if let operation = setOperator {
        try advance()
        let right = try product()
        let (first, second) = (try value(left), try value(right))
        left = try parsed(
          .value(.setOperation(operation, first, second, first.range.union(second.range))),
          height: max(left.height, right.height) + 1, start: left.start)
      } else {
        return left
      }
    }
  }

  private var setOperator: SetOperator? {
    guard token.kind == .word(escaped: false) else { return nil }
    return SetOperator(rawValue: token.text.uppercased())
  }

  private mutating func product() throws(PredicateSyntaxError) -> Parsed {
    var left = try power()
    while token.is(.times) || token.is(.slash) {
      let operation: ArithmeticOperator = token.is(.times) ? .multiply : .divide
      try advance()
      let right = try power()
      left = try arithmetic(operation, left, right)
    }
    return left
  }

  private mutating func power() throws(PredicateSyntaxError) -> Parsed {
    var left = try unary()
    while token.is(.power) {
      try advance()
      let right = try unary()
      left = try arithmetic(.power, left, right)
    }
    return left
  }

  private func arithmetic(
    _ operation: ArithmeticOperator, _ left: Parsed, _ right: Parsed
  ) throws(PredicateSyntaxError) -> Parsed {
    let (first, second) = (try value(left), try value(right))
    return try parsed(
      .value(.arithmetic(operation, first, second, first.range.union(second.range))),
      height: max(left.height, right.height) + 1, start: left.start)
  }

  private mutating func unary() throws(PredicateSyntaxError) -> Parsed {
    guard token.is(.minus) || token.is(.plus) else { return try postfix() }
    let isMinus = token.is(.minus)
    let start = token.start
    try enter()
    defer { leave() }
    try advance()
    if isMinus, token.text == "9223372036854775808", case .number = token.kind {
      let range = TextRange(start, token.end)
      try advance()
      return try parsed(.value(.literal(.integer(.min), range)), height: 1, start: start)
    }
    let inner = try unary()
    let operand = try value(inner)
    guard isMinus else { return inner }
    let range = TextRange(start, Int(operand.range.upper))
    if let literal = operand.negatedLiteral(range) {
      return try parsed(.value(literal), height: 1, start: start)
    }
    return try parsed(.value(.negation(operand, range)), height: inner.height + 1, start: start)
  }

  // MARK: Key paths

  /// A value and what follows it: `.name`, `.@count`, `[0]`.
  private mutating func postfix() throws(PredicateSyntaxError) -> Parsed {
    var base = try primary()
    while true {
      if token.is(.dot) {
        base = try path(from: base)
      } else if token.is(.openBracket) {
        base = try subscripted(base)
      } else {
        return base
      }
    }
  }

  /// The steps after a value. They stand side by side, so a path of any length is one level high.
  private mutating func path(from base: Parsed) throws(PredicateSyntaxError) -> Parsed {
    var components: [KeyPathComponent] = []
    let value = try value(base)
    while token.is(.dot) {
      try advance()
      components.append(try component())
    }
    var height = base.height
    if case .keyPath = value {} else { height += 1 }
    return try parsed(
      .value(value.appending(components)), height: height, start: base.start)
  }

  /// A step after a dot.
  private mutating func component() throws(PredicateSyntaxError) -> KeyPathComponent {
    let found = token
    switch found.kind {
    case .word:
      try advance()
      return KeyPathComponent(.property(found.text), range: found.range)
    case .collectionOperator:
      try advance()
      return try collectionOperator(found)
    case .placeholder(.keyPath):
      try advance()
      placeholders.append(.keyPath)
      return KeyPathComponent(.argument(placeholders.count - 1), range: found.range)
    default:
      throw .expected("a property or a collection operator such as @count", found: found)
    }
  }

  func collectionOperator(_ found: Token) throws(PredicateSyntaxError) -> KeyPathComponent {
    guard let name = CollectionOperator(rawValue: "@" + found.text) else {
      throw .unknownOperator("@" + found.text, at: found.start)
    }
    return KeyPathComponent(.collectionOperator(name), range: found.range)
  }

  private mutating func subscripted(_ base: Parsed) throws(PredicateSyntaxError) -> Parsed {
    try enter()
    defer { leave() }
    try advance()
    var height = base.height
    let position: Subscript
    if token.isWord("FIRST") {
      position = .first
      try advance()
    } else if token.isWord("LAST") {
      position = .last
      try advance()
    } else if token.isWord("SIZE") {
      position = .size
      try advance()
    } else {
      let index = try sum()
      position = .index(try value(index))
      height = max(height, index.height)
    }
    let end = token.end
    try expect(.closeBracket, "']'")
    return try parsed(
      .value(.indexed(try value(base), position, TextRange(base.start, end))),
      height: height + 1, start: base.start)
  }
}

extension ExpressionNode {
  /// This key path with more steps, or a key path with this base.
  func appending(_ steps: [KeyPathComponent]) -> ExpressionNode {
    let whole = steps.last.map { range.union($0.range) } ?? range
    guard case .keyPath(let base, let components, _) = self else {
      return .keyPath(self, steps, whole)
    }
    return .keyPath(base, components + steps, whole)
  }

  /// The literal with the other sign; `nil` when this is no number.
  func negatedLiteral(_ range: TextRange) -> ExpressionNode? {
    switch self {
    case .literal(.integer(let value), _):
      let (negated, overflow) = Int64(0).subtractingReportingOverflow(value)
      return overflow ? nil : .literal(.integer(negated), range)
    case .literal(.double(let value), _): return .literal(.double(-value), range)
    case .literal(.decimal(var value), _):
      value.isNegative.toggle()
      return .literal(.decimal(value), range)
    default: return nil
    }
  }
}
