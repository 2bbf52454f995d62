import ModelwrightModel

/// A stored attribute without a type can hold anything and be searched by nothing.
///
/// Source: core-data.md §1.5: all but one of 1,451 in real models are transient.
struct UndefinedTypeRule: DocumentRule {
  static let code = "undefined-type"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An attribute that is stored has no type."
  static let cause = """
    Xcode writes no type for an attribute that never got one. Core Data cannot store it in \
    SQLite; only a transient attribute can do without a type. The type ObjectID exists in models \
    made in code only.
    """
  static let remedy = """
    Choose a type, make the attribute transient, or use a relationship in place of an object ID.
    """

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
