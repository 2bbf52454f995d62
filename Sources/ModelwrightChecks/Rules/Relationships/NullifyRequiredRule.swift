import ModelwrightModel

/// Nullify takes the object away from those that require it.
///
/// Source: generators.md §3c, validation error 1570; core-data.md §8, case 29.
struct NullifyRequiredRule: StructureRule {
  static let code = "nullify-required"
  static let severity = Diagnostic.Severity.warning
  static let summary = "Nullify leaves objects without the object that they require."
  static let cause = """
    Deleting an object with Nullify sets the other end to nothing. When the other end is a \
    required to-one relationship, the objects there become invalid and saving the deletion fails \
    (1570) unless they are deleted or moved first.
    """
  static let remedy = """
    Use Cascade to delete them too, Deny to keep the object, or make the inverse optional.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.relationships
    where relationship.relationship.deleteRule == .nullify
      && !relationship.relationship.isTransient
    {
      guard let index = relationship.inverse else { continue }
      let inverse = model.relationships[index].relationship
      guard !inverse.isToMany, !inverse.isOptional, !inverse.isTransient else { continue }
      let owner = model.entities[relationship.entity].name
      report.add(
        "deleting an object of '\(owner)' leaves \(model.title(of: model.relationships[index])) empty, which is required; use Cascade or Deny, or make that optional",
        at: Self.place(of: relationship.relationship))
    }
  }

  /// Nullify is what a relationship without a rule has.
  private static func place(of relationship: Relationship) -> SourceLocation {
    let isWritten = relationship.source.fields.contains { $0.name == "deletionRule" }
    return relationship.source.location(of: isWritten ? "deletionRule" : "name")
  }
}
