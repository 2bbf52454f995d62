import ModelwrightModel

/// Only strings are matched against a regular expression.
///
/// Source: core-data.md §1.5, `regularExpressionString`.
struct IgnoredPatternRule: DocumentRule {
  static let code = "ignored-pattern"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An attribute that is no string has a regular expression."
  static let cause = """
    Xcode keeps the regular expression of an earlier type. Core Data matches strings only, so it \
    means nothing.
    """
  static let remedy = "Remove the regular expression, or make the attribute a string."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes
    where attribute.regularExpression != nil && attribute.type != .string {
      report.add(
        "\(title) has a regular expression but is no string; remove it",
        at: attribute.source.location(of: "regularExpressionString"))
    }
  }
}
