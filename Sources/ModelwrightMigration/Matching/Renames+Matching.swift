import ModelwrightModel

extension Renames {
  /// Says what an entity was, unless its name and the lack of identifiers say it.
  mutating func add(entity: ResolvedEntity, was earlier: ResolvedEntity) {
    guard
      entity.name != earlier.name || entity.entity.renamingIdentifier != nil
        || earlier.entity.renamingIdentifier != nil
    else { return }
    entities[entity.name] = earlier.name
  }

  /// Says what a property was, unless its name and the lack of identifiers say it, or an ancestor of the
  /// entity for which it has been said before.
  mutating func add(
    property: ResolvedProperty, of entity: Int, in new: MigrationVersion,
    was earlier: ResolvedProperty, in old: MigrationVersion
  ) {
    let isPlain =
      earlier.name == property.name && new.model.identifier(of: property) == property.name
      && old.model.identifier(of: earlier) == earlier.name
    let inherited = properties.isEmpty ? nil : name(of: property.name, above: entity, in: new.model)
    guard inherited == nil ? !isPlain : inherited != earlier.name else { return }
    let owner = new.model.entities[entity].name
    properties[Property(entity: owner, name: property.name)] = earlier.name
  }

  /// What the nearest ancestor that has something to say calls a property.
  private func name(of property: String, above entity: Int, in model: ResolvedModel) -> String? {
    for ancestor in model.ancestors(of: entity) {
      let key = Property(entity: model.entities[ancestor].name, name: property)
      if let name = properties[key] { return name }
    }
    return nil
  }

  /// These renames with what others say instead where both say something.
  func overlaid(by others: Renames) -> Renames {
    Renames(
      entities: entities.merging(others.entities) { $1 },
      properties: properties.merging(others.properties) { $1 })
  }

  // MARK: What names say themselves

  /// Whether a matching comes to all of it without being told: by equal identifiers that nobody else
  /// claims. When it would find something only by trying further, the answer is no.
  func isImplied(from old: MigrationVersion, to new: MigrationVersion) -> Bool {
    guard !isEmpty else { return true }
    for (name, earlier) in entities {
      guard let entity = new.model.entity(named: name),
        let match = old.model.entity(named: earlier),
        Self.isImplied(entity, match, old, new)
      else { return false }
    }
    for (property, earlier) in properties {
      guard let entity = new.model.entity(named: property.entity) else { continue }
      for index in entity.descendants
      where !isImplied(property.name, of: index, was: earlier, old, new) {
        return false
      }
    }
    return true
  }

  private static func isImplied(
    _ entity: ResolvedEntity, _ match: ResolvedEntity, _ old: MigrationVersion,
    _ new: MigrationVersion
  ) -> Bool {
    let pair = NamePair(
      name: entity.name, identifier: entity.entity.renamingIdentifier ?? entity.name,
      earlier: match.name, earlierIdentifier: match.entity.renamingIdentifier ?? match.name)
    return pair.isImplied(
      new: (entity.index, { new.model.entity(named: $0)?.index }, new.names.entityByIdentifier),
      old: (match.index, { old.model.entity(named: $0)?.index }, old.names.entityByIdentifier))
  }

  private func isImplied(
    _ name: String, of index: Int, was earlier: String, _ old: MigrationVersion,
    _ new: MigrationVersion
  ) -> Bool {
    let entity = new.model.entities[index]
    let oldName = entities[entity.name] ?? entity.name
    guard let match = old.model.entity(named: oldName) else { return true }
    let (names, oldNames) = (new.names.properties[index], old.names.properties[match.index])
    guard let place = names.byName[name], let oldPlace = oldNames.byName[earlier] else {
      return true
    }
    let pair = NamePair(
      name: name, identifier: new.model.identifier(of: entity.properties[place]), earlier: earlier,
      earlierIdentifier: old.model.identifier(of: match.properties[oldPlace]))
    return pair.isImplied(
      new: (place, { names.byName[$0] }, names.byIdentifier),
      old: (oldPlace, { oldNames.byName[$0] }, oldNames.byIdentifier))
  }
}

/// What one thing is called in two versions.
private struct NamePair {
  /// The things of a version: this one, those of a name, and those of an identifier.
  typealias Others = (this: Int, named: (String) -> Int?, identified: [String: Int])

  var name: String
  var identifier: String
  var earlier: String
  var earlierIdentifier: String

  /// Whether a matching finds the pair by itself. The answer is no where it takes more than a look.
  func isImplied(new: Others, old: Others) -> Bool {
    if identifier == earlierIdentifier {
      if name == earlier { return true }
      // Nothing else may have kept the earlier name and identifier, or claim the identifier first.
      return new.identified[identifier] == new.this && old.identified[identifier] == old.this
        && new.named(earlier).map { $0 == new.identified[identifier] } ?? true
    }
    // An identifier that leads nowhere, in either version, leaves it to the name.
    return name == earlier && old.identified[identifier] == nil && old.named(identifier) == nil
      && old.identified[name] == old.this && new.identified[earlierIdentifier] == nil
      && new.identified[earlier] == nil
  }
}

extension ModelMatching {
  /// The renames that lead a matching of the two versions the other way to the same end.
  func reversedRenames() -> Renames {
    var renames = Renames()
    for root in old.model.entities where root.parent == nil {
      for index in root.descendants {
        guard let match = newEntity(of: index) else { continue }
        let (entity, later) = (old.model.entities[index], new.model.entities[match])
        renames.add(entity: entity, was: later)
        for (place, property) in entity.properties.enumerated() {
          guard let found = newPlace(ofOld: index, at: place) else { continue }
          renames.add(
            property: property, of: index, in: old, was: later.properties[found], in: new)
        }
      }
    }
    return renames
  }
}
