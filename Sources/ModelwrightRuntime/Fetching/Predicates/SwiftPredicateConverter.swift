import Foundation
import ModelwrightModel
import ModelwrightPredicate

/// A node of a Foundation predicate that has a counterpart in our tree.
protocol ConvertibleExpression {
  /// The counterpart.
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode
}

/// Turns a Foundation `Predicate` into our tree: key paths by the names that a recording object gives, captured
/// values as arguments, so that two predicates of one form are one shape.
struct SwiftPredicateConverter {
  let model: ManagedObjectModel
  let objectClass: ManagedObject.Type
  /// The captured values, in the order in which they were met.
  private(set) var arguments: [PredicateValue] = []
  /// What the variables of closures stand for.
  private var variables: [PredicateExpressions.VariableID: ExpressionNode] = [:]
  private var elementCount = 0

  init(model: ManagedObjectModel, objectClass: ManagedObject.Type) {
    self.model = model
    self.objectClass = objectClass
  }

  /// The tree of a predicate.
  ///
  /// - Throws: ``FetchError/unsupportedExpression(_:)``, which names what has no counterpart.
  mutating func convert<Root>(_ predicate: Predicate<Root>) throws -> PredicateNode {
    variables[predicate.variable.key] = .object(.none)
    return Self.predicate(try node(predicate.expression))
  }

  // MARK: For the nodes

  /// The counterpart of a node. A node without one whose value does not depend on the object is
  /// evaluated now.
  mutating func node<Node: PredicateExpression>(_ node: Node) throws -> ExpressionNode {
    guard let convertible = node as? any ConvertibleExpression else {
      return try constant(node, instead: FetchError.unsupportedExpression(Self.name(of: node)))
    }
    let count = arguments.count
    do {
      return try convertible.converted(&self)
    } catch let error as FetchError {
      arguments.removeSubrange(count...)
      return try constant(node, instead: error)
    }
  }

  private mutating func constant<Node: PredicateExpression>(
    _ node: Node, instead error: FetchError
  ) throws -> ExpressionNode {
    guard let value = try? node.evaluate(PredicateBindings()) else { throw error }
    return try argument(value)
  }

  mutating func predicate(_ node: some PredicateExpression) throws -> PredicateNode {
    Self.predicate(try self.node(node))
  }

  /// A value as an argument.
  mutating func argument(_ value: Any) throws -> ExpressionNode {
    guard let argument = Self.value(value) else {
      throw FetchError.unsupportedExpression("a value of type \(type(of: value))")
    }
    arguments.append(argument)
    return .argument(arguments.count - 1, .none)
  }

  private static func value(_ value: Any) -> PredicateValue? {
    switch value {
    case let argument as any PredicateArgument: argument.predicateValue
    case let raw as any RawRepresentable: self.value(raw.rawValue)
    case let elements as any Collection: list(elements)
    default: nil
    }
  }

  /// Elements that are no arguments by themselves: enumerations that a person has written.
  private static func list(_ elements: any Collection) -> PredicateValue? {
    var values: [PredicateValue] = []
    for element in elements {
      guard let value = value(element) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  /// The value of a constant; `nil` for everything else.
  func constant(_ node: ExpressionNode) -> PredicateValue? {
    switch node {
    case .argument(let index, _): arguments[index]
    case .literal(let value, _): value
    default: nil
    }
  }

  mutating func bind(_ variable: PredicateExpressions.VariableID, to node: ExpressionNode) {
    variables[variable] = node
  }

  /// Gives the element of a closure a name.
  mutating func bindElement(_ variable: PredicateExpressions.VariableID) -> String {
    elementCount += 1
    let name = "element\(elementCount)"
    variables[variable] = .variable(name, .none)
    return name
  }

  func node(of variable: PredicateExpressions.VariableID) throws -> ExpressionNode {
    guard let node = variables[variable] else {
      throw FetchError.unsupportedExpression("a variable of another predicate")
    }
    return node
  }

  // MARK: Trees

  static func predicate(_ node: ExpressionNode) -> PredicateNode {
    if case .predicate(let predicate, _) = node { predicate } else { .truth(node, .none) }
  }

  static func comparison(
    _ left: ExpressionNode, _ comparator: PredicateOperator, _ right: ExpressionNode
  ) -> ExpressionNode {
    .predicate(.comparison(Comparison(left, comparator, right, logic: .swift)), .none)
  }

  /// How a message names a node: without its type's generic arguments.
  static func name(of node: Any) -> String {
    let name = "\(type(of: node))"
    return "'\(name.prefix { $0 != "<" })'"
  }
}
