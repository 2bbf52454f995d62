import ModelwrightModel

/// A SwiftData attribute has a Swift type and is stored as it is set.
///
/// Source: `Schema.Attribute.Option` has no derivation, and a property of a `@Model` class has a type.
struct SwiftDataAttributeRule: DocumentRule {
  static let code = "swiftdata-attribute"
  static let severity = Diagnostic.Severity.warning
  static let pack = RulePack.swiftData
  static let summary = """
    An attribute of a model used with SwiftData is derived, or has no type.
    """
  static let cause = """
    SwiftData computes no attributes in the store, and a property must have a type that is \
    Codable, or a transformer. A derived or undefined attribute cannot be declared in a `@Model` \
    class.
    """
  static let remedy = "Compute the value in code, or give the attribute a type."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      if attribute.isDerived {
        report.add(
          "\(title) is derived, which SwiftData has no counterpart for; compute it in code",
          at: attribute.source.location(of: "derived"))
      } else if attribute.type == .undefined {
        report.add(
          "\(title) has no type, which a SwiftData property must have; give it one",
          at: attribute.source.location(of: "name"))
      }
    }
  }
}
