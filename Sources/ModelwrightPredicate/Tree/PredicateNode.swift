/// What a predicate says, as it was written: nothing is looked up in a model yet.
///
/// The parser builds it from a format string, the runtime from a Foundation `Predicate`;
/// ``PredicateChecker`` turns either into a ``CheckedPredicate``.
public indirect enum PredicateNode: Hashable, Sendable {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool, TextRange)
  /// `NOT p`.
  case not(PredicateNode, TextRange)
  /// `p AND q AND …`.
  case and([PredicateNode], TextRange)
  /// `p OR q OR …`.
  case or([PredicateNode], TextRange)
  /// A comparison.
  case comparison(Comparison)
  /// A truth value used as a predicate; only Swift's predicates have it.
  case truth(ExpressionNode, TextRange)
  /// Whether any or every element of a collection passes a test in which `variable` is the element;
  /// only Swift's predicates have it.
  case elements(Quantifier, ExpressionNode, variable: String, PredicateNode, TextRange)
  /// Whether an object is of an entity, or of one that inherits from it; only Swift's predicates have
  /// it.
  case isKind(ExpressionNode, entity: String, TextRange)

  /// Where it stands in the format string.
  public var range: TextRange {
    switch self {
    case .constant(_, let range), .not(_, let range), .and(_, let range), .or(_, let range),
      .truth(_, let range), .elements(_, _, _, _, let range), .isKind(_, _, let range):
      range
    case .comparison(let comparison): comparison.range
    }
  }
}

/// How many elements of a to-many key path a comparison speaks of. Source: core-data.md §5.4.
public enum Quantifier: String, Hashable, Sendable {
  /// `ANY`, `SOME`: at least one.
  case any = "ANY"
  /// `ALL`: every one; true when there is none.
  case all = "ALL"
  /// `NONE`: not one.
  case none = "NONE"
}

/// What a comparison does with absent values.
public enum NullLogic: String, Hashable, Sendable {
  /// SQL's three values, as Core Data: a comparison with an absent value is neither true nor false
  /// unless it is written `== nil` or `!= nil`.
  case coreData
  /// Swift's two values: absent equals absent and differs from everything else; an ordering
  /// comparison with an absent value is false.
  case swift
}

/// A comparison: two operands and how they are compared.
public struct Comparison: Hashable, Sendable {
  /// `ANY`, `ALL` or `NONE` in front; `nil` for a direct comparison.
  public var quantifier: Quantifier?
  /// The left operand.
  public var left: ExpressionNode
  /// The operator.
  public var comparator: PredicateOperator
  /// The letters in brackets after the operator.
  public var options: ComparisonOptions
  /// The right operand.
  public var right: ExpressionNode
  /// What it does with absent values.
  public var logic: NullLogic
  /// Where it stands in the format string.
  public var range: TextRange
  /// Where the operator stands.
  public var operatorRange: TextRange

  /// Makes a comparison.
  public init(
    _ left: ExpressionNode, _ comparator: PredicateOperator, _ right: ExpressionNode,
    quantifier: Quantifier? = nil, options: ComparisonOptions = [], logic: NullLogic = .coreData,
    range: TextRange = .none, operatorRange: TextRange = .none
  ) {
    self.quantifier = quantifier
    self.left = left
    self.comparator = comparator
    self.options = options
    self.right = right
    self.logic = logic
    self.range = range
    self.operatorRange = operatorRange
  }
}

/// An operator between two operands, in its usual spelling. Source: core-data.md §5.1.
public enum PredicateOperator: String, Hashable, Sendable, CaseIterable {
  /// `=`, `==`.
  case equal = "=="
  /// `!=`, `<>`.
  case notEqual = "!="
  /// `<`.
  case less = "<"
  /// `<=`, `=<`.
  case lessOrEqual = "<="
  /// `>`.
  case greater = ">"
  /// `>=`, `=>`.
  case greaterOrEqual = ">="
  /// Within two bounds, both included.
  case between = "BETWEEN"
  /// An element of a collection, or a part of a string.
  case `in` = "IN"
  /// The right is an element of the left, or a part of it.
  case contains = "CONTAINS"
  /// The left begins with the right.
  case beginsWith = "BEGINSWITH"
  /// The left ends with the right.
  case endsWith = "ENDSWITH"
  /// `?` stands for one character, `*` for any number of them; the whole string.
  case like = "LIKE"
  /// A regular expression that the whole string matches.
  case matches = "MATCHES"
  /// Uniform type identifiers: refused by the checker.
  case conformsToType = "UTI-CONFORMS-TO"
  /// Uniform type identifiers: refused by the checker.
  case equalsType = "UTI-EQUALS"
}

/// The letters in brackets after an operator.
public struct ComparisonOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `c`: case does not count.
  public static let caseInsensitive = ComparisonOptions(rawValue: 1)
  /// `d`: accents and other marks do not count.
  public static let diacriticInsensitive = ComparisonOptions(rawValue: 2)
  /// `n`: the strings are prepared already and compare by their bytes; overrules the others.
  public static let normalized = ComparisonOptions(rawValue: 4)
  /// `l`: by the rules of the current locale.
  public static let localeSensitive = ComparisonOptions(rawValue: 8)
  /// `w`: whole words.
  public static let wholeWords = ComparisonOptions(rawValue: 16)

  static let letters: [(letter: UInt8, option: ComparisonOptions)] = [
    (UInt8(ascii: "c"), .caseInsensitive), (UInt8(ascii: "d"), .diacriticInsensitive),
    (UInt8(ascii: "n"), .normalized), (UInt8(ascii: "l"), .localeSensitive),
    (UInt8(ascii: "w"), .wholeWords),
  ]
}
