import ModelwrightModel

/// Without an inverse nothing keeps the other end right.
///
/// Source: generators.md §3a, "E.r should have an inverse".
struct MissingInverseRule: StructureRule {
  static let code = "missing-inverse"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A relationship has no inverse."
  static let cause = """
    Without an inverse Core Data does not notice when the object at the other end is deleted or \
    moved, and a to-many relationship without one lets no object be in two places. Apple's \
    compiler warns of it.
    """
  static let remedy = """
    Add a relationship that leads back to the other entity and name each as the inverse of the \
    other.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.relationships where relationship.inverse == nil {
      let destination = model.entities[relationship.destination].name
      report.add(
        "\(model.title(of: relationship)) has no inverse; add one to '\(destination)'",
        at: relationship.relationship.source.location(of: "name"))
    }
  }
}
