extension CheckedPredicate {
  /// Whether evaluating it can end in an error: overflow, division by zero, or a pattern that cannot
  /// be read.
  public var canThrow: Bool {
    switch self {
    case .constant, .isKind: false
    case .not(let inner): inner.canThrow
    case .and(let members), .or(let members): members.contains { $0.canThrow }
    case .compare(let left, _, let right, _, _): left.canThrow || right.canThrow
    case .absence(let value, _), .truth(let value, _), .isElement(let value, _, _, _, _):
      value.canThrow
    case .match(let text, let match, let pattern, _, _):
      match == .matches || text.canThrow || pattern.canThrow
    case .isOneOf(let value, let members, _, _):
      value.canThrow || members.contains { $0.canThrow }
    case .exists(let source, let test), .forAll(let source, let test):
      test.canThrow || source.filter?.canThrow == true
    }
  }
}

extension CheckedExpression {
  /// Whether evaluating it can end in an error: overflow, division by zero, or a pattern that cannot
  /// be read.
  public var canThrow: Bool {
    switch self {
    case .literal, .bound, .boundProperty, .property: false
    case .negation, .arithmetic, .aggregate: true
    case .function(let function, let operands, _):
      switch function {
      case .now: false
      case .uppercase, .lowercase, .canonical, .length, .characterCount:
        operands.contains { $0.canThrow }
      default: true
      }
    case .count(let source): source.filter?.canThrow == true
    case .conditional(let test, let first, let second, _):
      test.canThrow || first.canThrow || second.canThrow
    case .coalesce(let first, let second, _): first.canThrow || second.canThrow
    case .convert(let value, _): value.canThrow
    case .answer(let predicate): predicate.canThrow
    }
  }
}

extension [CheckedPredicate] {
  /// The members of an AND or OR in the order in which they are looked at: those that cannot end in an
  /// error first. SQL, which has an order of its own, and memory then fail for the same objects.
  var safeFirst: [CheckedPredicate] { filter { !$0.canThrow } + filter { $0.canThrow } }
}
