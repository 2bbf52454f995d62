import ModelwrightModel

/// A deletion that has happened elsewhere cannot be denied.
///
/// Source: generators.md §3b.
struct CloudKitDenyRule: StructureRule {
  static let code = "cloudkit-deny"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = """
    A relationship of a model used with CloudKit has the delete rule Deny.
    """
  static let cause = """
    A record may be deleted on another device at any time, and here it must go too. \
    NSPersistentCloudKitContainer refuses to open the store.
    """
  static let remedy = "Use Nullify or Cascade, and keep the user from deleting in code."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.mirroredRelationships
    where relationship.relationship.deleteRule == .deny {
      report.add(
        "\(model.title(of: relationship)) denies deletion, which CloudKit does not allow; use Nullify or Cascade",
        at: relationship.relationship.source.location(of: "deletionRule"))
    }
  }
}
