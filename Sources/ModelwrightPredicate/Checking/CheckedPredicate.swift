/// A predicate whose names have been found in a model and whose types fit: what is translated to SQL
/// and what is evaluated in memory, so that both mean the same.
///
/// Every row that a predicate speaks of has a *scope*: 0 is the object that is tested, and each
/// to-many step adds one for its elements.
public indirect enum CheckedPredicate: Hashable, Sendable {
  /// The same for every object.
  case constant(Bool)
  /// The opposite; of neither true nor false it is neither.
  case not(CheckedPredicate)
  /// All of them, evaluated in order until one is not true; those that can end in an error come last.
  case and([CheckedPredicate])
  /// Any of them, evaluated in order until one is true; those that can end in an error come last.
  case or([CheckedPredicate])
  /// An ordering or an equality between two values that compare as they are.
  case compare(CheckedExpression, Ordering, CheckedExpression, Folding, NullLogic)
  /// Whether a value is absent, or present when `isAbsent` is false.
  case absence(CheckedExpression, isAbsent: Bool)
  /// A test of a string against a pattern.
  case match(CheckedExpression, StringMatch, CheckedExpression, Folding, NullLogic)
  /// Whether a value is one of several.
  case isOneOf(CheckedExpression, [CheckedExpression], Folding, NullLogic)
  /// Whether a value is an element of a list that is given as an argument or a variable.
  case isElement(CheckedExpression, Bound, element: ValueType, Folding, NullLogic)
  /// Whether a test is true for at least one element.
  case exists(CollectionSource, CheckedPredicate)
  /// Whether a test is true for every element.
  case forAll(CollectionSource, CheckedPredicate)
  /// A truth value.
  case truth(CheckedExpression, NullLogic)
  /// Whether an object is of an entity, or of one that inherits from it.
  case isKind(PropertyPath, entity: Int)
}

/// How two values are ordered.
public enum Ordering: String, Hashable, Sendable {
  /// Equal.
  case equal = "="
  /// Not equal.
  case notEqual = "<>"
  /// Less.
  case less = "<"
  /// Less or equal.
  case lessOrEqual = "<="
  /// Greater.
  case greater = ">"
  /// Greater or equal.
  case greaterOrEqual = ">="
}

/// What does not count when two strings are compared.
public struct Folding: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a folding from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Case.
  public static let letterCase = Folding(rawValue: 1)
  /// Accents and other marks.
  public static let marks = Folding(rawValue: 2)
}

/// How a string is tested.
public enum StringMatch: String, Hashable, Sendable {
  /// It holds the other.
  case contains
  /// It begins with the other.
  case begins
  /// It ends with the other.
  case ends
  /// The wildcards `?` and `*` match the whole.
  case like
  /// A regular expression matches the whole.
  case matches
}

/// A value that is known when the predicate runs.
public indirect enum Bound: Hashable, Sendable {
  /// An argument, by its index.
  case argument(Int)
  /// An element of an argument or a variable that is a list.
  case element(of: Bound, index: Int)
  /// A variable, by its name.
  case variable(String)
}

/// A value of a predicate.
public indirect enum CheckedExpression: Hashable, Sendable {
  /// A literal.
  case literal(PredicateValue)
  /// An argument or a variable.
  case bound(Bound, ValueType)
  /// A property of the object in a variable, such as `$FETCH_SOURCE.name`.
  case boundProperty(Bound, PropertyPath, ValueType)
  /// A property of a scope's object, or such an object.
  case property(PropertyPath, ValueType)
  /// The opposite number.
  case negation(CheckedExpression, ValueType)
  /// An operation on two numbers of the type of its result, which overflow and division by zero stop.
  case arithmetic(ArithmeticOperator, CheckedExpression, CheckedExpression, ValueType)
  /// A function.
  case function(PredicateFunction, [CheckedExpression], ValueType)
  /// The number of elements.
  case count(CollectionSource)
  /// The sum, average, least or greatest of what an expression is for each element.
  case aggregate(CollectionOperator, CollectionSource, CheckedExpression, ValueType)
  /// The second when the test is true, else the third.
  case conditional(CheckedPredicate, CheckedExpression, CheckedExpression, ValueType)
  /// The first that is present.
  case coalesce(CheckedExpression, CheckedExpression, ValueType)
  /// A number as another type of number.
  case convert(CheckedExpression, ValueType)
  /// A predicate's answer as a truth value.
  case answer(CheckedPredicate)

  /// The type of its values.
  public var type: ValueType {
    switch self {
    case .literal(let value): ValueType(value)
    case .bound(_, let type), .boundProperty(_, _, let type), .property(_, let type),
      .negation(_, let type), .arithmetic(_, _, _, let type), .function(_, _, let type),
      .aggregate(_, _, _, let type), .conditional(_, _, _, let type), .coalesce(_, _, let type),
      .convert(_, let type):
      type
    case .count: .integer
    case .answer: .boolean
    }
  }
}

/// A way from a scope's object over to-one relationships to an object or one of its attributes.
public struct PropertyPath: Hashable, Sendable {
  /// The scope that it begins at.
  public var scope: Int
  /// The to-one relationships that are followed, each by its index in the model.
  public var hops: [Int]
  /// The index of the entity that the last object is taken to be of.
  public var entity: Int
  /// The attribute's slot in the layout of ``entity``; `nil` for the object itself.
  public var slot: Int?

  /// Makes a path.
  public init(scope: Int, hops: [Int] = [], entity: Int, slot: Int? = nil) {
    self.scope = scope
    self.hops = hops
    self.entity = entity
    self.slot = slot
  }
}

/// The elements of a to-many key path, or of a subquery.
public struct CollectionSource: Hashable, Sendable {
  /// One to-many relationship of the way.
  public struct Step: Hashable, Sendable {
    /// The object whose relationship it is.
    public var owner: PropertyPath
    /// The relationship's index in the model.
    public var relationship: Int
    /// The scope of its elements.
    public var scope: Int
  }

  /// The relationships on the way, the last one's elements being the source's.
  public var steps: [Step]
  /// What the elements must pass.
  public var filter: CheckedPredicate?
}
