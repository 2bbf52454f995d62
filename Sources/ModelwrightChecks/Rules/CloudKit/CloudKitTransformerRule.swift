import ModelwrightModel

/// A transformer that CloudKit uses must be able to turn values back.
///
/// Source: generators.md §3b.
struct CloudKitTransformerRule: StructureRule {
  static let code = "cloudkit-transformer"
  static let severity = Diagnostic.Severity.note
  static let pack = RulePack.cloudKit
  static let summary = """
    An attribute of a model used with CloudKit has a value transformer of its own.
    """
  static let cause = """
    CloudKit stores what the transformer makes and needs it to turn that back. \
    NSPersistentCloudKitContainer refuses to open the store when the transformer is not \
    registered by then or does not allow reverse transformation; the model does not say whether \
    it is.
    """
  static let remedy = """
    Register the transformer before the store is opened and let `allowsReverseTransformation` be \
    true; or use `NSSecureUnarchiveFromDataTransformer`.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    model.eachMirroredAttribute { attribute, title in
      guard attribute.type == .transformable, let name = attribute.valueTransformerName,
        !name.hasPrefix("NSSecureUnarchiveFromData")
      else { return }
      report.add(
        "\(title) needs '\(name)' to be registered before CloudKit's store is opened, and to be reversible",
        at: attribute.source.location(of: "valueTransformerName"))
    }
  }
}
