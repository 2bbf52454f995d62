import Foundation
import ModelwrightPredicate

extension PredicateExpressions.SequenceContains: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    SwiftPredicateConverter.comparison(
      try converter.node(element), .in, try converter.node(sequence))
  }
}

extension PredicateExpressions.SequenceContainsWhere: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let collection = try converter.node(sequence)
    let name = converter.bindElement(variable.key)
    return .predicate(
      .elements(.any, collection, variable: name, try converter.predicate(test), .none), .none)
  }
}

extension PredicateExpressions.SequenceAllSatisfy: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let collection = try converter.node(sequence)
    let name = converter.bindElement(variable.key)
    return .predicate(
      .elements(.all, collection, variable: name, try converter.predicate(test), .none), .none)
  }
}

extension PredicateExpressions.Filter: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let collection = try converter.node(sequence)
    let name = converter.bindElement(variable.key)
    return .subquery(collection, variable: name, try converter.predicate(filter), .none)
  }
}

extension PredicateExpressions.SequenceStartsWith: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    guard Base.Output.self == String.self || Base.Output.self == Substring.self else {
      throw FetchError.unsupportedExpression("the beginning of a collection")
    }
    return SwiftPredicateConverter.comparison(
      try converter.node(base), .beginsWith, try converter.node(prefix))
  }
}

extension PredicateExpressions.CollectionContainsCollection: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    guard Base.Output.self == String.self || Base.Output.self == Substring.self else {
      throw FetchError.unsupportedExpression("a collection inside a collection")
    }
    return SwiftPredicateConverter.comparison(
      try converter.node(base), .contains, try converter.node(other))
  }
}

// MARK: Ranges

/// A range whose bounds are expressions.
private protocol ConvertibleRange {
  func bounds(
    _ converter: inout SwiftPredicateConverter
  ) throws -> (lower: ExpressionNode?, upper: ExpressionNode?, includesUpper: Bool)
}

extension PredicateExpressions.Range: ConvertibleRange {
  fileprivate func bounds(
    _ converter: inout SwiftPredicateConverter
  ) throws -> (lower: ExpressionNode?, upper: ExpressionNode?, includesUpper: Bool) {
    (try converter.node(lower), try converter.node(upper), false)
  }
}

extension PredicateExpressions.ClosedRange: ConvertibleRange {
  fileprivate func bounds(
    _ converter: inout SwiftPredicateConverter
  ) throws -> (lower: ExpressionNode?, upper: ExpressionNode?, includesUpper: Bool) {
    (try converter.node(lower), try converter.node(upper), true)
  }
}

/// A range that is known.
private protocol KnownRange {
  var knownBounds: (lower: Any?, upper: Any?, includesUpper: Bool) { get }
}

extension Range: KnownRange {
  fileprivate var knownBounds: (lower: Any?, upper: Any?, includesUpper: Bool) {
    (lowerBound, upperBound, false)
  }
}

extension ClosedRange: KnownRange {
  fileprivate var knownBounds: (lower: Any?, upper: Any?, includesUpper: Bool) {
    (lowerBound, upperBound, true)
  }
}

extension PartialRangeFrom: KnownRange {
  fileprivate var knownBounds: (lower: Any?, upper: Any?, includesUpper: Bool) {
    (lowerBound, nil, false)
  }
}

extension PartialRangeUpTo: KnownRange {
  fileprivate var knownBounds: (lower: Any?, upper: Any?, includesUpper: Bool) {
    (nil, upperBound, false)
  }
}

extension PartialRangeThrough: KnownRange {
  fileprivate var knownBounds: (lower: Any?, upper: Any?, includesUpper: Bool) {
    (nil, upperBound, true)
  }
}

extension PredicateExpressions.Value: ConvertibleRange {
  fileprivate func bounds(
    _ converter: inout SwiftPredicateConverter
  ) throws -> (lower: ExpressionNode?, upper: ExpressionNode?, includesUpper: Bool) {
    guard let known = (value as? any KnownRange)?.knownBounds else {
      throw FetchError.unsupportedExpression("a range of type \(Output.self)")
    }
    return (
      try known.lower.map { try converter.argument($0) },
      try known.upper.map { try converter.argument($0) }, known.includesUpper
    )
  }
}

extension PredicateExpressions.RangeExpressionContains: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    guard let range = range as? any ConvertibleRange else {
      throw FetchError.unsupportedExpression(SwiftPredicateConverter.name(of: range))
    }
    let (lower, upper, includesUpper) = try range.bounds(&converter)
    let element = try converter.node(element)
    var tests: [PredicateNode] = []
    if let lower {
      tests.append(
        SwiftPredicateConverter.predicate(
          SwiftPredicateConverter.comparison(element, .greaterOrEqual, lower)))
    }
    if let upper {
      tests.append(
        SwiftPredicateConverter.predicate(
          SwiftPredicateConverter.comparison(
            element, includesUpper ? .lessOrEqual : .less, upper)))
    }
    return .predicate(.and(tests, .none), .none)
  }
}

// MARK: Regular expressions

extension PredicateExpressions.StringContainsRegex: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    guard let value = regex as? PredicateExpressions.Value<PredicateExpressions.PredicateRegex>
    else { throw FetchError.unsupportedExpression("a regular expression that is computed") }
    let pattern = "(?s).*(?-s:\(value.value.stringRepresentation)).*"
    return SwiftPredicateConverter.comparison(
      try converter.node(subject), .matches, try converter.argument(pattern))
  }
}
