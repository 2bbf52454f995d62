import ModelwrightModel

/// Only what is stored in the object's own row can be indexed.
struct IndexPropertyRule: StructureRule {
  static let code = "index-property"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A fetch index names a property that is not stored in the entity's rows."
  static let cause = """
    An index holds values of the object's own row. To-many relationships, fetched and transient \
    properties are not in it, so nothing is indexed.
    """
  static let remedy = "Remove the property from the index."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities where !entity.entity.fetchIndexes.isEmpty {
      let properties = entity.propertiesByName
      for index in entity.entity.fetchIndexes {
        for element in index.elements {
          guard case .property(let name) = element.content,
            let property = properties[name], !Self.isStored(property, in: model)
          else { continue }
          report.add(
            "fetch index '\(index.name)' of entity '\(entity.name)' cannot index '\(name)', which is not stored in its rows; remove it",
            at: element.source.location(of: "property"))
        }
      }
    }
  }

  private static func isStored(_ property: ResolvedProperty, in model: ResolvedModel) -> Bool {
    switch property.kind {
    case .fetchedProperty: return false
    case .attribute(let attribute): return !attribute.isTransient
    case .relationship(let index):
      let relationship = model.relationships[index].relationship
      return !relationship.isToMany && !relationship.isTransient
    }
  }
}
