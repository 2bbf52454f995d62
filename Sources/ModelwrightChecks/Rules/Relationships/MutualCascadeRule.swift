import ModelwrightModel

/// With Cascade on both ends neither object can be deleted alone.
struct MutualCascadeRule: StructureRule {
  static let code = "mutual-cascade"
  static let severity = Diagnostic.Severity.note
  static let summary = "Both ends of a one-to-one relationship cascade."
  static let cause = """
    Whichever of the two objects is deleted, the other goes too: there is no way to exchange or \
    remove the part without its whole.
    """
  static let remedy = "Use Nullify on the end that belongs to the other."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.relationships
    where relationship.relationship.deleteRule == .cascade && !relationship.relationship.isToMany {
      guard let index = relationship.inverse, index > relationship.index else { continue }
      let inverse = model.relationships[index]
      guard inverse.relationship.deleteRule == .cascade, !inverse.relationship.isToMany else {
        continue
      }
      report.add(
        "\(model.title(of: relationship)) and its inverse \(model.title(of: inverse)) both cascade; use Nullify on the part's end",
        at: relationship.relationship.source.location(of: "deletionRule"))
    }
  }
}
