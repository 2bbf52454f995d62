import ModelwrightModel

/// A record's fields have types.
///
/// Source: generators.md §3b.
struct CloudKitUndefinedTypeRule: StructureRule {
  static let code = "cloudkit-undefined-type"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = """
    A stored attribute of a model used with CloudKit has no type, or is an object ID.
    """
  static let cause = """
    CloudKit makes a field of each attribute. An undefined type and an object ID, which means \
    something in one store only, have none, and NSPersistentCloudKitContainer refuses to open \
    the store.
    """
  static let remedy = """
    Give the attribute a type, make it transient, or use a relationship.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    model.eachMirroredAttribute { attribute, title in
      guard attribute.type == .undefined || attribute.type == .objectID else { return }
      report.add(
        "\(title) has no type that CloudKit can store; give it one or make it transient",
        at: attribute.source.location(of: "attributeType"))
    }
  }
}
