import ModelwrightModel

/// A SwiftData relationship is an array without a stored order.
///
/// Source: `Schema.Relationship` has no option for it.
struct SwiftDataOrderedRule: DocumentRule {
  static let code = "swiftdata-ordered"
  static let severity = Diagnostic.Severity.warning
  static let pack = RulePack.swiftData
  static let summary = "A relationship of a model used with SwiftData is ordered."
  static let cause = """
    A `@Relationship` of several objects is written as an array, but SwiftData does not keep its \
    order: after a fetch the elements come in any.
    """
  static let remedy = """
    Make the relationship unordered and sort by an attribute, such as a position.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (relationship, title) in model.ownedRelationships
    where relationship.isOrdered && relationship.isToMany {
      report.add(
        "\(title) is ordered, which SwiftData does not keep; sort by an attribute instead",
        at: relationship.source.location(of: "ordered"))
    }
  }
}
