import ModelwrightModel

extension PredicateChecker {
  /// An operand that must be one value.
  mutating func value(_ node: ExpressionNode) throws(PredicateTypeError) -> CheckedExpression {
    switch try operand(node) {
    case .value(let value): return value
    case .collection: throw .bareToMany(at: node.range)
    case .list, .boundList:
      throw .wrongType("expected one value", found: "a list", at: node.range)
    }
  }

  mutating func operand(_ node: ExpressionNode) throws(PredicateTypeError) -> CheckedOperand {
    try deeper(at: node.range) { (checker: inout Self) throws(PredicateTypeError) in
      try checker.operandHere(node)
    }
  }

  private mutating func operandHere(
    _ node: ExpressionNode
  ) throws(PredicateTypeError) -> CheckedOperand {
    switch node {
    case .literal(.list(let values), _): return .list(values.map { .literal($0) })
    case .literal(let value, _): return .value(.literal(value))
    case .argument(let index, let range):
      guard arguments.indices.contains(index) else {
        throw .missingArgument(index, count: arguments.count, at: range)
      }
      return bound(.argument(index), arguments[index])
    case .variable(let name, _):
      if let element = elements.last(where: { $0.name == name }) {
        return .value(.property(element.path, .object(element.path.entity)))
      }
      return bound(.variable(name), variableTypes[name] ?? .unknown)
    case .object:
      return .value(.property(PropertyPath(scope: 0, entity: entity), .object(entity)))
    case .keyPath(let base, let components, let range):
      return try keyPath(base, components, at: range)
    case .aggregate(let nodes, _):
      var values: [CheckedExpression] = []
      for node in nodes { values.append(try value(node)) }
      return .list(values)
    case .subquery(let collection, let variable, let test, _):
      return .collection(try subquery(collection, variable, test))
    case .indexed(let base, .size, let range):
      guard case .collection(let collection) = try operand(base) else {
        throw .needsToMany("[SIZE]", at: range)
      }
      return .value(.count(collection.source))
    case .indexed(_, _, let range):
      throw .unsupported("an element by its position", hint: "use ANY or SUBQUERY", at: range)
    case .setOperation(let operation, _, _, let range):
      throw .unsupported(operation.rawValue, at: range)
    case .assignment(_, _, let range): throw .unsupported("an assignment", at: range)
    default: return .value(try computed(node))
    }
  }

  private func bound(_ bound: Bound, _ type: ValueType) -> CheckedOperand {
    if case .list(let element) = type { return .boundList(bound, element) }
    return .value(.bound(bound, type))
  }

  private mutating func subquery(
    _ collection: ExpressionNode, _ variable: String, _ test: PredicateNode
  ) throws(PredicateTypeError) -> CheckedOperand.Collection {
    guard case .collection(var found) = try operand(collection) else {
      throw .needsToMany("SUBQUERY", at: collection.range)
    }
    guard case .property(let path, .object) = found.element else {
      throw .unsupported("SUBQUERY over values that are no objects", at: collection.range)
    }
    elements.append((variable, path))
    defer { elements.removeLast() }
    let checked = try check(test)
    found.source.filter = found.source.filter.map { .and([$0, checked].safeFirst) } ?? checked
    return found
  }

  private mutating func computed(
    _ node: ExpressionNode
  ) throws(PredicateTypeError) -> CheckedExpression {
    switch node {
    case .negation(let inner, let range):
      let operand = try number(inner)
      if operand.type == .null { throw .wrongType("expected a number", found: "nil", at: range) }
      return .negation(operand, operand.type == .boolean ? .integer : operand.type)
    case .arithmetic(let operation, let left, let right, let range):
      return try arithmetic(operation, left, right, at: range)
    case .function(let function, let operands, let range):
      return try call(function, operands, at: range)
    case .conditional(let test, let first, let second, let range):
      let checked = try check(test)
      let (left, right) = try unified(try value(first), try value(second), at: range)
      return .conditional(checked, left, right, left.type == .null ? right.type : left.type)
    case .coalesce(let first, let second, let range):
      let (left, right) = try unified(try value(first), try value(second), at: range)
      return .coalesce(left, right, left.type == .null ? right.type : left.type)
    case .cast(let inner, let type, let range): return try cast(inner, to: type, at: range)
    case .predicate(let predicate, _): return .answer(try check(predicate))
    default: throw .unsupported("this operand", at: node.range)
    }
  }

  /// A number, a date or a value whose type is not known yet.
  mutating func number(_ node: ExpressionNode) throws(PredicateTypeError) -> CheckedExpression {
    let value = try value(node)
    try expectNumber(value, at: node.range)
    return value
  }

  private func expectNumber(
    _ value: CheckedExpression, at range: TextRange
  ) throws(PredicateTypeError) {
    guard value.type.isNumeric || value.type == .unknown || value.type == .null else {
      throw .wrongType("expected a number", found: name(of: value), at: range)
    }
  }

  private mutating func arithmetic(
    _ operation: ArithmeticOperator, _ left: ExpressionNode, _ right: ExpressionNode,
    at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    var first = try value(left)
    var second = try value(right)
    if first.type == .date || second.type == .date {
      return try dateArithmetic(operation, first, second, at: range)
    }
    // Each operand is checked once: twice on every level would be 2^128 times at the greatest depth.
    try expectNumber(first, at: left.range)
    try expectNumber(second, at: right.range)
    first = conclude(first, is: second.type.isNumeric ? second.type : .double)
    second = conclude(second, is: first.type.isNumeric ? first.type : .double)
    var type = first.type.joined(with: second.type)
    if operation == .power { type = .double }
    if operation == .remainder, type != .integer {
      guard type == .double else {
        throw .unsupported("the remainder of decimal numbers", at: range)
      }
    }
    return .arithmetic(operation, converted(first, to: type), converted(second, to: type), type)
  }

  /// A date and a number of seconds make a date, two dates a number of seconds.
  private mutating func dateArithmetic(
    _ operation: ArithmeticOperator, _ first: CheckedExpression, _ second: CheckedExpression,
    at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    let left = conclude(first, is: .double)
    let right = conclude(second, is: .double)
    let isSeconds: (ValueType) -> Bool = { $0 == .integer || $0 == .double }
    switch (operation, left.type, right.type) {
    case (.subtract, .date, .date): return .arithmetic(.subtract, left, right, .double)
    case (.add, .date, let type) where isSeconds(type),
      (.subtract, .date, let type) where isSeconds(type):
      return .arithmetic(operation, left, converted(right, to: .double), .date)
    case (.add, let type, .date) where isSeconds(type):
      return .arithmetic(.add, converted(left, to: .double), right, .date)
    default:
      throw .wrongType(
        "a date can only be moved by a number of seconds",
        found: "'\(operation.rawValue)' with \(name(of: right))", at: range)
    }
  }

  private mutating func cast(
    _ node: ExpressionNode, to type: String, at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    let operand = try value(node)
    switch (type, operand.type) {
    case ("NSNumber", .date), ("NSDecimalNumber", .date): return .convert(operand, .double)
    case ("NSNumber", let found) where found.isNumeric: return operand
    case ("NSDecimalNumber", let found) where found.isNumeric:
      return converted(operand, to: .decimal)
    case ("NSDate", .integer), ("NSDate", .double): return .convert(operand, .date)
    case ("NSDate", .date), ("NSString", .string), ("NSUUID", .uuid), ("NSURL", .uri):
      return operand
    default:
      throw .unsupported("CAST of \(name(of: operand)) to '\(type)'", at: range)
    }
  }

  /// A number as a number of another type; literals at once.
  func converted(_ value: CheckedExpression, to type: ValueType) -> CheckedExpression {
    guard value.type != type, value.type != .null else { return value }
    switch (type, value) {
    case (.decimal, .literal(.integer(let number))):
      return DecimalText("\(number)").map { .literal(.decimal($0)) } ?? .convert(value, type)
    case (.decimal, .literal(.double(let number))):
      return DecimalText("\(number)").map { .literal(.decimal($0)) } ?? .convert(value, type)
    case (.double, .literal(.integer(let number))): return .literal(.double(Double(number)))
    case (.integer, _) where value.type == .boolean: return value
    case (.decimal, _), (.double, _): return .convert(value, type)
    default: return value
    }
  }
}
