import ModelwrightModel
import ModelwrightPredicate

/// A variable without a value stops the fetch; one without a use is a mistake.
///
/// Source: core-data.md §1.7, `$FETCH_SOURCE` and `$FETCHED_PROPERTY`.
struct PredicateVariableRule: StructureRule {
  static let code = "predicate-variable"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A variable of a predicate has no value, or no use."
  static let cause = """
    Core Data gives a fetched property two variables, FETCH_SOURCE and FETCHED_PROPERTY, and an \
    index none; any other has no value when it is needed. A subquery whose test does not use its \
    variable tests the whole object over and over.
    """
  static let remedy = """
    Use `$FETCH_SOURCE`, write the value itself, or put the subquery's variable in front of its \
    key paths.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for predicate in model.model.predicates {
      guard let format = predicate.format else { continue }
      for name in format.variables {
        guard let advice = Self.advice(on: name, in: predicate) else { continue }
        report.add(
          "\(predicate.title): nothing gives the variable '$\(name)' a value; \(advice)",
          at: predicate.location(format.firstUse(of: name)))
      }
      for unused in format.unusedVariables {
        report.add(
          "\(predicate.title): the test of the subquery does not use '$\(unused.name)'; begin its key paths with it",
          at: predicate.location(unused.range))
      }
    }
  }

  private static func advice(on name: String, in predicate: ModelPredicate) -> String? {
    switch predicate.use {
    case .fetchRequest: nil
    case .index: "an index has no variables"
    case .fetchedProperty:
      [ModelPredicate.fetchSource, ModelPredicate.fetchedProperty].contains(name)
        ? nil : "only $FETCH_SOURCE and $FETCHED_PROPERTY have one"
    }
  }
}
