import ModelwrightModel

/// No value lies between a least value and a greatest one that is smaller.
struct ImpossibleBoundsRule: DocumentRule {
  static let code = "impossible-bounds"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An attribute's least value is greater than its greatest."
  static let cause = """
    The two bounds were exchanged, or one was changed without the other. Every object with a \
    value then fails validation when it is saved.
    """
  static let remedy = "Exchange the bounds or correct one of them."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      let bounds = attribute.bounds
      guard let least = bounds.minimum?.approximation, let most = bounds.maximum?.approximation,
        least > most
      else { continue }
      let field = attribute.type == .date ? "minDateTimeInterval" : "minValueString"
      report.add(
        "no value of \(title) is valid: its least value is greater than its greatest",
        at: attribute.source.location(of: field))
    }
  }
}

extension AttributeValue {
  /// The value as a floating-point number, exact enough to compare bounds that people write.
  var approximation: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value), .date(let value): value
    case .decimal(let text): Double(text)
    default: nil
    }
  }
}
