/// A value that is computed when a template is rendered.
indirect enum Expression: Sendable {
  case constant(TemplateValue)
  case lookup(Lookup)
  case filter(FilterCall)
  case range(Expression, Expression, offset: Int)
  case comparison(Comparison, Expression, Expression)
  case not(Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  /// Condition, value, other value.
  case conditional(Expression, Expression, Expression)
}

/// What is asked of two values.
enum Comparison: Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contained

  func holds(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
    switch self {
    case .equal: return left.equals(right)
    case .notEqual: return !left.equals(right)
    case .contained: return left.isContained(in: right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let left = left.number, let right = right.number else { return false }
      return holds(left, right)
    }
  }

  private func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal, .notEqual, .contained: false
    }
  }
}

/// The path of a variable.
final class Lookup: Sendable {
  enum Step: Sendable {
    case member(Name)
    case element(Expression)
  }

  let root: Name
  let steps: [Step]
  let offset: Int

  init(root: Name, steps: [Step], offset: Int) {
    self.root = root
    self.steps = steps
    self.offset = offset
  }
}

/// A filter with its value and arguments.
final class FilterCall: Sendable {
  let function: FilterFunction
  let value: Expression
  let arguments: [Expression]
  /// The arguments' values when none of them depends on a variable.
  let constantArguments: [TemplateValue]?
  let offset: Int

  init(_ function: FilterFunction, value: Expression, arguments: [Expression], offset: Int) {
    self.function = function
    self.value = value
    self.arguments = arguments
    self.offset = offset
    let constants = arguments.compactMap { argument in
      if case .constant(let value) = argument { value } else { nil }
    }
    constantArguments = constants.count == arguments.count ? constants : nil
  }
}
