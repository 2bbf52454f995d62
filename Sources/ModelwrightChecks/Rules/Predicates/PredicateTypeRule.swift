import ModelwrightModel
import ModelwrightPredicate

/// Values of types that do not go together are never equal.
///
/// Source: core-data.md §5.
struct PredicateTypeRule: PredicateFaultRule {
  static let code = "predicate-type"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    A predicate compares or computes with values whose types do not fit.
    """
  static let cause = """
    Core Data does not look at types when it reads a predicate. A number compared with a string, \
    a date with text or an object with an attribute finds nothing, or fails when the fetch is \
    made.
    """
  static let remedy = """
    Compare with a value of the property's type; give dates and UUIDs as variables.
    """

  static let kind = PredicateTypeError.Kind.typeMismatch
}
