public import ModelwrightPredicate

/// A fetch that cannot be carried out: its predicate, its sort order or its values do not fit the model.
public enum FetchError: Error, Sendable {
  /// The format string cannot be read.
  case syntax(PredicateSyntaxError, format: String)
  /// The predicate does not fit the model.
  case predicate(PredicateTypeError, format: String?)
  /// A form of Swift's `#Predicate` that has no counterpart in a store; the text names it.
  case unsupportedExpression(String)
  /// A sort order that cannot be followed; the text says why.
  case unsupportedSort(String)
  /// The number of arguments is not that of the placeholders.
  case argumentCount(expected: Int, found: Int, format: String)
  /// An argument is not of the kind that its placeholder takes; the text says which.
  case argument(String)
  /// A whole number left the range of 64 bits, or a result is infinite or not a number.
  case overflow
  /// A division by zero.
  case divisionByZero
  /// A regular expression that cannot be read.
  case pattern(String)
  /// The class is not one of the context's model.
  case unknownClass(String)
  /// A transient property in a predicate or a sort order of a stored fetch.
  case transientProperty(String)
}

extension FetchError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .syntax(let error, let format): "\(error) in the predicate \"\(format)\""
    case .predicate(let error, let format):
      format.map { "\(error) in the predicate \"\($0)\"" } ?? "\(error)"
    case .unsupportedExpression(let what): "#Predicate cannot use \(what) with a store"
    case .unsupportedSort(let why): why
    case .argumentCount(let expected, let found, let format):
      "the predicate \"\(format)\" has \(expected) placeholders, but \(found) arguments were given"
    case .argument(let what): what
    case .overflow: "a computation in a predicate overflowed"
    case .divisionByZero: "a predicate divided by zero"
    case .pattern(let pattern): "\"\(pattern)\" is not a regular expression"
    case .unknownClass(let name): "\(name) is not a class of the context's model"
    case .transientProperty(let name):
      "'\(name)' is transient: it is not stored, so that a fetch cannot look at it"
    }
  }
}
