import ModelwrightModel

/// No number of objects lies between a least count and a greatest one that is smaller.
struct ImpossibleCountRule: DocumentRule {
  static let code = "impossible-count"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A to-many relationship's least count is greater than its greatest."
  static let cause = """
    The two counts were exchanged, or one was changed without the other. No object can ever be \
    saved.
    """
  static let remedy = "Exchange the counts or correct one of them."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (relationship, title) in model.ownedRelationships
    where relationship.isToMany && relationship.maximumCount > 0
      && relationship.minimumCount > relationship.maximumCount
    {
      report.add(
        "\(title) can never be valid: its least count is greater than its greatest",
        at: relationship.source.location(of: "minCount"))
    }
  }
}
