import ModelwrightModel

/// A record may arrive with any of its values missing.
///
/// Apple's compiler says: "attribute must be optional or have a default value" (§3a).
///
/// Source: generators.md §3b.
struct CloudKitRequiredAttributeRule: StructureRule {
  static let code = "cloudkit-required-attribute"
  static let severity = Diagnostic.Severity.error
  static let pack = RulePack.cloudKit
  static let summary = """
    An attribute of a model used with CloudKit is required and has no default.
    """
  static let cause = """
    Records arrive in parts and from older versions of the app. Apple's compiler refuses a \
    required attribute without a default when the model is used with CloudKit.
    """
  static let remedy = "Make the attribute optional or give it a default value."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    model.eachMirroredAttribute { attribute, title in
      guard !attribute.isOptional, !attribute.isDerived, attribute.type != .composite else {
        return
      }
      if case .value = attribute.defaultValue { return }
      report.add(
        "\(title) must be optional or have a default value, since the model is used with CloudKit",
        at: attribute.source.location(of: "name"))
    }
  }
}
