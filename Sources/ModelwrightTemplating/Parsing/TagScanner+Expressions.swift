/// How deep expressions may be nested: deeper ones are a mistake, and would use up the stack.
private let maximumDepth = 50

extension TagScanner {
  /// `value`, `value if condition`, `value if condition else other`.
  func conditionalValue() throws(TemplateError) -> Expression {
    let value = try condition()
    guard take(word: "if") else { return value }
    let condition = try condition()
    let other = take(word: "else") ? try self.condition() : .constant(.none)
    return .conditional(condition, value, other)
  }

  /// An expression with `and`, `or`, `not`, comparisons and parentheses.
  func condition() throws(TemplateError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    if depth > maximumDepth { throw error("the expression is nested too deeply") }
    var left = try conjunction()
    while take(word: "or") {
      try countOperator()
      left = .or(left, try conjunction())
    }
    return left
  }

  private func conjunction() throws(TemplateError) -> Expression {
    var left = try negation()
    while take(word: "and") {
      try countOperator()
      left = .and(left, try negation())
    }
    return left
  }

  private func negation() throws(TemplateError) -> Expression {
    var isNegated = false
    while take(word: "not") { isNegated.toggle() }
    let operand = try comparison()
    return isNegated ? .not(operand) : operand
  }

  /// Comparisons bind more tightly than `not`. Stencil's `in` binds more loosely than everything
  /// else, which makes every expression false that has it beside another operator without
  /// parentheses; here it is a comparison.
  private func comparison() throws(TemplateError) -> Expression {
    var left = try operand()
    while let comparison = takeComparison() {
      try countOperator()
      left = .comparison(comparison, left, try operand())
    }
    return left
  }

  private func takeComparison() -> Comparison? {
    if take(symbol: "==") { return .equal }
    if take(symbol: "!=") { return .notEqual }
    if take(symbol: "<=") { return .lessOrEqual }
    if take(symbol: ">=") { return .greaterOrEqual }
    if take(symbol: "<") { return .less }
    if take(symbol: ">") { return .greater }
    return take(word: "in") ? .contained : nil
  }

  private func operand() throws(TemplateError) -> Expression {
    guard peek() == UInt8(ascii: "(") else { return try filtered() }
    let opening = position
    _ = take("(")
    let inner = try condition()
    guard take(")") else { throw source.error("the parenthesis is not closed", at: opening) }
    return inner
  }

  /// `value|filter:argument,argument|filter`, or a range of two such values.
  func filtered() throws(TemplateError) -> Expression {
    let first = try filteredOperand()
    _ = peek()
    guard isAtRange() else { return first }
    let offset = position
    _ = take(symbol: "...")
    return .range(first, try filteredOperand(), offset: offset)
  }

  private func filteredOperand() throws(TemplateError) -> Expression {
    var value = try primary()
    while take("|") { value = try filter(of: value) }
    return value
  }

  /// `upperFirstLetter|default:"x"`: the content of a `filter` tag.
  func filters(of value: Expression) throws(TemplateError) -> Expression {
    var value = try filter(of: value)
    while take("|") { value = try filter(of: value) }
    return value
  }

  private func filter(of value: Expression) throws(TemplateError) -> Expression {
    try countOperator()
    let isNegated = take("!")
    _ = peek()
    let offset = position
    let name = (isNegated ? "!" : "") + (try word("the name of a filter"))
    guard let function = filters[name] else {
      let hint = suggestion(for: name, among: filters.names)
      throw source.error("there is no filter '\(name)'\(hint)", at: offset)
    }
    var arguments: [Expression] = []
    if take(":") {
      repeat { arguments.append(try primary()) } while take(",")
    }
    return .filter(FilterCall(function, value: value, arguments: arguments, offset: offset))
  }

  /// A text, a number, `true`, `false`, or the path of a variable.
  func primary() throws(TemplateError) -> Expression {
    switch peek() {
    case UInt8(ascii: "'")?, UInt8(ascii: "\"")?:
      return .constant(.string(try quoted()))
    case nil:
      throw error("expected a value")
    default:
      break
    }
    let offset = position
    let word = try word("a value, but found '\(rest)'")
    if let number = number(word) { return .constant(number) }
    switch word {
    case "true": return .constant(.bool(true))
    case "false": return .constant(.bool(false))
    case "and", "or", "in", "if", "else":
      throw source.error("expected a value before '\(word)'", at: offset)
    default: return .lookup(try path(from: word, at: offset))
    }
  }

  private func number(_ word: String) -> TemplateValue? {
    guard let whole = Int(word) else {
      let isNumber = word.utf8.first.map { (0x30...0x39).contains($0) || $0 == 0x2D } ?? false
      return isNumber ? Double(word).map { .double($0) } : nil
    }
    let end = position
    if !isAtRange(), takeAdjacent(".") {
      let fraction = digits()
      if !fraction.isEmpty, let value = Double("\(word).\(fraction)") { return .double(value) }
      position = end
    }
    return .int(whole)
  }

  /// `name.member[expression].member`
  private func path(from root: String, at offset: Int) throws(TemplateError) -> Lookup {
    var steps: [Lookup.Step] = []
    while true {
      if isAtRange() { break }
      if takeAdjacent(".") {
        guard position < end, isNameByte(source.bytes[position]) else {
          throw error("expected the name of a member after '.'")
        }
        steps.append(.member(Name(try word("the name of a member"))))
      } else if takeAdjacent("[") {
        let opening = position - 1
        steps.append(.element(try condition()))
        guard take("]") else { throw source.error("the bracket is not closed", at: opening) }
      } else {
        break
      }
    }
    return Lookup(root: Name(root), steps: steps, offset: offset)
  }
}
