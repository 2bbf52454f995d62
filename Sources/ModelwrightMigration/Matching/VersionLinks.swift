import ModelwrightModel

/// Which entities and properties of one version are which of another, as places: what can be composed.
struct VersionLinks: Sendable {
  /// The entities of the version that a store has, by the indexes of those of the other.
  private(set) var entities: [Int?]
  /// The places of the properties that a store has, by entity and place of the other version.
  private(set) var properties: [[Int?]]

  /// What a matching says.
  init(_ matching: ModelMatching) {
    let old = matching.old.names.properties
    entities = matching.new.model.entities.map { matching.oldEntity(of: $0.index) }
    properties = matching.new.model.entities.map { entity in
      guard let match = matching.oldEntity(of: entity.index) else { return [] }
      return entity.properties.indices.map { place in
        matching.oldProperty(of: entity.index, at: place).flatMap { old[match].byName[$0.name] }
      }
    }
  }

  private init(entities: [Int?], properties: [[Int?]]) {
    self.entities = entities
    self.properties = properties
  }

  /// What leads from the version before to the one after a further step.
  func followed(by step: VersionLinks) -> VersionLinks {
    var result = step
    for (index, middle) in step.entities.enumerated() {
      result.entities[index] = middle.flatMap { entities[$0] }
      guard let middle, entities[middle] != nil else {
        result.properties[index] = []
        continue
      }
      for (place, found) in step.properties[index].enumerated() {
        result.properties[index][place] = found.flatMap { properties[middle][$0] }
      }
    }
    return result
  }

  /// What leads back, from the later version to the earlier one.
  func reversed(_ old: MigrationVersion, _ new: MigrationVersion) -> VersionLinks {
    var result = VersionLinks(
      entities: Array(repeating: nil, count: old.model.entities.count),
      properties: Array(repeating: [], count: old.model.entities.count))
    for (index, match) in entities.enumerated() {
      guard let match else { continue }
      result.entities[match] = index
      var places = [Int?](repeating: nil, count: old.model.entities[match].properties.count)
      for (place, found) in properties[index].enumerated() {
        if let found { places[found] = place }
      }
      result.properties[match] = places
    }
    return result
  }

  // MARK: As names

  /// Whether everything that goes on keeps its name, and neither version has a renaming identifier: then
  /// the names alone say all of it.
  func isPlain(from old: MigrationVersion, to new: MigrationVersion) -> Bool {
    guard !old.names.hasIdentifiers, !new.names.hasIdentifiers else { return false }
    for (index, match) in entities.enumerated() {
      guard let match else { continue }
      let (entity, earlier) = (new.model.entities[index], old.model.entities[match])
      guard entity.name == earlier.name else { return false }
      for (place, found) in properties[index].enumerated() {
        guard let found else { continue }
        if entity.properties[place].name != earlier.properties[found].name { return false }
      }
    }
    return true
  }

  /// The renames that lead a matching here: those of everything that has another name in the version
  /// that a store has, and of everything whose identifier could lead a matching elsewhere.
  func renames(from old: MigrationVersion, to new: MigrationVersion) -> Renames {
    var renames = Renames()
    for entity in new.model.entities {
      guard let match = entities[entity.index] else { continue }
      let earlier = old.model.entities[match]
      if earlier.name != entity.name || entity.entity.renamingIdentifier != nil
        || earlier.entity.renamingIdentifier != nil
      {
        renames.entities[entity.name] = earlier.name
      }
    }
    // A parent stands before its children, so that what it says need not be said again.
    for root in new.model.entities where root.parent == nil {
      for entity in root.descendants { add(entity, from: old, to: new, &renames) }
    }
    return renames
  }

  private func add(
    _ entity: Int, from old: MigrationVersion, to new: MigrationVersion, _ renames: inout Renames
  ) {
    guard let match = entities[entity] else { return }
    let earlier = old.model.entities[match].properties
    // Most models rename nothing: then no ancestor has anything to say.
    let ancestors =
      renames.properties.isEmpty
      ? [] : new.model.ancestors(of: entity).map { new.model.entities[$0].name }
    for (place, property) in new.model.entities[entity].properties.enumerated() {
      guard let found = properties[entity][place] else { continue }
      let name = earlier[found].name
      let inherited = renames.name(of: property.name, inheritedFrom: ancestors)
      let isPlain =
        name == property.name && new.model.identifier(of: property) == property.name
        && old.model.identifier(of: earlier[found]) == name
      guard inherited == nil ? !isPlain : inherited != name else { continue }
      let owner = new.model.entities[entity].name
      renames.properties[Renames.Property(entity: owner, name: property.name)] = name
    }
  }
}

extension Renames {
  /// What the nearest ancestor that has something to say calls a property.
  fileprivate func name(of property: String, inheritedFrom ancestors: [String]) -> String? {
    for ancestor in ancestors {
      if let name = properties[Property(entity: ancestor, name: property)] { return name }
    }
    return nil
  }

  /// These renames with what others say instead where both say something.
  func overlaid(by others: Renames) -> Renames {
    Renames(
      entities: entities.merging(others.entities) { $1 },
      properties: properties.merging(others.properties) { $1 })
  }

  /// Whether a matching comes to all of it without being told.
  func isImplied(by matching: ModelMatching) -> Bool {
    let (old, new) = (matching.old.model, matching.new.model)
    for (name, earlier) in entities {
      guard let entity = new.entity(named: name) else { continue }
      let match = matching.oldEntity(of: entity.index)
      if match.map({ old.entities[$0].name }) != earlier { return false }
    }
    for (property, earlier) in properties {
      guard let entity = new.entity(named: property.entity) else { continue }
      for index in entity.descendants {
        guard let match = matching.oldEntity(of: index),
          matching.old.names.properties[match].byName[earlier] != nil
        else { continue }
        if matching.oldProperty(of: index, named: property.name)?.name != earlier { return false }
      }
    }
    return true
  }
}
