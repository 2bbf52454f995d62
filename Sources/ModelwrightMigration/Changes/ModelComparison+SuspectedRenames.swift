import ModelwrightModel

extension ModelComparison {
  /// Looks for things that seem to have been renamed without a renaming identifier: in an entity
  /// exactly one property of a type gone and one new, and entities of mostly equal properties.
  mutating func suspectRenames() {
    suspectProperties()
    suspectEntities()
  }

  private mutating func suspectProperties() {
    var gone: [String: [String: [String]]] = [:]
    var added: [String: [String: [String]]] = [:]
    for change in changes {
      guard let name = change.property else { continue }
      switch change.kind {
      case .attributeRemoved, .relationshipRemoved:
        guard let earlier = change.earlierEntity.flatMap({ old.entity(named: $0) }),
          let shape = shape(of: name, earlier, in: old, isOld: true)
        else { continue }
        gone[change.entity, default: [:]][shape, default: []].append(name)
      case .attributeAdded, .relationshipAdded:
        guard let entity = new.entity(named: change.entity),
          let shape = shape(of: name, entity, in: new, isOld: false)
        else { continue }
        added[change.entity, default: [:]][shape, default: []].append(name)
      default: continue
      }
    }
    for entity in new.entities {
      guard let gone = gone[entity.name], let added = added[entity.name],
        let index = matching.oldEntity(of: entity.index)
      else { continue }
      for (shape, names) in gone.sorted(by: { $0.key < $1.key }) {
        guard names.count == 1, let found = added[shape], found.count == 1,
          let property = old.entities[index].property(named: names[0])
        else { continue }
        suspectedRenames.append(
          SuspectedRename(
            entity: entity.name, property: found[0], from: names[0],
            identifier: old.identifier(of: property)))
      }
    }
  }

  /// What two properties must have in common to be taken for one; `nil` for what is not stored.
  private func shape(
    of name: String, _ entity: ResolvedEntity, in model: ResolvedModel, isOld: Bool
  ) -> String? {
    switch entity.property(named: name)?.kind {
    case .attribute(let attribute)?:
      guard !attribute.isTransient, !attribute.isDerived else { return nil }
      return "\(attribute.type.rawValue) \(attribute.compositeName ?? "")"
    case .relationship(let index)?:
      let relationship = model.relationships[index]
      guard !relationship.relationship.isTransient else { return nil }
      let destination =
        isOld
        ? matching.newEntity(of: relationship.destination) ?? -1 : relationship.destination
      return "\(relationship.relationship.isToMany ? "many" : "one") \(destination)"
    default: return nil
    }
  }

  private mutating func suspectEntities() {
    let added = new.entities.filter { matching.oldEntity(of: $0.index) == nil }
    let gone = old.entities.filter { matching.newEntity(of: $0.index) == nil }
    guard !added.isEmpty, !gone.isEmpty else { return }
    let wereShapes = gone.map { shapes(of: $0) }
    var taken: Set<Int> = []
    for entity in added {
      let shapes = shapes(of: entity)
      var best: (place: Int, common: Int)?
      for place in gone.indices where !taken.contains(place) {
        let common = wereShapes[place].intersection(shapes).count
        // More than half of what the larger one has.
        guard common * 2 > max(shapes.count, wereShapes[place].count), common > best?.common ?? 0
        else { continue }
        best = (place, common)
      }
      guard let best else { continue }
      taken.insert(best.place)
      let earlier = gone[best.place]
      suspectedRenames.append(
        SuspectedRename(
          entity: entity.name, property: nil, from: earlier.name,
          identifier: earlier.entity.renamingIdentifier ?? earlier.name))
    }
  }

  private func shapes(of entity: ResolvedEntity) -> Set<String> {
    Set(
      entity.properties.compactMap { property in
        switch property.kind {
        case .attribute(let attribute): "\(property.name) \(attribute.type.rawValue)"
        case .relationship: "\(property.name) relationship"
        case .fetchedProperty: nil
        }
      })
  }
}
