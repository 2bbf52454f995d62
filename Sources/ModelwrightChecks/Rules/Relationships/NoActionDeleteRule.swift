import ModelwrightModel

/// With "No Action" the other end may be left pointing at nothing.
///
/// Source: generators.md §3a, "Setting the No Action Delete Rule on E.r is an advanced setting".
struct NoActionDeleteRule: DocumentRule {
  static let code = "no-action-delete-rule"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A relationship has the delete rule No Action."
  static let cause = """
    When an object is deleted, No Action leaves the objects at the other end pointing at \
    something that no longer exists. Apple's compiler calls it an advanced setting.
    """
  static let remedy = """
    Use Nullify, or keep No Action and clear the inverse in code before every deletion.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (relationship, title) in model.ownedRelationships
    where relationship.deleteRule == .noAction {
      report.add(
        "\(title) has the delete rule No Action, which can leave its inverse dangling; use Nullify",
        at: relationship.source.location(of: "deletionRule"))
    }
  }
}
