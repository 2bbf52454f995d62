import ModelwrightModel
import ModelwrightPredicate

/// What a value is derived from must exist, and be one value.
///
/// Source: core-data.md §5.6.
struct DerivationKeyPathRule: StructureRule {
  static let code = "derivation-key-path"
  static let severity = Diagnostic.Severity.error
  static let summary = """
    A derivation expression names a property that does not exist, or a to-many relationship as \
    one value.
    """
  static let cause = """
    The property was renamed or removed, is misspelt, or leads to several objects. Core Data \
    refuses to open a store with the model.
    """
  static let remedy = """
    Correct the key path; over a to-many relationship use `@count` or `@sum`.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for derivation in Derivation.all(in: model) {
      guard let fault = derivation.fault,
        fault.kind == .unknownProperty || fault.kind == .cardinality
      else { continue }
      // What a predicate could say instead is no advice for a derivation.
      let message =
        fault.kind == .cardinality && fault.message.hasPrefix("a to-many key path")
        ? "a to-many key path is not one value; end it with @count, or with an attribute and @sum"
        : fault.message
      report.add(
        "the derivation expression of \(derivation.title): \(message)",
        at: derivation.location(fault.range))
    }
  }
}
