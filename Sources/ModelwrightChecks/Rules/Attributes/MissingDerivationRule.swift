import ModelwrightModel

/// A derived attribute must say what it is derived from.
///
/// Source: generators.md §3d, "derived attribute without a derivation expression".
struct MissingDerivationRule: DocumentRule {
  static let code = "missing-derivation"
  static let severity = Diagnostic.Severity.error
  static let summary = "A derived attribute has no derivation expression."
  static let cause = """
    `derived="YES"` stands without `derivationExpression`, or with an empty one. Core Data's \
    compiler refuses the model.
    """
  static let remedy = """
    Give the attribute an expression, such as `pages.@count`, or remove `derived`.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes where attribute.derivationExpression == "" {
      report.add(
        "\(title) is derived but has no derivation expression; give it one",
        at: attribute.source.location(of: "derived"))
    }
  }
}
