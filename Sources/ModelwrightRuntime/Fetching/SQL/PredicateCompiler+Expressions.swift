import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite
import ModelwrightSchema

extension PredicateCompiler {
  /// The SQL of a value.
  mutating func expression(_ value: CheckedExpression) throws -> String {
    switch value {
    case .literal(.null): return "NULL"
    case .literal(let literal): return parameter(.constant(SQLFunctions.stored(literal)))
    case .bound(let bound, let type):
      if case .object(let entity) = type {
        return parameter(.bound(bound, .key(root: model.entities[entity].root)))
      }
      return parameter(.bound(bound, .plain))
    case .boundProperty(let bound, let path, let type):
      return parameter(.boundProperty(bound, path, type == .decimal ? .decimal : .plain))
    case .property(let path, _): return try property(path)
    case .negation(let inner, _): return "mw_negate(\(try expression(inner)))"
    case .arithmetic(let operation, let left, let right, _):
      let name = SQLFunctions.name(of: operation)
      return "\(name)(\(try expression(left)), \(try expression(right)))"
    case .function(.now, _, _): return parameter(.now)
    case .function(let function, let operands, _):
      var texts: [String] = []
      for operand in operands { texts.append(try expression(operand)) }
      return "\(SQLFunctions.name(of: function))(\(texts.joined(separator: ", ")))"
    case .count(let source):
      return "(\(try select(from: source) { _ in ("COUNT(*)", nil) }))"
    case .aggregate(let operation, let source, let element, let type):
      return try aggregate(operation, source, element, type)
    case .conditional(let test, let first, let second, _):
      // The condition stands first in the text, and must be compiled first.
      let condition = try condition(test)
      let (yes, no) = (try expression(first), try expression(second))
      return "(CASE WHEN \(condition) THEN \(yes) ELSE \(no) END)"
    case .coalesce(let first, let second, _):
      return "COALESCE(\(try expression(first)), \(try expression(second)))"
    case .convert(let inner, let type): return try converted(inner, to: type)
    case .answer(let predicate):
      return "(CASE WHEN \(try condition(predicate)) THEN 1 ELSE 0 END)"
    }
  }

  private mutating func converted(
    _ value: CheckedExpression, to type: ValueType
  ) throws -> String {
    switch (value, type) {
    case (.bound(let bound, _), .decimal): return parameter(.bound(bound, .decimal))
    case (.bound(let bound, _), .double): return parameter(.bound(bound, .real))
    case (_, .decimal): return "mw_decimal(\(try expression(value)))"
    case (_, .double) where value.type == .decimal: return "mw_double(\(try expression(value)))"
    case (_, .double), (_, .date): return "CAST(\(try expression(value)) AS REAL)"
    default: return try expression(value)
    }
  }

  private mutating func aggregate(
    _ operation: CollectionOperator, _ source: CollectionSource, _ element: CheckedExpression,
    _ type: ValueType
  ) throws -> String {
    let name =
      switch operation {
      case .sum: "mw_sum"
      case .average: "mw_average"
      case .minimum: "MIN"
      default: "MAX"
      }
    let subselect = try select(from: source) { compiler in
      ("\(name)(\(try compiler.expression(element)))", nil)
    }
    guard operation == .sum else { return "(\(subselect))" }
    // The sum of nothing is 0.
    let zero = type == .decimal ? "'='" : type == .double ? "0.0" : "0"
    return "COALESCE((\(subselect)), \(zero))"
  }
}
