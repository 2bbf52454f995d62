import ModelwrightModel

/// Cascade over an end that others share deletes what they still use.
struct SharedCascadeRule: StructureRule {
  static let code = "shared-cascade"
  static let severity = Diagnostic.Severity.warning
  static let summary = "Cascade deletes objects that others share."
  static let cause = """
    The inverse is to-many, so several objects can lead to the one that Cascade deletes. \
    Deleting one of them deletes it for all the others: a book deletes its author, a tag's \
    article deletes the tag.
    """
  static let remedy = "Use Nullify, and delete what is no longer used in code."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.relationships
    where relationship.relationship.deleteRule == .cascade {
      guard let index = relationship.inverse, model.relationships[index].relationship.isToMany
      else {
        continue
      }
      let destination = model.entities[relationship.destination].name
      let other = model.entities[relationship.entity].name
      report.add(
        "deleting one object of '\(other)' deletes the '\(destination)' at '\(relationship.name)', which others of '\(other)' may share; use Nullify",
        at: relationship.relationship.source.location(of: "deletionRule"))
    }
  }
}
