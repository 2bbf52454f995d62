import ModelwrightModel

/// Resolving a conflict of unique values deletes an object, which a required relationship to it
/// forbids.
///
/// Source: generators.md §3a, "Entity E cannot have uniqueness constraints and to-one mandatory
/// inverse relationship Y.z", which Core Data raises when it loads the model.
struct ConstraintInverseRule: StructureRule {
  static let code = "constraint-inverse"
  static let severity = Diagnostic.Severity.error
  static let summary = "An entity with uniqueness constraints has a required to-one inverse."
  static let cause = """
    When two objects have the same unique value, Core Data deletes one of them, which takes its \
    place from the relationships that lead to it; a required to-one relationship must not lose \
    it. Core Data refuses to load such a model.
    """
  static let remedy = """
    Make the inverse relationship optional, or give up the uniqueness constraint.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.relationships {
      guard let index = relationship.inverse else { continue }
      let inverse = model.relationships[index]
      let owner = model.entities[relationship.entity]
      guard !owner.entity.uniquenessConstraints.isEmpty, !inverse.relationship.isToMany,
        !inverse.relationship.isOptional, !inverse.relationship.isTransient
      else { continue }
      report.add(
        "entity '\(owner.name)' has uniqueness constraints, but \(model.title(of: inverse)) requires it; make that optional",
        at: inverse.relationship.source.location(of: "name"))
    }
  }
}
