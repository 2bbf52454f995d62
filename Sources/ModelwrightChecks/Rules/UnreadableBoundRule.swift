import ModelwrightModel

/// A bound that cannot be read is no bound.
///
/// Source: core-data.md §1.5, `minValueString` and `maxValueString`.
struct UnreadableBoundRule: DocumentRule {
  static let code = "unreadable-bound"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A least or greatest value cannot be read as a number."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      guard attribute.type.isNumeric || attribute.type == .string else { continue }
      let bounds = attribute.bounds
      if let text = attribute.minimumValueString, bounds.minimum == nil {
        report.add(Self.message(text, title), at: attribute.source.location(of: "minValueString"))
      }
      if let text = attribute.maximumValueString, bounds.maximum == nil {
        report.add(Self.message(text, title), at: attribute.source.location(of: "maxValueString"))
      }
    }
  }

  private static func message(_ text: String, _ title: String) -> String {
    "the bound '\(text)' of \(title) is no number and is ignored; correct or remove it"
  }
}
