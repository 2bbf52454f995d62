import ModelwrightModel

/// A default that cannot be read as a value of the attribute's type is no default.
///
/// Source: core-data.md §1.5, `defaultValueString`.
struct UnreadableDefaultRule: DocumentRule {
  static let code = "unreadable-default"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A default value cannot be read as a value of the attribute's type."
  static let cause = """
    Xcode keeps the text of a default when an attribute's type changes, and other tools write \
    what they like. What is no value of the type (a word for a number, a number that is too \
    large) is ignored, so new objects have no value where one seems to be given.
    """
  static let remedy = """
    Write a value of the attribute's type in `defaultValueString`, or remove it.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      guard case .unreadable(let text) = attribute.defaultValue else { continue }
      report.add(
        "the default '\(text)' of \(title) is no \(attribute.type.rawValue) and is ignored; correct or remove it",
        at: attribute.source.location(of: "defaultValueString"))
    }
  }
}
