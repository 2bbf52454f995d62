import ModelwrightModel
import ModelwrightPredicate

/// An index holds values of the entity's own rows.
///
/// Source: core-data.md §1.7, `fetchIndex`.
struct IndexKeyPathRule: StructureRule {
  static let code = "index-key-path"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    An index's predicate or expression reaches beyond the entity's rows.
    """
  static let cause = """
    SQLite can compute what an index holds from one row only. A key path over a relationship, \
    and a transient attribute, are not in it, and the index cannot be made.
    """
  static let remedy = """
    Use stored attributes of the entity itself; a derived attribute can copy a value over a \
    to-one relationship.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for predicate in model.model.predicates {
      guard case .index = predicate.use, let content = predicate.content,
        let entity = model.entity(named: predicate.entity)
      else { continue }
      let properties = entity.propertiesByName
      for path in content.keyPaths {
        guard case .property(let name)? = path.components.first?.kind,
          let property = properties[name],
          let reason = Self.reason(against: property, steps: path.components.count, in: model)
        else { continue }
        report.add(
          "\(predicate.title) cannot hold '\(name)': \(reason)", at: predicate.location(path.range))
      }
    }
  }

  private static func reason(
    against property: ResolvedProperty, steps: Int, in model: ResolvedModel
  ) -> String? {
    switch property.kind {
    case .attribute(let attribute): return attribute.isTransient ? "it is not stored" : nil
    case .fetchedProperty: return "a fetched property is not stored"
    case .relationship(let index):
      let relationship = model.relationships[index].relationship
      if relationship.isToMany { return "a to-many relationship is not in the entity's rows" }
      return steps > 1 ? "what is beyond a relationship is not in the entity's rows" : nil
    }
  }
}
