import ModelwrightModel
import ModelwrightPredicate

/// A key path of a predicate must lead somewhere.
///
/// Source: core-data.md §5.3, "keypath X not found in entity".
struct PredicateKeyPathRule: PredicateFaultRule {
  static let code = "predicate-key-path"
  static let severity = Diagnostic.Severity.error
  static let summary = "A predicate names a property that the model does not have."
  static let cause = """
    The property was renamed or removed, or is misspelt; case counts. Core Data raises an \
    exception when the fetch is made: "keypath not found in entity".
    """
  static let remedy = "Correct the key path."

  static let kind = PredicateTypeError.Kind.unknownProperty
}
