import ModelwrightModel

/// The text of a date's default or bound is what Xcode shows; the date itself stands beside it.
///
/// Source: core-data.md §1.5, `defaultDateTimeInterval`.
struct DateTextRule: DocumentRule {
  static let code = "date-text-only"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A date has a default or a bound as text only, which means nothing."
  static let cause = """
    The model was written by hand or by another tool. Xcode writes a date's default and bounds twice: \
    as a text for its editor and as the seconds since 2001, which alone count. Without the seconds \
    there is no default and no bound.
    """
  static let remedy = """
    Set the date in Xcode, write `defaultDateTimeInterval`, `minDateTimeInterval` or \
    `maxDateTimeInterval`, or remove the text.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes where attribute.type == .date {
      if let text = attribute.defaultValueString, !text.isEmpty,
        attribute.defaultDateTimeInterval == nil
      {
        report.add(
          "\(title) has no default: '\(text)' is only shown; write defaultDateTimeInterval or remove it",
          at: attribute.source.location(of: "defaultValueString"))
      }
      if let text = attribute.minimumValueString, attribute.minimumDateTimeInterval == nil {
        report.add(
          "\(title) has no least value: '\(text)' is only shown; write minDateTimeInterval or remove it",
          at: attribute.source.location(of: "minValueString"))
      }
      if let text = attribute.maximumValueString, attribute.maximumDateTimeInterval == nil {
        report.add(
          "\(title) has no greatest value: '\(text)' is only shown; write maxDateTimeInterval or remove it",
          at: attribute.source.location(of: "maxValueString"))
      }
    }
  }
}
