import ModelwrightModel

/// A derived attribute must say what it is derived from.
///
/// Source: generators.md §3d, "derived attribute without a derivation expression".
struct MissingDerivationRule: DocumentRule {
  static let code = "missing-derivation"
  static let severity = Diagnostic.Severity.error
  static let summary = "A derived attribute has no derivation expression."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes where attribute.derivationExpression == "" {
      report.add(
        "\(title) is derived but has no derivation expression; give it one",
        at: attribute.source.location(of: "derived"))
    }
  }
}
