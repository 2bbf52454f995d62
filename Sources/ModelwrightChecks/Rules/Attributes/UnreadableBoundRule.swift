import ModelwrightModel

/// A bound that cannot be read is no bound.
///
/// Source: core-data.md §1.5, `minValueString` and `maxValueString`.
struct UnreadableBoundRule: DocumentRule {
  static let code = "unreadable-bound"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A least or greatest value cannot be read as a number."
  static let cause = """
    A least or greatest value is kept as text; one that is no number is no bound at all, and \
    nothing is validated against it.
    """
  static let remedy = """
    Write a number in `minValueString` or `maxValueString`, or remove it.
    """

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

  private static func message(_ text: String, _ title: PropertyTitle) -> String {
    "the bound '\(text)' of \(title) is no number and is ignored; correct or remove it"
  }
}
