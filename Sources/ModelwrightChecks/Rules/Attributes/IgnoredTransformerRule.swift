import ModelwrightModel

/// Only transformable attributes have a transformer and a class of their own.
///
/// Source: core-data.md §1.5, `customClassName` and `valueTransformerName`; seen in real models
/// (format-frequencies.md §5).
struct IgnoredTransformerRule: DocumentRule {
  static let code = "ignored-transformer"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    An attribute that is not transformable names a class or a value transformer.
    """
  static let cause = """
    Xcode keeps the class and the transformer of an attribute that was Transformable once. Core \
    Data ignores them, and the property has the type of the attribute.
    """
  static let remedy = """
    Remove `customClassName` and `valueTransformerName`, or make the attribute Transformable.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes
    where attribute.type != .transformable && attribute.type != .undefined {
      if let name = attribute.valueTransformerName {
        report.add(
          "\(title) names the value transformer '\(name)' but is of type \(attribute.type.rawValue), not Transformable; remove it",
          at: attribute.source.location(of: "valueTransformerName"))
      } else if let name = attribute.customClassName {
        report.add(
          "\(title) names the class '\(name)' but is of type \(attribute.type.rawValue), not Transformable; remove it",
          at: attribute.source.location(of: "customClassName"))
      }
    }
  }
}
