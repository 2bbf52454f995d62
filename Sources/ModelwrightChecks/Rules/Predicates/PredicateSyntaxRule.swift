import ModelwrightModel
import ModelwrightPredicate

/// Core Data reads every predicate of a model when it compiles or loads it.
///
/// Source: core-data.md §5.1; generators.md §2, row 12.
struct PredicateSyntaxRule: DocumentRule {
  static let code = "predicate-syntax"
  static let severity = Diagnostic.Severity.error
  static let summary = "A predicate or an expression of the model cannot be read."
  static let cause = """
    The text is not in the format that NSPredicate reads: an operator or a quote is missing, or \
    a word is misspelt. Core Data raises an exception where the predicate is made, so the app \
    stops.
    """
  static let remedy = "Correct the text at the place that is pointed at."

  func check(_ model: Model, _ report: inout RuleReport) {
    for predicate in model.predicates {
      do throws(PredicateSyntaxError) {
        _ = try predicate.parsed()
      } catch {
        let hint = error.hint.map { "; \($0)" } ?? ""
        report.add(
          "\(predicate.title): \(error.problem)\(hint)", at: predicate.location(error.offset))
      }
    }
  }
}
