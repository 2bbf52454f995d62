public import ModelwrightModel

extension ResolvedModel {
  /// Where an entity or one of its properties is named in the model's file; the entity that declares the
  /// property has the place. What the model does not have stands at the nearest thing that it has.
  public func location(ofEntity name: String, property: String? = nil) -> SourceLocation {
    guard let entity = entity(named: name) else { return model.source.location }
    guard let property, let found = entity.property(named: property) else {
      return entity.entity.source.location(of: "name")
    }
    switch found.kind {
    case .attribute(let attribute): return attribute.source.location(of: "name")
    case .relationship(let index):
      return relationships[index].relationship.source.location(of: "name")
    case .fetchedProperty(let property): return property.source.location(of: "name")
    }
  }
}
