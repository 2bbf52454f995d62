import ModelwrightModel

/// One object has no order.
///
/// Source: core-data.md §1.6, `ordered`; seen in real models (format-frequencies.md §5).
struct OrderedToOneRule: DocumentRule {
  static let code = "ordered-to-one"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A to-one relationship is marked as ordered."
  static let cause = """
    The relationship was to-many once, or `ordered` was ticked by mistake. Core Data ignores it.
    """
  static let remedy = "Remove `ordered`, or make the relationship to-many."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (relationship, title) in model.ownedRelationships
    where relationship.isOrdered && !relationship.isToMany {
      report.add(
        "\(title) is to-one, so 'ordered' means nothing; remove it, or make it to-many",
        at: relationship.source.location(of: "ordered"))
    }
  }
}
