public import ModelwrightModel

/// Finds a predicate's names in a model and makes sure that its types fit.
///
/// One checker checks one predicate. What is not known when it runs (the type of a variable of a
/// model's fetch request) is concluded from what it is compared with: ``variableTypes``.
public struct PredicateChecker {
  let model: ResolvedModel
  let entity: Int
  let arguments: [ValueType]
  let keyPaths: [Int: String]
  /// The types of the variables: those that were given, and those that were concluded.
  public private(set) var variableTypes: [String: ValueType]

  /// The elements of the subqueries around the current place.
  var elements: [(name: String, path: PropertyPath)] = []
  /// Whether the predicate stands in a model: a variable that nothing gives a type may then be
  /// anything, a list or an object with properties too.
  var isTemplate = false
  /// The layouts of the entities that were looked at: a long predicate asks for one again and again.
  private var layouts: [Int: RowLayout] = [:]
  private var lastScope = 0
  private var depth = 0
  /// How many BETWEENs stand around the current place.
  private var ranges = 0

  /// Makes a checker for predicates on an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity's index in the model.
  ///   - arguments: The types of the arguments.
  ///   - keyPaths: The key paths of those arguments that `%K` stands for, by their indexes.
  ///   - variables: The types of the variables that are known.
  public init(
    _ model: ResolvedModel, entity: Int, arguments: [ValueType] = [],
    keyPaths: [Int: String] = [:], variables: [String: ValueType] = [:]
  ) {
    self.model = model
    self.entity = entity
    self.arguments = arguments
    self.keyPaths = keyPaths
    variableTypes = variables
  }

  /// Checks a predicate.
  ///
  /// - Throws: ``PredicateTypeError`` with the first fault.
  public mutating func check(
    _ node: PredicateNode
  ) throws(PredicateTypeError) -> CheckedPredicate {
    depth += 1
    defer { depth -= 1 }
    if depth > PredicateFormat.deepest * 2 { throw .tooDeep(at: node.range) }
    switch node {
    case .constant(let answer, _): return .constant(answer)
    case .not(let inner, _): return .not(try check(inner))
    case .and(let members, _): return .and(try check(members).safeFirst)
    case .or(let members, _): return .or(try check(members).safeFirst)
    case .comparison(let comparison): return try check(comparison)
    case .truth(let node, _):
      let value = try value(node)
      if case .answer(let predicate) = value { return predicate }
      guard [.boolean, .null, .integer].contains(value.type) else {
        throw .wrongType("expected a truth value", found: name(of: value), at: node.range)
      }
      return .truth(value, .swift)
    case .elements(let quantifier, let collection, let variable, let test, let range):
      return try check(quantifier, collection, variable, test, at: range)
    case .isKind(let node, let name, let range):
      let target = try index(ofEntity: name, at: range)
      guard case .property(let path, .object) = try value(node), path.slot == nil else {
        throw .unsupported("a type test of anything but an object", at: range)
      }
      return .isKind(path, entity: target)
    }
  }

  /// Checks an expression that must be one value, such as a key of a sort order.
  ///
  /// - Throws: ``PredicateTypeError`` with the first fault.
  public mutating func check(
    value node: ExpressionNode
  ) throws(PredicateTypeError) -> CheckedExpression {
    try value(node)
  }

  private mutating func check(
    _ nodes: [PredicateNode]
  ) throws(PredicateTypeError) -> [CheckedPredicate] {
    var checked: [CheckedPredicate] = []
    for node in nodes { checked.append(try check(node)) }
    return checked
  }

  private mutating func check(
    _ quantifier: Quantifier, _ collection: ExpressionNode, _ variable: String,
    _ test: PredicateNode, at range: TextRange
  ) throws(PredicateTypeError) -> CheckedPredicate {
    guard case .collection(let found) = try operand(collection) else {
      throw .needsToMany("a test of elements", at: collection.range)
    }
    guard case .property(let path, .object) = found.element else {
      throw .unsupported("a test of elements that are no objects", at: range)
    }
    elements.append((variable, path))
    defer { elements.removeLast() }
    return .quantified(quantifier, found.source, try check(test))
  }

  // MARK: Help for the rest

  mutating func newScope() -> Int {
    lastScope += 1
    return lastScope
  }

  /// Runs a step one level deeper.
  mutating func deeper<Result>(
    at range: TextRange, _ body: (inout Self) throws(PredicateTypeError) -> Result
  ) throws(PredicateTypeError) -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > PredicateFormat.deepest * 2 { throw .tooDeep(at: range) }
    return try body(&self)
  }

  /// The value that a comparison tests. BETWEEN compares its value twice, so what is inside of it
  /// doubles with each one around it: a few are allowed, the greatest depth would never end.
  mutating func tested(
    _ comparison: Comparison
  ) throws(PredicateTypeError) -> CheckedOperand {
    guard comparison.comparator == .between else { return try operand(comparison.left) }
    ranges += 1
    defer { ranges -= 1 }
    if ranges > 4 { throw .nestedRanges(at: comparison.left.range) }
    return try operand(comparison.left)
  }

  func name(of value: CheckedExpression) -> String { value.type.named(in: model) }

  func index(ofEntity name: String, at range: TextRange) throws(PredicateTypeError) -> Int {
    guard let found = model.entity(named: name) else {
      throw .unsupported("the entity '\(name)', which the model does not have,", at: range)
    }
    return found.index
  }

  /// Concludes the type of a variable from what it is used with; nil and what is not known tell
  /// nothing.
  mutating func conclude(_ value: CheckedExpression, is type: ValueType) -> CheckedExpression {
    guard case .bound(let bound, .unknown) = value else { return value }
    if case .variable(let name) = bound, variableTypes[name] == nil, type != .null, type != .unknown
    {
      variableTypes[name] = type
    }
    return .bound(bound, type)
  }

  /// The layout of an entity's rows, worked out once.
  mutating func layout(of entity: Int) -> RowLayout {
    if let known = layouts[entity] { return known }
    let layout = model.layout(of: entity)
    layouts[entity] = layout
    return layout
  }
}

extension CheckedPredicate {
  /// A test of the elements of a collection.
  static func quantified(
    _ quantifier: Quantifier, _ source: CollectionSource, _ test: CheckedPredicate
  ) -> CheckedPredicate {
    switch quantifier {
    case .any: .exists(source, test)
    case .none: .not(.exists(source, test))
    case .all: .forAll(source, test)
    }
  }
}
