import ModelwrightModel
import ModelwrightPredicate

extension PredicateEvaluator {
  /// The value of an expression.
  mutating func value(_ expression: CheckedExpression) throws -> PredicateValue {
    switch expression {
    case .literal(let value): return value
    case .bound(let bound, _): return values.value(of: bound)
    case .boundProperty(let bound, let path, _):
      guard case .object(let reference) = values.value(of: bound) else { return .null }
      return try property(path, of: reference)
    case .property(let path, _): return try property(path)
    case .negation(let inner, _): return try ValueArithmetic.negate(value(inner))
    case .arithmetic(let operation, let left, let right, let type):
      let result = try ValueArithmetic.apply(operation, value(left), value(right))
      return type == .date ? ValueFunctions.convert(result, to: .date) : result
    case .function(.now, _, _): return .date(values.now)
    case .function(let function, let operands, _):
      var list: [PredicateValue] = []
      for operand in operands { list.append(try value(operand)) }
      return try ValueFunctions.apply(function, list)
    case .count(let source):
      var count: Int64 = 0
      try forEach(source) { _ in count += 1 }
      return .integer(count)
    case .aggregate(let operation, let source, let element, let type):
      return try aggregate(operation, source, element, type)
    case .conditional(let test, let first, let second, _):
      return try holds(test) ? value(first) : value(second)
    case .coalesce(let first, let second, _):
      let value = try self.value(first)
      return value == .null ? try self.value(second) : value
    case .convert(let inner, let type): return ValueFunctions.convert(try value(inner), to: type)
    case .answer(let predicate): return .boolean(try holds(predicate))
    }
  }

  private mutating func aggregate(
    _ operation: CollectionOperator, _ source: CollectionSource, _ element: CheckedExpression,
    _ type: ValueType
  ) throws -> PredicateValue {
    var sum = ValueSum()
    var best = PredicateValue.null
    try forEach(source) { evaluator in
      let value = try evaluator.value(element)
      switch operation {
      case .sum, .average: try sum.add(value)
      default:
        guard value != .null else { return }
        let order = ValueComparison.compare(value, best)
        if best == .null || order.map({ operation == .minimum ? $0 < 0 : $0 > 0 }) == true {
          best = value
        }
      }
    }
    switch operation {
    case .average: return try sum.average()
    case .sum:
      let total = try sum.total()
      return total == .null ? ValueFunctions.convert(.integer(0), to: type) : total
    default: return best
    }
  }
}
