import ModelwrightModel

/// With Deny on both ends neither object can be deleted first.
///
/// Source: generators.md §1, row 21; §11: "Deny is lifted when the related object is deleted too".
struct MutualDenyRule: StructureRule {
  static let code = "mutual-deny"
  static let severity = Diagnostic.Severity.warning
  static let summary = "Both ends of a relationship deny deletion."
  static let cause = """
    As long as two objects are related, neither can be deleted (1600) unless both are deleted in \
    one save or the relationship is cleared before.
    """
  static let remedy = "Use Nullify or Cascade on one end."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.relationships where relationship.relationship.deleteRule == .deny {
      guard let index = relationship.inverse, index >= relationship.index,
        model.relationships[index].relationship.deleteRule == .deny
      else { continue }
      report.add(
        "\(model.title(of: relationship)) and its inverse \(model.title(of: model.relationships[index])) both deny deletion; use Nullify or Cascade on one end",
        at: relationship.relationship.source.location(of: "deletionRule"))
    }
  }
}
