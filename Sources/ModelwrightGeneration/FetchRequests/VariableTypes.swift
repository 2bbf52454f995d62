import ModelwrightModel
import ModelwrightPredicate

/// Concludes what the variables of a predicate stand for from what they are compared with: in
/// `age > $AGE` a value of the attribute `age`, in `owner == $OWNER` an object.
///
/// The checker of predicates knows only what comparing needs (every integer is one type); a typed
/// function wants the attribute itself, and whether the variable stands for several values.
struct VariableTypes {
  private let model: ResolvedModel
  private let entity: Int
  /// What was concluded.
  private(set) var types: [String: VariableType] = [:]
  /// The variables of the subqueries around the current place, with the entities of their elements.
  private var elements: [(name: String, entity: Int)] = []

  init(_ predicate: PredicateNode, model: ResolvedModel, entity: Int) {
    self.model = model
    self.entity = entity
    visit(predicate)
    // A variable that is compared with another one has that one's type.
    visit(predicate)
  }

  // MARK: Predicates

  private mutating func visit(_ node: PredicateNode) {
    switch node {
    case .constant: break
    case .not(let inner, _): visit(inner)
    case .and(let members, _), .or(let members, _): for member in members { visit(member) }
    case .comparison(let comparison): visit(comparison)
    case .truth(let value, _), .isKind(let value, _, _): visit(value)
    case .elements(_, let collection, let variable, let test, _):
      inside(collection, variable: variable) { $0.visit(test) }
    }
  }

  private mutating func visit(_ comparison: Comparison) {
    visit(comparison.left)
    visit(comparison.right)
    switch comparison.comparator {
    case .in:
      if case .aggregate(let members, _) = comparison.right {
        for member in members { conclude(member, type(of: comparison.left)) }
      }
      if !conclude(comparison.right, type(of: comparison.left).map { .list($0) }) {
        conclude(comparison.left, type(of: comparison.right))
      }
    case .contains:
      conclude(comparison.right, type(of: comparison.left))
    case .between:
      // Cases of an enumeration have no order: their raw values do.
      let bound = type(of: comparison.left)?.plain
      conclude(comparison.right, bound.map { .range($0) })
      if case .aggregate(let bounds, _) = comparison.right {
        for node in bounds { conclude(node, bound) }
      }
    case .beginsWith, .endsWith, .like, .matches, .conformsToType, .equalsType:
      conclude(comparison.left, .value(.string))
      conclude(comparison.right, .value(.string))
    case .equal, .notEqual:
      conclude(comparison.right, type(of: comparison.left))
      conclude(comparison.left, type(of: comparison.right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      conclude(comparison.right, type(of: comparison.left)?.plain)
      conclude(comparison.left, type(of: comparison.right)?.plain)
    }
  }

  /// Looks at what stands inside of a value.
  private mutating func visit(_ node: ExpressionNode) {
    switch node {
    case .subquery(let collection, let variable, let test, _):
      inside(collection, variable: variable) { $0.visit(test) }
    case .keyPath(let base, _, _): visit(base)
    case .negation(let inner, _), .cast(let inner, _, _), .indexed(let inner, _, _): visit(inner)
    case .arithmetic(_, let left, let right, _):
      conclude(left, type(of: right)?.plain)
      conclude(right, type(of: left)?.plain)
      visit(left)
      visit(right)
    case .coalesce(let left, let right, _), .setOperation(_, let left, let right, _):
      visit(left)
      visit(right)
    case .function(_, let operands, _), .aggregate(let operands, _):
      for operand in operands { visit(operand) }
    case .conditional(let test, let first, let second, _):
      visit(test)
      visit(first)
      visit(second)
    case .predicate(let predicate, _): visit(predicate)
    case .literal, .argument, .variable, .object, .assignment: break
    }
  }

  private mutating func inside(
    _ collection: ExpressionNode, variable: String, _ body: (inout Self) -> Void
  ) {
    visit(collection)
    guard case .object(let entity) = type(of: collection) else { return }
    elements.append((variable, entity))
    body(&self)
    elements.removeLast()
  }

  @discardableResult
  private mutating func conclude(_ node: ExpressionNode, _ type: VariableType?) -> Bool {
    guard case .variable(let name, _) = node, !elements.contains(where: { $0.name == name }) else {
      return false
    }
    if types[name] == nil, let type { types[name] = type }
    return true
  }

  // MARK: Types

  /// What a value or the elements of a collection are; `nil` when that cannot be told.
  private func type(of node: ExpressionNode) -> VariableType? {
    switch node {
    case .object: .object(entity)
    case .variable(let name, _):
      elements.last { $0.name == name }.map { .object($0.entity) } ?? types[name]
    case .keyPath(let base, let components, _): follow(components, from: type(of: base))
    case .subquery(let collection, _, _, _): type(of: collection)
    case .negation(let inner, _): type(of: inner)?.plain
    case .arithmetic(_, let left, let right, _): (type(of: left) ?? type(of: right))?.plain
    case .coalesce(let left, let right, _): type(of: left) ?? type(of: right)
    case .conditional(_, let first, let second, _): type(of: first) ?? type(of: second)
    case .aggregate(let values, _): values.lazy.compactMap { type(of: $0) }.first
    case .literal(let value, _): value == .null ? nil : .value(ValueType(value))
    case .function(let function, let operands, _): type(of: function, operands)
    case .indexed(_, .size, _): .value(.integer)
    case .indexed(let base, _, _): type(of: base)
    case .predicate: .value(.boolean)
    case .argument, .cast, .setOperation, .assignment: nil
    }
  }

  private func type(
    of function: PredicateFunction, _ operands: [ExpressionNode]
  ) -> VariableType? {
    switch function {
    case .now: .value(.date)
    case .uppercase, .lowercase, .canonical: .value(.string)
    case .length, .characterCount: .value(.integer)
    default: operands.first.flatMap { type(of: $0)?.plain }
    }
  }

  private func follow(
    _ components: [KeyPathComponent], from start: VariableType?
  ) -> VariableType? {
    var current = start
    var computes = false
    for component in components {
      switch component.kind {
      case .collectionOperator(.count): return .value(.integer)
      case .collectionOperator(.average): return .value(.double)
      case .collectionOperator: computes = true
      case .argument: return nil
      case .property(let name):
        guard let known = current, let next = property(name, of: known) else { return nil }
        current = next
      }
    }
    return computes ? current?.plain : current
  }

  private func property(_ name: String, of owner: VariableType) -> VariableType? {
    switch owner {
    case .object(let entity):
      switch model.entities[entity].property(named: name)?.kind {
      case .attribute(let attribute)?: return .attribute(attribute)
      case .relationship(let index)?: return .object(model.relationships[index].destination)
      case .fetchedProperty?, nil: return nil
      }
    case .attribute(let attribute):
      return model.composite(of: attribute)?.attributes.first { $0.name == name }
        .map { .attribute($0) }
    case .value, .list, .range: return nil
    }
  }
}
