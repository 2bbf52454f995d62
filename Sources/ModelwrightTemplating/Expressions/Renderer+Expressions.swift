/// How many elements a range may have: a loop over more is a mistake.
private let maximumRange = 1_000_000

extension Renderer {
  /// The value of an expression.
  mutating func value(of expression: Expression) throws(TemplateError) -> TemplateValue {
    switch expression {
    case .constant(let value): return value
    case .lookup(let lookup): return try value(of: lookup)
    case .filter(let call): return try value(of: call)
    case .range(let first, let last, let offset):
      return try range(try value(of: first), try value(of: last), at: offset)
    case .conditional(let condition, let value, let other):
      return try self.value(of: try isTrue(condition) ? value : other)
    case .comparison, .not, .and, .or:
      return .bool(try isTrue(expression))
    }
  }

  /// Whether a condition holds.
  mutating func isTrue(_ expression: Expression) throws(TemplateError) -> Bool {
    switch expression {
    case .comparison(let comparison, let left, let right):
      return comparison.holds(try value(of: left), try value(of: right))
    case .not(let operand): return !(try isTrue(operand))
    case .and(let left, let right): return try isTrue(left) ? try isTrue(right) : false
    case .or(let left, let right): return try isTrue(left) ? true : try isTrue(right)
    case .constant, .lookup, .filter, .range, .conditional:
      return try value(of: expression).isTrue
    }
  }

  private mutating func value(of call: FilterCall) throws(TemplateError) -> TemplateValue {
    let input = try value(of: call.value)
    var arguments: [TemplateValue] = []
    if let constants = call.constantArguments {
      arguments = constants
    } else {
      for argument in call.arguments { arguments.append(try value(of: argument)) }
    }
    switch call.function {
    case .plain(let function):
      do throws(FilterError) { return try function(input, arguments) } catch {
        throw self.error(error.message, at: call.offset)
      }
    case .apply:
      return try apply(arguments, to: input, at: call.offset)
    }
  }

  /// The filter `filter`: applies filters that are named by a text.
  private mutating func apply(
    _ arguments: [TemplateValue], to input: TemplateValue, at offset: Int
  ) throws(TemplateError) -> TemplateValue {
    guard arguments.count == 1, let text = arguments.first?.text, !text.isEmpty else {
      throw error("'filter' takes one argument: the filters to apply", at: offset)
    }
    let inner = TemplateSource(name: "\(source.name) (filter)", text: text)
    let token = Token(kind: .variable, content: 0..<inner.bytes.count, start: 0)
    let scanner = TagScanner(token, source: inner, filters: environment.filters)
    let expression: Expression
    do {
      expression = try scanner.filters(of: .constant(input))
      try scanner.finish()
    } catch {
      throw self.error(error.message, at: offset)
    }
    try enter(at: offset)
    defer { leave() }
    return try value(of: expression)
  }

  private func range(
    _ first: TemplateValue, _ last: TemplateValue, at offset: Int
  ) throws(TemplateError) -> TemplateValue {
    guard let lower = first.wholeNumber, let upper = last.wholeNumber else {
      let culprit = first.wholeNumber == nil ? first : last
      throw error("a range needs whole numbers, not '\(culprit.text)'", at: offset)
    }
    let (distance, overflow) = upper.subtractingReportingOverflow(lower)
    guard !overflow, distance.magnitude < maximumRange else {
      throw error("the range \(lower)...\(upper) is too long", at: offset)
    }
    let numbers = lower <= upper ? Array(lower...upper) : (upper...lower).reversed()
    return .array(numbers.map { .int($0) })
  }
}

extension TemplateValue {
  /// The number without its fraction, when there is a number.
  fileprivate var wholeNumber: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): value.magnitude < 1e15 ? Int(value) : nil
    default: nil
    }
  }
}
