import ModelwrightModel

/// A composite holds values that SQLite has columns for.
///
/// Source: core-data.md §1.7: "only built-in attribute types inside".
struct CompositeAttributeRule: DocumentRule {
  static let code = "composite-attribute"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A composite has an attribute that cannot stand in one."
  static let cause = """
    A composite's attributes become columns of the entity's table. Core Data allows the built-in \
    types and other composites: no Transformable, no undefined type, nothing derived or \
    transient.
    """
  static let remedy = "Use a built-in type, or move the attribute to the entity."

  func check(_ model: Model, _ report: inout RuleReport) {
    for composite in model.composites {
      for attribute in composite.attributes {
        guard let reason = Self.reason(against: attribute) else { continue }
        report.add(
          "attribute '\(attribute.name)' of composite '\(composite.name)' \(reason), which no composite can hold; use a built-in type",
          at: attribute.source.location(of: "name"))
      }
    }
  }

  private static func reason(against attribute: Attribute) -> String? {
    if attribute.isDerived { return "is derived" }
    if attribute.isTransient { return "is transient" }
    switch attribute.type {
    case .transformable: return "is Transformable"
    case .undefined, .objectID: return "has no stored type"
    default: return nil
    }
  }
}
