extension ModelResolver {
  /// The model without what was reported, after ``resolve()`` has found errors; `nil` when it is too
  /// large to be looked at twice.
  public func repaired() -> RepairedModel? {
    guard parents.count == model.entities.count, !isTooLarge else { return nil }
    var result = RepairedModel(model: model)
    let kept = model.entities.indices.filter { entityIndexes[model.entities[$0].name] == $0 }
    for index in kept where isDamagedHierarchy(of: index) {
      result.damagedEntities.insert(model.entities[index].name)
    }
    if !result.damagedEntities.isEmpty {
      // Any abstract entity may be the parent that was meant.
      result.damagedEntities.formUnion(model.entities.lazy.filter(\.isAbstract).map(\.name))
    }
    result.model.entities = kept.map { repairedEntity($0, &result) }
    result.model.composites = repairedComposites(&result)
    repairInverses(&result)
    for index in result.model.entities.indices { repairLists(of: index, &result.model) }
    var configurations: Set<String> = []
    result.model.configurations = model.configurations.compactMap { configuration in
      guard configurations.insert(configuration.name).inserted else { return nil }
      var configuration = configuration
      configuration.entityNames.removeAll { entityIndexes[$0] == nil }
      return configuration
    }
    var requests: Set<String> = []
    result.model.fetchRequests.removeAll {
      entityIndexes[$0.entityName] == nil || !requests.insert($0.name).inserted
    }
    return result
  }

  /// Whether an entity or an ancestor names a parent that it does not get: it lacks what it would
  /// inherit.
  func isDamagedHierarchy(of index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if model.entities[current].parentName != nil, parents[current] == nil { return true }
      next = parents[current]
    }
    return false
  }

  // MARK: Properties

  private func repairedEntity(_ index: Int, _ result: inout RepairedModel) -> Entity {
    var entity = model.entities[index]
    if parents[index] == nil { entity.parentName = nil }
    var seen = inheritedNames(of: index)
    entity.attributes.removeAll { attribute in
      guard !attribute.name.isEmpty, seen.insert(attribute.name).inserted else { return true }
      guard !isSound(attribute) else { return false }
      result.removedNames.insert(attribute.name)
      return true
    }
    entity.relationships.removeAll { relationship in
      guard !relationship.name.isEmpty, seen.insert(relationship.name).inserted else {
        return true
      }
      guard entityIndexes[relationship.destinationName] == nil else { return false }
      result.removedNames.insert(relationship.name)
      return true
    }
    entity.fetchedProperties.removeAll { property in
      guard !property.name.isEmpty, seen.insert(property.name).inserted else { return true }
      if let request = property.fetchRequest, entityIndexes[request.entityName] != nil {
        return false
      }
      result.removedNames.insert(property.name)
      return true
    }
    return entity
  }

  private func inheritedNames(of index: Int) -> Set<String> {
    var names: Set<String> = []
    var next = parents[index]
    while let ancestor = next {
      names.formUnion(ownNames[ancestor])
      next = parents[ancestor]
    }
    return names
  }

  /// Whether an attribute has what its type needs.
  private func isSound(_ attribute: Attribute) -> Bool {
    guard attribute.type == .composite else { return true }
    guard let index = attribute.compositeName.flatMap({ compositeIndexes[$0] }) else {
      return false
    }
    return !endlessComposites.contains(index)
  }

  private func repairedComposites(_ result: inout RepairedModel) -> [Composite] {
    model.composites.indices.compactMap { index in
      var composite = model.composites[index]
      guard compositeIndexes[composite.name] == index, !endlessComposites.contains(index) else {
        return nil
      }
      var seen: Set<String> = []
      composite.attributes.removeAll { attribute in
        guard !attribute.name.isEmpty, seen.insert(attribute.name).inserted else { return true }
        guard !isSound(attribute) else { return false }
        result.removedNames.insert(attribute.name)
        return true
      }
      return composite
    }
  }

  // MARK: Inverses

  /// Takes back inverses that are unknown or do not fit.
  private func repairInverses(_ result: inout RepairedModel) {
    let entities = result.model.entities
    let indexes = Dictionary(uniqueKeysWithValues: entities.enumerated().map { ($1.name, $0) })
    var relationships: [[String: Relationship]] = []
    for entity in entities {
      relationships.append(
        Dictionary(uniqueKeysWithValues: entity.relationships.map { ($0.name, $0) }))
    }
    for index in entities.indices {
      for position in entities[index].relationships.indices {
        let relationship = entities[index].relationships[position]
        guard let name = relationship.inverseName else { continue }
        var next = indexes[relationship.inverseEntityName ?? relationship.destinationName]
        var inverse: (entity: Int, relationship: Relationship)?
        while let current = next, inverse == nil {
          inverse = relationships[current][name].map { (current, $0) }
          next = entities[current].parentName.flatMap { indexes[$0] }
        }
        let isMutual =
          inverse.map { inverse in
            (inverse.relationship.inverseName ?? relationship.name) == relationship.name
              && reaches(relationship.destinationName, entities[inverse.entity].name)
              && reaches(inverse.relationship.destinationName, entities[index].name)
          } ?? false
        guard !isMutual else { continue }
        result.model.entities[index].relationships[position].inverseName = nil
        result.model.entities[index].relationships[position].inverseEntityName = nil
        result.damagedProperties.insert(
          Diagnostic.Subject(entity: entities[index].name, property: relationship.name))
      }
    }
  }

  /// Whether an entity is another one or inherits from it.
  private func reaches(_ name: String, _ ancestor: String) -> Bool {
    var next = entityIndexes[name]
    while let index = next {
      if model.entities[index].name == ancestor { return true }
      next = parents[index]
    }
    return false
  }

  // MARK: Lists

  /// Takes names that are unknown, or were taken out, from indexes and constraints.
  private func repairLists(of index: Int, _ model: inout Model) {
    let name = model.entities[index].name
    guard let original = entityIndexes[name] else { return }
    var names = inheritedNames(of: original)
    names.formUnion(model.entities[index].namedProperties.map(\.name))
    let isKnown = { (path: String) in
      path.split(separator: ".").first.map { names.contains(String($0)) } ?? false
    }
    let repair = { (lists: inout [PropertyList]) in
      for position in lists.indices { lists[position].propertyNames.removeAll { !isKnown($0) } }
      lists.removeAll(where: \.propertyNames.isEmpty)
    }
    repair(&model.entities[index].uniquenessConstraints)
    repair(&model.entities[index].compoundIndexes)
    for position in model.entities[index].fetchIndexes.indices {
      model.entities[index].fetchIndexes[position].elements.removeAll { element in
        guard case .property(let path) = element.content else { return false }
        return !isKnown(path)
      }
    }
    model.entities[index].fetchIndexes.removeAll(where: \.elements.isEmpty)
  }
}
