import ModelwrightModel
import ModelwrightPredicate

/// Not everything that NSPredicate can say can be asked of a store.
///
/// Source: core-data.md §5.3.
struct UnsupportedPredicateRule: PredicateFaultRule {
  static let code = "unsupported-predicate"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A predicate uses what cannot be asked of a store here."
  static let cause = """
    The form exists in NSPredicate, but Core Data's SQLite store refuses it or the runtime here \
    does not translate it. A fetch with it fails.
    """
  static let remedy = """
    Say it in another way, as the message proposes, or filter the objects in code.
    """

  static let kind = PredicateTypeError.Kind.unsupported
}
