import ModelwrightModel
import ModelwrightPredicate

/// A to-many key path is not one value.
///
/// Source: core-data.md §5.3, "to-many key not allowed here".
struct PredicateCardinalityRule: PredicateFaultRule {
  static let code = "predicate-cardinality"
  static let severity = Diagnostic.Severity.error
  static let summary = """
    A predicate uses a to-many key path as one value, or asks ANY of one value.
    """
  static let cause = """
    A comparison with a to-many key path must say whether it means any, all or none of the \
    objects there. Core Data raises an exception when the fetch is made.
    """
  static let remedy = """
    Put ANY, ALL or NONE in front of the key path, ask for its `@count`, or use SUBQUERY.
    """

  static let kind = PredicateTypeError.Kind.cardinality
}
