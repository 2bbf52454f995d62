import ModelwrightModel

/// Records have no order.
///
/// Source: generators.md §3b.
struct CloudKitOrderedRule: StructureRule {
  static let code = "cloudkit-ordered"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = "A relationship of a model used with CloudKit is ordered."
  static let cause = """
    CloudKit's records cannot keep an order, so NSPersistentCloudKitContainer refuses to open \
    the store.
    """
  static let remedy = """
    Make the relationship unordered and sort by an attribute, such as a position.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.mirroredRelationships
    where relationship.relationship.isOrdered && relationship.relationship.isToMany {
      report.add(
        "\(model.title(of: relationship)) is ordered, which CloudKit cannot be; sort by an attribute instead",
        at: relationship.relationship.source.location(of: "ordered"))
    }
  }
}
