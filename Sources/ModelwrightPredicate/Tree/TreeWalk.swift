/// A key path from the object that is tested, and where it stands.
public struct KeyPathUse: Hashable, Sendable {
  /// Its steps.
  public var components: [KeyPathComponent]
  /// Where it stands in the format string.
  public var range: TextRange
}

extension PredicateNode {
  /// The key paths from the object that is tested, in the order of the text.
  public var keyPaths: [KeyPathUse] {
    var walk = TreeWalk()
    walk.visit(self)
    return walk.keyPaths
  }
}

extension ExpressionNode {
  /// The key paths from the object that is tested, in the order of the text.
  public var keyPaths: [KeyPathUse] {
    var walk = TreeWalk()
    walk.visit(self)
    return walk.keyPaths
  }
}

extension PredicateNode {
  /// Every comparison, those inside of subqueries too, in the order of the text.
  public var comparisons: [Comparison] {
    var walk = TreeWalk()
    walk.visit(self)
    return walk.comparisons
  }
}

extension ExpressionNode {
  /// Every comparison, those inside of subqueries too, in the order of the text.
  public var comparisons: [Comparison] {
    var walk = TreeWalk()
    walk.visit(self)
    return walk.comparisons
  }
}

extension PredicateFormat {
  /// Where a variable stands first.
  public func firstUse(of variable: String) -> TextRange {
    var walk = TreeWalk()
    walk.visit(predicate)
    return walk.variables[variable] ?? .none
  }
}

/// Looks at every part of a tree. Its depth is limited by the parser.
private struct TreeWalk {
  var keyPaths: [KeyPathUse] = []
  var variables: [String: TextRange] = [:]
  var comparisons: [Comparison] = []

  mutating func visit(_ node: PredicateNode) {
    switch node {
    case .constant: break
    case .not(let inner, _): visit(inner)
    case .and(let members, _), .or(let members, _): for member in members { visit(member) }
    case .comparison(let comparison):
      comparisons.append(comparison)
      visit(comparison.left)
      visit(comparison.right)
    case .truth(let value, _), .isKind(let value, _, _): visit(value)
    case .elements(_, let collection, _, let test, _):
      visit(collection)
      visit(test)
    }
  }

  mutating func visit(_ node: ExpressionNode) {
    switch node {
    case .literal, .argument, .object: break
    case .variable(let name, let range):
      if variables[name] == nil { variables[name] = range }
    case .keyPath(.object, let components, let range):
      keyPaths.append(KeyPathUse(components: components, range: range))
    case .keyPath(let base, _, _): visit(base)
    case .negation(let inner, _), .cast(let inner, _, _), .assignment(_, let inner, _):
      visit(inner)
    case .arithmetic(_, let first, let second, _), .setOperation(_, let first, let second, _),
      .coalesce(let first, let second, _):
      visit(first)
      visit(second)
    case .function(_, let operands, _), .aggregate(let operands, _):
      for operand in operands { visit(operand) }
    case .subquery(let collection, _, let test, _):
      visit(collection)
      visit(test)
    case .indexed(let base, let position, _):
      visit(base)
      if case .index(let index) = position { visit(index) }
    case .conditional(let test, let first, let second, _):
      visit(test)
      visit(first)
      visit(second)
    case .predicate(let predicate, _): visit(predicate)
    }
  }
}
