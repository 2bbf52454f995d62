import ModelwrightModel

/// What is unique must be a value that is stored in the object's own row.
///
/// Source: core-data.md §1.7: attributes, and to-one relationships.
struct ConstraintPropertyRule: StructureRule {
  static let code = "constraint-property"
  static let severity = Diagnostic.Severity.error
  static let summary = "A uniqueness constraint names a property that cannot be unique."
  static let cause = """
    Uniqueness is kept by an index of the store, which holds the values of the object's own row: \
    attributes and to-one relationships. To-many relationships, fetched and transient properties \
    are not in it.
    """
  static let remedy = "Name stored attributes or to-one relationships in the constraint."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities where !entity.entity.uniquenessConstraints.isEmpty {
      let properties = entity.propertiesByName
      for constraint in entity.entity.uniquenessConstraints {
        for name in constraint.propertyNames {
          guard let property = properties[name],
            let reason = Self.reason(against: property, in: model)
          else { continue }
          report.add(
            "'\(name)' of entity '\(entity.name)' cannot be unique: \(reason)",
            at: constraint.source.location(of: "value:\(name)"))
        }
      }
    }
  }

  private static func reason(against property: ResolvedProperty, in model: ResolvedModel) -> String?
  {
    switch property.kind {
    case .fetchedProperty: return "a fetched property is not stored"
    case .attribute(let attribute):
      return attribute.isTransient ? "it is transient, so it is not stored" : nil
    case .relationship(let index):
      let relationship = model.relationships[index].relationship
      if relationship.isToMany { return "it is a to-many relationship" }
      return relationship.isTransient ? "it is transient, so it is not stored" : nil
    }
  }
}
