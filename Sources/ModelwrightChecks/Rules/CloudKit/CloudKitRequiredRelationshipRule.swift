import ModelwrightModel

/// Records that refer to each other may arrive one after the other.
///
/// Source: generators.md §3b.
struct CloudKitRequiredRelationshipRule: StructureRule {
  static let code = "cloudkit-required-relationship"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = "A relationship of a model used with CloudKit is required."
  static let cause = """
    An object can arrive before the one that it refers to. Apple's compiler refuses a required \
    relationship when the model is used with CloudKit.
    """
  static let remedy = "Make the relationship optional."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.mirroredRelationships where !relationship.relationship.isOptional {
      report.add(
        "\(model.title(of: relationship)) must be optional, since the model is used with CloudKit",
        at: relationship.relationship.source.location(of: "name"))
    }
  }
}
