import ModelwrightModel

/// Two devices can make the same value at the same time.
///
/// Source: generators.md §3b.
struct CloudKitUniqueRule: StructureRule {
  static let code = "cloudkit-unique"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = """
    An entity of a model used with CloudKit has a uniqueness constraint.
    """
  static let cause = """
    CloudKit cannot keep a value unique over all devices, so NSPersistentCloudKitContainer \
    refuses to open a store with uniqueness constraints.
    """
  static let remedy = """
    Remove the constraint and merge duplicates in code when they arrive.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.mirroredEntities {
      for list in entity.entity.uniquenessConstraints {
        report.add(
          "entity '\(entity.name)' has a uniqueness constraint, which CloudKit cannot keep; remove it",
          at: list.source.location(of: "value:\(list.propertyNames.first ?? "")"))
      }
    }
  }
}
