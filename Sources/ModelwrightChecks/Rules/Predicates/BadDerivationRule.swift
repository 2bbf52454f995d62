import ModelwrightModel
import ModelwrightPredicate

/// A derived attribute has one of a few forms.
///
/// Source: core-data.md §5.6; generators.md §3c, "uses an operator as an intermediate component".
struct BadDerivationRule: DocumentRule {
  static let code = "bad-derivation"
  static let severity = Diagnostic.Severity.error
  static let summary = """
    A derivation expression cannot be read, or is none that Core Data can keep up to date.
    """
  static let cause = """
    Core Data copies a key path, changes the case of a string, counts or sums over a to-many \
    relationship, or takes the time of the save. It refuses a model that asks for anything else, \
    such as joined strings, or an operator in the middle of a key path.
    """
  static let remedy = "Use one of the forms, or compute the value in code."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      guard let text = attribute.derivationExpression, !text.isEmpty else { continue }
      do throws(PredicateSyntaxError) {
        _ = try DerivationFormat(text)
      } catch {
        let hint = error.hint.map { "; \($0)" } ?? ""
        report.add(
          "the derivation expression of \(title): \(error.problem)\(hint)",
          at: attribute.source.location(of: "derivationExpression", offset: error.offset))
      }
    }
  }
}
