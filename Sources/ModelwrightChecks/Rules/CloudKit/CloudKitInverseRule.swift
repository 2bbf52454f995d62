import ModelwrightModel

/// A record's references are kept from both ends.
///
/// Source: generators.md §3b.
struct CloudKitInverseRule: StructureRule {
  static let code = "cloudkit-inverse"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = "A relationship of a model used with CloudKit has no inverse."
  static let cause = """
    NSPersistentCloudKitContainer follows references in both directions. It refuses to open a \
    store whose model has a relationship without an inverse.
    """
  static let remedy = "Add the inverse, or clear \"Used with CloudKit\"."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.mirroredRelationships where relationship.inverse == nil {
      report.add(
        "\(model.title(of: relationship)) has no inverse, which CloudKit needs; add one to '\(model.entities[relationship.destination].name)'",
        at: relationship.relationship.source.location(of: "name"))
    }
  }
}
