import ModelwrightModel

/// What CloudKit mirrors cannot refer to what it does not mirror.
///
/// Source: generators.md §3b.
struct CloudKitConfigurationRule: StructureRule {
  static let code = "cloudkit-configuration"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = """
    A relationship of a configuration used with CloudKit leads out of the configuration.
    """
  static let cause = """
    The configuration's entities are mirrored and the other end is not, so the reference could \
    lead to no record. NSPersistentCloudKitContainer refuses to open the store.
    """
  static let remedy = """
    Add the destination to the configuration, or replace the relationship by an identifier.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for configuration in model.model.configurations where configuration.isUsedWithCloudKit {
      let members = Set(configuration.entityNames)
      for relationship in model.relationships
      where !relationship.relationship.isTransient
        && members.contains(model.entities[relationship.entity].name)
        && !members.contains(model.entities[relationship.destination].name)
      {
        report.add(
          "\(model.title(of: relationship)) leads to '\(model.entities[relationship.destination].name)', which configuration '\(configuration.name)' does not mirror to CloudKit; add it",
          at: relationship.relationship.source.location(of: "destinationEntity"))
      }
    }
  }
}
