import ModelwrightModel

/// A bound that no value of the type can reach is none, or refuses every value.
///
/// Source: core-data.md §1.5, `minValueString` and `maxValueString`.
struct BoundBeyondTypeRule: DocumentRule {
  static let code = "bound-beyond-type"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A least or greatest value lies beyond the integer type of its attribute."
  static let cause = """
    The type was made smaller, or a digit too many was written. A greatest value beyond the type \
    never refuses anything: a value that large does not reach validation, since it does not fit the \
    property. A least value above the type refuses every value.
    """
  static let remedy = "Correct the bound, or take a larger integer type."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      guard let range = attribute.type.integerRange else { continue }
      let bounds = attribute.bounds
      for (bound, text, field) in [
        (bounds.minimum, attribute.minimumValueString, "minValueString"),
        (bounds.maximum, attribute.maximumValueString, "maxValueString"),
      ] {
        guard let bound, let text, !Self.spans(range, bound) else { continue }
        report.add(
          "the bound '\(text)' of \(title) lies beyond the type \(attribute.type.rawValue), which holds \(range.lowerBound) to \(range.upperBound); correct one of them",
          at: attribute.source.location(of: field))
      }
    }
  }

  private static func spans(_ range: ClosedRange<Int64>, _ bound: AttributeValue) -> Bool {
    switch bound {
    case .integer(let value): range.contains(value)
    case .double(let value): range.spans(value)
    default: true
    }
  }
}
