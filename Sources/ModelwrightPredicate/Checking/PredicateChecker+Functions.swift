import ModelwrightModel

extension PredicateChecker {
  /// A function and its operands.
  mutating func call(
    _ function: PredicateFunction, _ operands: [ExpressionNode], at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    guard operands.count == function.operandCount else {
      throw .unsupported("'\(function.rawValue)' with \(operands.count) operands", at: range)
    }
    switch function {
    case .sum, .count, .minimum, .maximum, .average:
      return try collectionFunction(function, operands[0])
    case .add: return try arithmetic(.add, operands, at: range)
    // `from:subtract:(x, y)` is x − y.
    case .subtract: return try arithmetic(.subtract, operands, at: range)
    case .multiply: return try arithmetic(.multiply, operands, at: range)
    case .divide: return try arithmetic(.divide, operands, at: range)
    case .modulus: return try arithmetic(.remainder, operands, at: range)
    case .power: return try arithmetic(.power, operands, at: range)
    case .now: return .function(.now, [], .date)
    case .withoutIndex: return try value(operands[0])
    case .squareRoot, .logarithm, .naturalLogarithm, .exponential, .absolute, .ceiling, .floor,
      .truncate:
      return try numericFunction(function, operands[0], at: range)
    case .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift, .rightShift, .onesComplement:
      return try bitFunction(function, operands)
    case .uppercase, .lowercase, .canonical, .length, .characterCount:
      let operand = conclude(try value(operands[0]), is: .string)
      guard operand.type == .string || operand.type == .null else {
        throw .wrongType(
          "'\(function.rawValue)' needs a string", found: name(of: operand), at: operands[0].range)
      }
      let isCount = function == .length || function == .characterCount
      return .function(function, [operand], isCount ? .integer : .string)
    case .cast:
      guard case .literal(.string(let type), _) = operands[1] else {
        throw .unsupported("a cast to a type that is no literal", at: operands[1].range)
      }
      return try value(.cast(operands[0], type, range))
    case .median, .mode, .standardDeviation, .random, .randomBelow, .distance:
      throw .unsupported("the function '\(function.rawValue)'", at: range)
    }
  }

  private mutating func arithmetic(
    _ operation: ArithmeticOperator, _ operands: [ExpressionNode], at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    try value(.arithmetic(operation, operands[0], operands[1], range))
  }

  private mutating func collectionFunction(
    _ function: PredicateFunction, _ node: ExpressionNode
  ) throws(PredicateTypeError) -> CheckedExpression {
    guard case .collection(let collection) = try operand(node) else {
      throw .needsToMany("'\(function.rawValue)'", at: node.range)
    }
    let operation: CollectionOperator =
      switch function {
      case .sum: .sum
      case .minimum: .minimum
      case .maximum: .maximum
      case .average: .average
      default: .count
      }
    return try aggregate(operation, collection.source, collection.element, at: node.range)
  }

  private mutating func numericFunction(
    _ function: PredicateFunction, _ node: ExpressionNode, at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    let operand = conclude(try number(node), is: .double)
    switch function {
    case .squareRoot, .logarithm, .naturalLogarithm, .exponential:
      return .function(function, [converted(operand, to: .double)], .double)
    default:
      if operand.type == .decimal, function != .absolute {
        throw .unsupported("'\(function.rawValue)' of a decimal number", at: range)
      }
      let type: ValueType = operand.type == .boolean ? .integer : operand.type
      return .function(function, [operand], type)
    }
  }

  private mutating func bitFunction(
    _ function: PredicateFunction, _ nodes: [ExpressionNode]
  ) throws(PredicateTypeError) -> CheckedExpression {
    var operands: [CheckedExpression] = []
    for node in nodes {
      let operand = conclude(try value(node), is: .integer)
      guard [.integer, .boolean, .null].contains(operand.type) else {
        throw .wrongType(
          "'\(function.rawValue)' needs whole numbers", found: name(of: operand), at: node.range)
      }
      operands.append(operand)
    }
    return .function(function, operands, .integer)
  }
}
