import ModelwrightModel

extension ModelComparison {
  mutating func compareRelationships(_ earlier: ResolvedEntity, _ entity: ResolvedEntity) {
    let before = Dictionary(own(earlier, in: old).map { ($0.name, $0) }) { first, _ in first }
    let relationships = own(entity, in: new)
    for relationship in relationships {
      guard let other = before[relationship.name] else {
        append(
          ModelChange(.relationshipAdded, entity: entity.name, property: relationship.name))
        continue
      }
      let aspects = aspects(of: other, relationship)
      guard !aspects.isEmpty else { continue }
      append(
        ModelChange(
          .relationshipChanged(aspects), entity: entity.name, property: relationship.name))
    }
    let after = Set(relationships.map(\.name))
    for name in before.keys.sorted() where !after.contains(name) {
      append(ModelChange(.relationshipRemoved, entity: entity.name, property: name))
    }
  }

  private func own(_ entity: ResolvedEntity, in model: ResolvedModel) -> [ResolvedRelationship] {
    entity.properties.compactMap { property in
      guard property.declaringEntity == entity.index,
        case .relationship(let index) = property.kind
      else { return nil }
      return model.relationships[index]
    }
  }

  private func aspects(
    of old: ResolvedRelationship, _ new: ResolvedRelationship
  ) -> Set<RelationshipAspect> {
    let (before, after) = (old.relationship, new.relationship)
    var aspects: Set<RelationshipAspect> = []
    if before.destinationName != after.destinationName { aspects.insert(.destination) }
    if inverse(of: old, in: self.old) != inverse(of: new, in: self.new) {
      aspects.insert(.inverse)
    }
    if before.isToMany != after.isToMany { aspects.insert(.cardinality) }
    if before.isOrdered != after.isOrdered { aspects.insert(.ordering) }
    if before.isOptional != after.isOptional {
      aspects.insert(after.isOptional ? .becameOptional : .becameRequired)
    }
    if before.isTransient != after.isTransient {
      aspects.insert(after.isTransient ? .becameTransient : .becamePersistent)
    }
    if before.deleteRule != after.deleteRule { aspects.insert(.deleteRule) }
    if aspects.isEmpty, before != after { aspects.insert(.description) }
    return aspects
  }

  private func inverse(of relationship: ResolvedRelationship, in model: ResolvedModel) -> [String] {
    guard let inverse = relationship.inverse.map({ model.relationships[$0] }) else { return [] }
    return [model.entities[inverse.entity].name, inverse.name]
  }
}
