/// A function of an expression, spelt as Core Data spells it. Source: core-data.md §5.1.
public enum PredicateFunction: String, Hashable, Sendable, CaseIterable {
  /// The sum of a collection.
  case sum = "sum:"
  /// The number of elements of a collection.
  case count = "count:"
  /// The least element of a collection.
  case minimum = "min:"
  /// The greatest element of a collection.
  case maximum = "max:"
  /// The average of a collection.
  case average = "average:"
  /// The median of a collection.
  case median = "median:"
  /// The most frequent elements of a collection.
  case mode = "mode:"
  /// The standard deviation of a collection.
  case standardDeviation = "stddev:"
  /// Addition.
  case add = "add:to:"
  /// Subtraction.
  case subtract = "from:subtract:"
  /// Multiplication.
  case multiply = "multiply:by:"
  /// Division.
  case divide = "divide:by:"
  /// What a division leaves.
  case modulus = "modulus:by:"
  /// The square root.
  case squareRoot = "sqrt:"
  /// The logarithm to the base 10.
  case logarithm = "log:"
  /// The natural logarithm.
  case naturalLogarithm = "ln:"
  /// A power.
  case power = "raise:toPower:"
  /// A power of e.
  case exponential = "exp:"
  /// The least whole number that is not less.
  case ceiling = "ceiling:"
  /// The number without its sign.
  case absolute = "abs:"
  /// The number without its fraction.
  case truncate = "trunc:"
  /// A random number.
  case random = "random"
  /// A random number below another.
  case randomBelow = "random:"
  /// The current time.
  case now = "now"
  /// The greatest whole number that is not greater.
  case floor = "floor:"
  /// The string in upper case.
  case uppercase = "uppercase:"
  /// The string in lower case.
  case lowercase = "lowercase:"
  /// The string without case and marks.
  case canonical = "canonical:"
  /// The bits that are set in both.
  case bitwiseAnd = "bitwiseAnd:with:"
  /// The bits that are set in either.
  case bitwiseOr = "bitwiseOr:with:"
  /// The bits that are set in one of the two.
  case bitwiseXor = "bitwiseXor:with:"
  /// The bits moved towards the higher ones.
  case leftShift = "leftshift:by:"
  /// The bits moved towards the lower ones.
  case rightShift = "rightshift:by:"
  /// The other bits.
  case onesComplement = "onesComplement:"
  /// The operand itself; Core Data's way of keeping an index out of a query.
  case withoutIndex = "noindex:"
  /// The distance of two places.
  case distance = "distanceToLocation:fromLocation:"
  /// The length of a string in UTF-16 code units.
  case length = "length:"
  /// A conversion.
  case cast = "castObject:toType:"
  /// The number of characters, as Swift counts them; only Swift's predicates have it.
  case characterCount = "characterCount:"

  /// How many operands it takes.
  public var operandCount: Int {
    switch self {
    case .random, .now: 0
    default: rawValue.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
    }
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .characterCount }.map { ($0.rawValue, $0) })

  /// The function of a name as it is written, the last colon being optional.
  static func named(_ name: String, operands: Int) -> PredicateFunction? {
    let candidates = [name, name + ":"].compactMap { byName[$0] }
    return candidates.first { $0.operandCount == operands } ?? candidates.first
  }

  /// The names that can be written.
  static var names: [String] { byName.keys.sorted() }
}
