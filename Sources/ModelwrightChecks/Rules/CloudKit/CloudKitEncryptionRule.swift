import ModelwrightModel

/// Only the fields of records are encrypted.
///
/// Source: generators.md §3b.
struct CloudKitEncryptionRule: StructureRule {
  static let code = "cloudkit-encryption"
  static let severity = Diagnostic.Severity.warning
  static let pack = RulePack.cloudKit
  static let summary = "An attribute that CloudKit does not store allows encryption."
  static let cause = """
    `allowsCloudEncryption` encrypts an attribute's field on the server. A transient attribute \
    has no field there, and a derived one is computed on each device.
    """
  static let remedy = "Remove `allowsCloudEncryption`."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.mirroredEntities {
      for attribute in entity.entity.attributes
      where attribute.allowsCloudEncryption && (attribute.isTransient || attribute.isDerived) {
        report.add(
          "attribute '\(attribute.name)' of entity '\(entity.name)' allows encryption but is not stored in CloudKit; remove that",
          at: attribute.source.location(of: "allowsCloudEncryption"))
      }
    }
  }
}
