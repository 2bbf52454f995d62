import ModelwrightModel

/// Only numbers, dates and the lengths of strings have bounds.
///
/// Source: core-data.md §1.5, `minValueString` and `maxValueString`.
struct IgnoredBoundsRule: DocumentRule {
  static let code = "ignored-bounds"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An attribute has bounds that its type cannot have."
  static let cause = """
    Xcode keeps the bounds of an earlier type. Core Data validates numbers, dates and the \
    lengths of strings only, so these mean nothing.
    """
  static let remedy = "Remove the bounds, or correct the type."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      guard let field = Self.ignoredField(of: attribute) else { continue }
      report.add(
        "\(title) has bounds, but the type \(attribute.type.rawValue) has none; remove them",
        at: attribute.source.location(of: field))
    }
  }

  private static func ignoredField(of attribute: Attribute) -> String? {
    // The texts of a date's bounds are for display; a date left over from another type is ignored too.
    if attribute.type.isNumeric || attribute.type == .string || attribute.type == .date {
      return nil
    }
    if attribute.minimumValueString != nil { return "minValueString" }
    if attribute.maximumValueString != nil { return "maxValueString" }
    if attribute.minimumDateTimeInterval != nil { return "minDateTimeInterval" }
    return attribute.maximumDateTimeInterval == nil ? nil : "maxDateTimeInterval"
  }
}
