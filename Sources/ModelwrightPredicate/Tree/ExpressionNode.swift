/// An operand of a predicate, as it was written.
public indirect enum ExpressionNode: Hashable, Sendable {
  /// A literal.
  case literal(PredicateValue, TextRange)
  /// An argument such as `%@` or `%d`, by its index among the arguments.
  case argument(Int, TextRange)
  /// `$name`: an element of a subquery, or a value that is given later.
  case variable(String, TextRange)
  /// `SELF`: the object that is tested.
  case object(TextRange)
  /// A key path from a base; most often the base is `SELF`, written or not.
  case keyPath(ExpressionNode, [KeyPathComponent], TextRange)
  /// `-x`.
  case negation(ExpressionNode, TextRange)
  /// `x + y` and so on.
  case arithmetic(ArithmeticOperator, ExpressionNode, ExpressionNode, TextRange)
  /// A function of the table in core-data.md §5.1.
  case function(PredicateFunction, [ExpressionNode], TextRange)
  /// `{x, y, …}`.
  case aggregate([ExpressionNode], TextRange)
  /// `SUBQUERY(collection, $variable, predicate)`.
  case subquery(ExpressionNode, variable: String, PredicateNode, TextRange)
  /// `x[0]`, `x[FIRST]`, `x[LAST]`, `x[SIZE]`.
  case indexed(ExpressionNode, Subscript, TextRange)
  /// `TERNARY(p, x, y)`.
  case conditional(PredicateNode, ExpressionNode, ExpressionNode, TextRange)
  /// `CAST(x, "type")`.
  case cast(ExpressionNode, String, TextRange)
  /// `x UNION y` and so on.
  case setOperation(SetOperator, ExpressionNode, ExpressionNode, TextRange)
  /// `$name := x`.
  case assignment(String, ExpressionNode, TextRange)
  /// `x ?? y`; only Swift's predicates have it.
  case coalesce(ExpressionNode, ExpressionNode, TextRange)
  /// A predicate used as a truth value; only Swift's predicates have it.
  case predicate(PredicateNode, TextRange)

  /// Where it stands in the format string.
  public var range: TextRange {
    switch self {
    case .literal(_, let range), .argument(_, let range), .variable(_, let range),
      .object(let range), .keyPath(_, _, let range), .negation(_, let range),
      .arithmetic(_, _, _, let range), .function(_, _, let range), .aggregate(_, let range),
      .subquery(_, _, _, let range), .indexed(_, _, let range),
      .conditional(_, _, _, let range), .cast(_, _, let range),
      .setOperation(_, _, _, let range), .assignment(_, _, let range),
      .coalesce(_, _, let range), .predicate(_, let range):
      range
    }
  }

  /// A key path from the object that is tested.
  public static func keyPath(_ names: String...) -> ExpressionNode {
    .keyPath(.object(.none), names.map { KeyPathComponent(.property($0)) }, .none)
  }
}

/// One step of a key path.
public struct KeyPathComponent: Hashable, Sendable {
  /// What a step is.
  public enum Kind: Hashable, Sendable {
    /// A property of the object, or of a composite.
    case property(String)
    /// A collection operator such as `@count`.
    case collectionOperator(CollectionOperator)
    /// `%K`, by its index among the arguments: replaced by the key path that the argument holds.
    case argument(Int)
  }

  /// What the step is.
  public var kind: Kind
  /// Where it stands in the format string.
  public var range: TextRange

  /// Makes a step.
  public init(_ kind: Kind, range: TextRange = .none) {
    self.kind = kind
    self.range = range
  }
}

/// An operator on the elements of a collection. Source: core-data.md §5.2.
public enum CollectionOperator: String, Hashable, Sendable, CaseIterable {
  /// How many.
  case count = "@count"
  /// The sum; 0 of none.
  case sum = "@sum"
  /// The average; absent of none.
  case average = "@avg"
  /// The least; absent of none.
  case minimum = "@min"
  /// The greatest; absent of none.
  case maximum = "@max"
  /// The values, each once.
  case distinctUnion = "@distinctUnionOfObjects"
  /// The values.
  case union = "@unionOfObjects"
}

/// What stands in brackets after a collection.
public enum Subscript: Hashable, Sendable {
  /// A position.
  case index(ExpressionNode)
  /// `FIRST`.
  case first
  /// `LAST`.
  case last
  /// `SIZE`.
  case size
}

/// An operator between two numbers.
public enum ArithmeticOperator: String, Hashable, Sendable {
  /// Addition.
  case add = "+"
  /// Subtraction.
  case subtract = "-"
  /// Multiplication.
  case multiply = "*"
  /// Division; of two whole numbers it is whole, towards zero.
  case divide = "/"
  /// What a whole division leaves; written `modulus:by:(x, y)` in a format string.
  case remainder = "%"
  /// Power.
  case power = "**"
}

/// An operator between two collections.
public enum SetOperator: String, Hashable, Sendable {
  /// What is in either.
  case union = "UNION"
  /// What is in both.
  case intersect = "INTERSECT"
  /// What is in the first only.
  case minus = "MINUS"
}
