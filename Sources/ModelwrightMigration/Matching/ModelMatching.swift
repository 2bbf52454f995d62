public import ModelwrightModel

/// Which entity and which property of one version is which of another.
///
/// What has kept its name and its renaming identifier is the same, whoever else claims the identifier
/// by now. Otherwise two names mean one thing when their renaming identifiers are equal (a name is its
/// own identifier unless the model gives another one); failing that, when the later identifier is the earlier name, or
/// the earlier identifier the later name: people name the version before, or the first one, and a
/// migration may go either way. Each entity and each property is matched once at most.
/// Source: core-data.md §1.4 and §1.5, `elementID`; §3.1, canonical names; §8, case 16.
public struct ModelMatching: Sendable {
  /// The version that a store has.
  public let old: MigrationVersion
  /// The version that it is to have.
  public let new: MigrationVersion
  /// The old entities, by the new ones' indexes.
  private let oldEntities: [Int?]
  /// The new entities, by the old ones' indexes.
  private let newEntities: [Int?]
  /// The old properties' places, by new entity and place among its properties.
  private let oldProperties: [[Int?]]
  /// The new properties' places, by old entity and place among its properties.
  private let newProperties: [[Int?]]

  /// Compares two versions by their names.
  public init(from old: MigrationVersion, to new: MigrationVersion, renames: Renames = Renames()) {
    self.old = old
    self.new = new
    let entities = Self.entities(old, new, renames)
    oldEntities = entities
    var reversed = [Int?](repeating: nil, count: old.model.entities.count)
    for (index, match) in entities.enumerated() { if let match { reversed[match] = index } }
    newEntities = reversed
    let properties = entities.enumerated().map { index, match in
      match.map { Self.properties(of: index, in: new, from: $0, in: old, renames) } ?? []
    }
    oldProperties = properties
    newProperties = reversed.enumerated().map { index, match in
      guard let match else { return [] }
      var places = [Int?](repeating: nil, count: old.model.entities[index].properties.count)
      for (place, other) in properties[match].enumerated() {
        if let other { places[other] = place }
      }
      return places
    }
  }

  /// The old entity that a new one was, by index.
  public func oldEntity(of new: Int) -> Int? { oldEntities[new] }

  /// The new entity that an old one is, by index.
  public func newEntity(of old: Int) -> Int? { newEntities[old] }

  /// What a property of a new entity, inherited or its own, was of the old entity; `nil` also when the
  /// entity is new.
  ///
  /// A relationship matches a relationship, an attribute an attribute, whatever their types.
  public func oldProperty(of entity: Int, at place: Int) -> ResolvedProperty? {
    guard let match = oldEntities[entity], let found = oldProperties[entity][place] else {
      return nil
    }
    return old.model.entities[match].properties[found]
  }

  /// The place of ``oldProperty(of:at:)`` among the old entity's properties.
  func oldPlace(of entity: Int, at place: Int) -> Int? {
    oldEntities[entity] == nil ? nil : oldProperties[entity][place]
  }

  /// The place, among the new entity's properties, of a property of an old entity.
  func newPlace(ofOld entity: Int, at place: Int) -> Int? {
    newEntities[entity] == nil ? nil : newProperties[entity][place]
  }

  /// What a property of a new entity was, by its name.
  public func oldProperty(of entity: Int, named name: String) -> ResolvedProperty? {
    new.names.properties[entity].byName[name].flatMap { oldProperty(of: entity, at: $0) }
  }

  /// What a property of an old entity, inherited or its own, is of the new entity.
  public func newProperty(ofOld entity: Int, named name: String) -> ResolvedProperty? {
    guard let match = newEntities[entity], let wanted = old.names.properties[entity].byName[name],
      let place = newProperties[entity][wanted]
    else { return nil }
    return new.model.entities[match].properties[place]
  }

  // MARK: Finding

  private static func entities(
    _ old: MigrationVersion, _ new: MigrationVersion, _ renames: Renames
  ) -> [Int?] {
    var found = [Int?](repeating: nil, count: new.model.entities.count)
    var taken: Set<Int> = []
    func match(_ find: (ResolvedEntity) -> Int?) {
      for entity in new.model.entities where found[entity.index] == nil {
        guard let other = find(entity), taken.insert(other).inserted else { continue }
        found[entity.index] = other
      }
    }
    func identifier(_ entity: ResolvedEntity) -> String {
      entity.entity.renamingIdentifier ?? entity.name
    }
    match { renames.entities[$0.name].flatMap { old.model.entity(named: $0)?.index } }
    match { entity in
      guard let other = old.model.entity(named: entity.name),
        identifier(other) == identifier(entity)
      else { return nil }
      return other.index
    }
    match { entity in
      guard let other = old.names.entityByIdentifier[identifier(entity)],
        new.names.entityByIdentifier[identifier(entity)] == entity.index
      else { return nil }
      return other
    }
    match { old.model.entity(named: identifier($0))?.index }
    match { old.names.entityByIdentifier[$0.name] }
    return found
  }

  private static func properties(
    of entity: Int, in new: MigrationVersion, from oldEntity: Int, in old: MigrationVersion,
    _ renames: Renames
  ) -> [Int?] {
    let properties = new.model.entities[entity].properties
    let earlier = old.model.entities[oldEntity].properties
    let (names, earlierNames) = (new.names.properties[entity], old.names.properties[oldEntity])
    var found = [Int?](repeating: nil, count: properties.count)
    var taken: Set<Int> = []
    func match(_ find: (ResolvedProperty) -> Int?) {
      for (place, property) in properties.enumerated() where found[place] == nil {
        guard let other = find(property), property.isSameKind(as: earlier[other]),
          taken.insert(other).inserted
        else { continue }
        found[place] = other
      }
    }
    if !renames.properties.isEmpty {
      let owners = [entity] + new.model.ancestors(of: entity)
      match { property in
        for owner in owners {
          let key = Renames.Property(
            entity: new.model.entities[owner].name, name: property.name)
          if let name = renames.properties[key] { return earlierNames.byName[name] }
        }
        return nil
      }
    }
    match { property in
      guard let other = earlierNames.byName[property.name],
        old.model.identifier(of: earlier[other]) == new.model.identifier(of: property)
      else { return nil }
      return other
    }
    match { property in
      let identifier = new.model.identifier(of: property)
      guard let other = earlierNames.byIdentifier[identifier],
        let first = names.byIdentifier[identifier], properties[first].name == property.name
      else { return nil }
      return other
    }
    match { earlierNames.byName[new.model.identifier(of: $0)] }
    match { earlierNames.byIdentifier[$0.name] }
    return found
  }
}

extension ResolvedProperty {
  /// Whether both are attributes, both relationships, or both fetched properties.
  fileprivate func isSameKind(as other: ResolvedProperty) -> Bool {
    switch (kind, other.kind) {
    case (.attribute, .attribute), (.relationship, .relationship),
      (.fetchedProperty, .fetchedProperty):
      true
    default: false
    }
  }
}

extension ResolvedModel {
  /// The ancestors of an entity by index, the parent first.
  func ancestors(of entity: Int) -> [Int] {
    var found: [Int] = []
    var next = entities[entity].parent
    while let index = next {
      found.append(index)
      next = entities[index].parent
    }
    return found
  }
}
