import ModelwrightModel
import ModelwrightPredicate

/// A regular expression that ICU cannot read stops the app at the first validation or fetch.
///
/// Source: core-data.md §1.5, `regularExpressionString`: "whole-string MATCHES (ICU)";
/// §5.1, MATCHES.
struct BadPatternRule: DocumentRule {
  static let code = "bad-pattern"
  static let severity = Diagnostic.Severity.error
  static let summary = "A regular expression cannot be read."
  static let cause = """
    The pattern is in the syntax of another library, or has a mistake: a bracket without its \
    partner, a quantifier with nothing to repeat. Foundation raises an exception when a value is \
    validated against it, or a predicate with it is evaluated.
    """
  static let remedy = """
    Correct the pattern at the place that is pointed at; a backslash in front makes any \
    punctuation an ordinary character.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes where attribute.type == .string {
      guard let pattern = attribute.regularExpression, let fault = PatternFault.first(in: pattern)
      else { continue }
      report.add(
        "the regular expression of \(title): \(fault.problem)",
        at: attribute.source.location(of: "regularExpressionString", offset: fault.offset))
    }
    for predicate in model.predicates {
      for comparison in predicate.comparisons {
        guard let fault = comparison.patternFault(in: predicate.text) else { continue }
        report.add(
          "\(predicate.title): the regular expression of MATCHES: \(fault.problem)",
          at: predicate.location(fault.offset))
      }
    }
  }
}
