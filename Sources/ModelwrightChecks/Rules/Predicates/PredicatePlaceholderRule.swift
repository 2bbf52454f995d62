import ModelwrightModel
import ModelwrightPredicate

/// A model cannot give a predicate arguments.
///
/// Source: core-data.md §1.7: templates have variables.
struct PredicatePlaceholderRule: StructureRule {
  static let code = "predicate-placeholder"
  static let severity = Diagnostic.Severity.error
  static let summary = "A predicate of the model has a placeholder such as %@."
  static let cause = """
    Placeholders are replaced by the arguments of a call in code. A predicate of a model is read \
    without arguments, which stops the app.
    """
  static let remedy = "Use a variable such as `$NAME`."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for predicate in model.model.predicates {
      for fault in predicate.faults(in: model) where fault.kind == .missingValue {
        report.add(
          "\(predicate.title): nothing gives a placeholder a value in a model; write a variable such as $NAME",
          at: predicate.location(fault.range))
      }
    }
  }
}
