import Foundation
import ModelwrightPredicate

extension PredicateExpressions.Variable: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    try converter.node(of: key)
  }
}

extension PredicateExpressions.Value: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    try converter.argument(value)
  }
}

extension PredicateExpressions.NilLiteral: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .literal(.null, .none)
  }
}

extension PredicateExpressions.Conjunction: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .predicate(.and([try converter.predicate(lhs), try converter.predicate(rhs)], .none), .none)
  }
}

extension PredicateExpressions.Disjunction: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .predicate(.or([try converter.predicate(lhs), try converter.predicate(rhs)], .none), .none)
  }
}

extension PredicateExpressions.Negation: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .predicate(.not(try converter.predicate(wrapped), .none), .none)
  }
}

extension PredicateExpressions.Equal: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    SwiftPredicateConverter.comparison(
      try converter.node(lhs), .equal, try converter.node(rhs))
  }
}

extension PredicateExpressions.NotEqual: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    SwiftPredicateConverter.comparison(
      try converter.node(lhs), .notEqual, try converter.node(rhs))
  }
}

extension PredicateExpressions.Comparison: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let comparator: PredicateOperator =
      switch op {
      case .lessThan: .less
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return SwiftPredicateConverter.comparison(
      try converter.node(lhs), comparator, try converter.node(rhs))
  }
}

// MARK: Numbers

extension PredicateExpressions.Arithmetic: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let operation: ArithmeticOperator =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      }
    return .arithmetic(operation, try converter.node(lhs), try converter.node(rhs), .none)
  }
}

extension PredicateExpressions.IntDivision: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .arithmetic(.divide, try converter.node(lhs), try converter.node(rhs), .none)
  }
}

extension PredicateExpressions.IntRemainder: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .arithmetic(.remainder, try converter.node(lhs), try converter.node(rhs), .none)
  }
}

extension PredicateExpressions.FloatDivision: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .arithmetic(.divide, try converter.node(lhs), try converter.node(rhs), .none)
  }
}

extension PredicateExpressions.UnaryMinus: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .negation(try converter.node(wrapped), .none)
  }
}

// MARK: Optionals and conditions

extension PredicateExpressions.ForcedUnwrap: ConvertibleExpression {
  /// An absent value makes what is done with it false; Swift's own evaluation would throw.
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    try converter.node(inner)
  }
}

extension PredicateExpressions.NilCoalesce: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let left = try converter.node(lhs)
    let right = try converter.node(rhs)
    // `x?.test ?? false`: a plain test, which an index can serve.
    if case .conditional(.comparison(let absence), .literal(.null, _), .predicate(let test, _), _) =
      left, converter.constant(right) == .boolean(false)
    {
      return .predicate(
        .and([.not(.comparison(absence), .none), test], .none), .none)
    }
    return .coalesce(left, right, .none)
  }
}

extension PredicateExpressions.OptionalFlatMap: ConvertibleExpression {
  /// What is done with an absent value is absent: that is so for all values, but an answer must be
  /// made absent.
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let value = try converter.node(wrapped)
    converter.bind(variable.key, to: value)
    let result = try converter.node(transform)
    guard case .predicate = result else { return result }
    let absence = ModelwrightPredicate.Comparison(
      value, .equal, .literal(.null, .none), logic: .swift)
    return .conditional(.comparison(absence), .literal(.null, .none), result, .none)
  }
}

extension PredicateExpressions.Conditional: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    .conditional(
      try converter.predicate(test), try converter.node(trueBranch),
      try converter.node(falseBranch), .none)
  }
}

extension PredicateExpressions.TypeCheck: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    guard let objectClass = Desired.self as? ManagedObject.Type,
      let entity = converter.model.entity(for: objectClass)
    else { throw FetchError.unsupportedExpression("a test for the type \(Desired.self)") }
    return .predicate(
      .isKind(try converter.node(input), entity: entity.name, .none), .none)
  }
}
