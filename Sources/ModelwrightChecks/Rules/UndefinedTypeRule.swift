import ModelwrightModel

/// A stored attribute without a type can hold anything and be searched by nothing.
///
/// Source: core-data.md §1.5: all but one of 1,451 in real models are transient.
struct UndefinedTypeRule: DocumentRule {
  static let code = "undefined-type"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An attribute that is stored has no type."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      switch attribute.type {
      case .undefined where !attribute.isTransient:
        report.add(
          "\(title) is stored but has no type; give it one or make it transient",
          at: attribute.source.location(of: "attributeType"))
      case .objectID:
        report.add(
          "\(title) has a type that only models made in code can use; use a relationship",
          at: attribute.source.location(of: "attributeType"))
      default: break
      }
    }
  }
}
