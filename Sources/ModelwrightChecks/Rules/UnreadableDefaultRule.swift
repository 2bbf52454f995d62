import ModelwrightModel

/// A default that cannot be read as a value of the attribute's type is no default.
///
/// Source: core-data.md §1.5, `defaultValueString`.
struct UnreadableDefaultRule: DocumentRule {
  static let code = "unreadable-default"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A default value cannot be read as a value of the attribute's type."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      guard case .unreadable(let text) = attribute.defaultValue else { continue }
      report.add(
        "the default '\(text)' of \(title) is no \(attribute.type.rawValue) and is ignored; correct or remove it",
        at: attribute.source.location(of: "defaultValueString"))
    }
  }
}
