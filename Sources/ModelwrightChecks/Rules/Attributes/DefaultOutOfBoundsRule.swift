import ModelwrightModel

/// A default that validation refuses makes every new object invalid.
///
/// Source: core-data.md §1.5, "Validation compiles to predicates".
struct DefaultOutOfBoundsRule: DocumentRule {
  static let code = "default-out-of-bounds"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A default value lies outside the attribute's bounds."
  static let cause = """
    The default and the bounds were set at different times. An object that keeps the default \
    cannot be saved: Core Data refuses it with 1610, 1620, 1630, 1640, 1660 or 1670.
    """
  static let remedy = "Change the default or the bounds."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      guard case .value(let value) = attribute.defaultValue, let size = Self.size(of: value) else {
        continue
      }
      let bounds = attribute.bounds
      let isShort = bounds.minimum?.approximation.map { size < $0 } ?? false
      let isLong = bounds.maximum?.approximation.map { size > $0 } ?? false
      guard isShort || isLong else { continue }
      let isText = attribute.type == .string
      let extent = isShort ? (isText ? "shorter" : "less") : (isText ? "longer" : "greater")
      report.add(
        "the default of \(title) is \(extent) than its bounds allow; change one of them",
        at: attribute.source.location(
          of: attribute.type == .date ? "defaultDateTimeInterval" : "defaultValueString"))
    }
  }

  /// What is compared with the bounds: of a string its length, as Core Data counts it.
  private static func size(of value: AttributeValue) -> Double? {
    if case .string(let text) = value { return Double(text.utf16.count) }
    return value.approximation
  }
}
