import ModelwrightModel

extension PredicateChecker {
  mutating func check(_ comparison: Comparison) throws(PredicateTypeError) -> CheckedPredicate {
    let left = try tested(comparison)
    let right = try operand(comparison.right)
    if let quantifier = comparison.quantifier {
      guard case .collection(let collection) = left else {
        throw .needsToMany(quantifier.rawValue, at: comparison.left.range)
      }
      let test = try compare(.value(collection.element), right, comparison)
      return .quantified(quantifier, collection.source, test)
    }
    return try compare(left, right, comparison)
  }

  private mutating func compare(
    _ left: CheckedOperand, _ right: CheckedOperand, _ comparison: Comparison
  ) throws(PredicateTypeError) -> CheckedPredicate {
    switch (comparison.comparator, left, right) {
    case (.contains, .value(let whole), .value(let part)):
      return try match(whole, .contains, part, comparison)
    case (.in, .value(let part), .value(let whole)):
      if isTemplate, case .bound(let bound, .unknown) = whole {
        return try membership(of: part, in: list(bound, of: part.type), comparison)
      }
      if case .bound(_, .unknown) = whole {
        throw .wrongType(
          "IN needs a collection or a string on its right", found: name(of: whole),
          at: comparison.right.range)
      }
      return try match(whole, .contains, part, comparison)
    case (.contains, let collection, .value(let element)),
      (.in, .value(let element), let collection):
      return try membership(of: element, in: collection, comparison)
    case (.between, .value(let value), let bounds):
      return try between(value, bounds, comparison)
    case (_, .value(let left), .value(let right)):
      return try compare(left, right, comparison)
    case (_, .collection, _): throw .bareToMany(at: comparison.left.range)
    case (_, _, .collection): throw .bareToMany(at: comparison.right.range)
    default:
      throw .wrongType("expected one value", found: "a list", at: comparison.range)
    }
  }

  private mutating func compare(
    _ left: CheckedExpression, _ right: CheckedExpression, _ comparison: Comparison
  ) throws(PredicateTypeError) -> CheckedPredicate {
    switch comparison.comparator {
    case .beginsWith: return try match(left, .begins, right, comparison)
    case .endsWith: return try match(left, .ends, right, comparison)
    case .like: return try match(left, .like, right, comparison)
    case .matches: return try match(left, .matches, right, comparison)
    case .conformsToType, .equalsType:
      throw .unsupported(
        "'\(comparison.comparator.rawValue)'", hint: "compare the identifiers as strings",
        at: comparison.operatorRange)
    case .equal: return try order(left, .equal, right, comparison)
    case .notEqual: return try order(left, .notEqual, right, comparison)
    case .less: return try order(left, .less, right, comparison)
    case .lessOrEqual: return try order(left, .lessOrEqual, right, comparison)
    case .greater: return try order(left, .greater, right, comparison)
    case .greaterOrEqual: return try order(left, .greaterOrEqual, right, comparison)
    case .between, .in, .contains:
      throw .unsupported("'\(comparison.comparator.rawValue)' here", at: comparison.range)
    }
  }

  private mutating func order(
    _ left: CheckedExpression, _ ordering: Ordering, _ right: CheckedExpression,
    _ comparison: Comparison
  ) throws(PredicateTypeError) -> CheckedPredicate {
    let isEquality = ordering == .equal || ordering == .notEqual
    if isEquality, left.type == .null || right.type == .null {
      if left.type == .null, right.type == .null { return .constant(ordering == .equal) }
      let value = left.type == .null ? right : left
      return .absence(value, isAbsent: ordering == .equal)
    }
    let (first, second) = try unified(left, right, at: comparison.range)
    let type = first.type
    if type == .unknown, second.type == .unknown, isBound(first), isBound(second) {
      // Two variables of unknown type: nothing can be said before they have values.
      return .compare(first, ordering, second, [], comparison.logic)
    }
    if type == .unknown {
      throw .unsupported(
        "comparing a transformable or undefined attribute with anything but nil",
        at: comparison.range)
    }
    if !isEquality, [.data, .uuid, .uri].contains(type) || type.isObject {
      throw .wrongType(
        "'\(ordering.rawValue)' needs numbers, dates or strings", found: name(of: first),
        at: comparison.operatorRange)
    }
    return .compare(first, ordering, second, try folding(comparison, type), comparison.logic)
  }

  /// A template's variable that turns out to hold a list.
  private mutating func list(_ bound: Bound, of element: ValueType) -> CheckedOperand {
    _ = conclude(.bound(bound, .unknown), is: .list(element))
    return .boundList(bound, element)
  }

  /// Whether a value is an argument or a variable.
  func isBound(_ value: CheckedExpression) -> Bool {
    if case .bound = value { true } else { false }
  }

  private mutating func between(
    _ value: CheckedExpression, _ bounds: CheckedOperand, _ comparison: Comparison
  ) throws(PredicateTypeError) -> CheckedPredicate {
    let lower: CheckedExpression
    let upper: CheckedExpression
    switch bounds {
    case .list(let values) where values.count == 2: (lower, upper) = (values[0], values[1])
    case .boundList(let list, let type):
      lower = .bound(.element(of: list, index: 0), type)
      upper = .bound(.element(of: list, index: 1), type)
    case .value(.bound(let bound, .unknown)) where isTemplate:
      return try membership(of: value, in: list(bound, of: value.type), comparison)
    default:
      throw .wrongType(
        "BETWEEN needs a list of two values", found: "something else",
        at: comparison.right.range)
    }
    return .and([
      try order(value, .greaterOrEqual, lower, comparison),
      try order(value, .lessOrEqual, upper, comparison),
    ])
  }

  private mutating func membership(
    of element: CheckedExpression, in collection: CheckedOperand, _ comparison: Comparison
  ) throws(PredicateTypeError) -> CheckedPredicate {
    switch collection {
    case .value: throw .bareToMany(at: comparison.left.range)
    case .collection(let found):
      return .exists(found.source, try order(found.element, .equal, element, comparison))
    case .list(let values):
      var element = element
      var members: [CheckedExpression] = []
      for value in values {
        let (first, second) = try unified(element, value, at: comparison.range)
        // A decimal member among whole numbers makes all of them decimal: convert at the end.
        element = first
        members.append(second)
      }
      members = members.map { converted($0, to: element.type) }
      let folding = try folding(comparison, element.type)
      return .isOneOf(element, members, folding, comparison.logic)
    case .boundList(let bound, let type):
      let (first, member) = try unified(element, .bound(bound, type), at: comparison.range)
      var elementType = type
      if case .convert(_, let target) = member { elementType = target }
      return .isElement(
        first, bound, element: elementType, try folding(comparison, first.type),
        comparison.logic)
    }
  }

  private mutating func match(
    _ left: CheckedExpression, _ match: StringMatch, _ right: CheckedExpression,
    _ comparison: Comparison
  ) throws(PredicateTypeError) -> CheckedPredicate {
    let word = comparison.comparator.rawValue
    var operands: [CheckedExpression] = []
    for (operand, node) in [(left, comparison.left), (right, comparison.right)] {
      let concluded = conclude(operand, is: .string)
      guard [.string, .uri, .null].contains(concluded.type) else {
        throw .wrongType("\(word) needs strings", found: name(of: concluded), at: node.range)
      }
      operands.append(concluded)
    }
    let folding = try folding(comparison, .string)
    return .match(operands[0], match, operands[1], folding, comparison.logic)
  }

  private func folding(
    _ comparison: Comparison, _ type: ValueType
  ) throws(PredicateTypeError) -> Folding {
    let options = comparison.options
    if options.contains(.localeSensitive) || options.contains(.wholeWords) {
      throw .unsupported(
        "the option '\(options.contains(.wholeWords) ? "w" : "l")'",
        hint: "sort by a localized comparison, or use MATCHES with \\b",
        at: comparison.operatorRange)
    }
    guard type == .string || type == .uri, !options.contains(.normalized) else { return [] }
    var folding: Folding = []
    if options.contains(.caseInsensitive) { folding.insert(.letterCase) }
    if options.contains(.diacriticInsensitive) { folding.insert(.marks) }
    return folding
  }
}
