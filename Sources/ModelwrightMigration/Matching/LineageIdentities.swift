import ModelwrightModel

/// The entities and properties of all versions as numbers that go from each version to the next: what has
/// one number in two versions is the same thing in both, whatever it is called.
struct LineageIdentities: Sendable {
  /// The numbers of one version.
  private struct Numbers: Sendable {
    /// By the entities' indexes.
    var entities: [Int]
    /// By the entities' indexes and the properties' places.
    var properties: [[Int]]
    /// The notable properties, those of parents before those of their children.
    var notable: [Slot] = []
    /// Where the notable properties stand.
    var slots: [Int: Slot] = [:]
    /// Where the entities stand.
    var entityIndexes: [Int: Int] = [:]
  }

  /// A property of an entity, inherited or its own.
  private struct Slot: Sendable {
    var entity: Int
    var place: Int
  }

  private var numbers: [Numbers?]
  private var nextNumber = 0

  /// Numbers the versions; those that are not at hand are passed over.
  init(_ versions: [MigrationVersion?], stated: [VersionPlaces: Renames]) {
    numbers = versions.map { _ in nil }
    var previous: Int?
    for (place, version) in versions.enumerated() {
      guard let version else { continue }
      var matching: ModelMatching?
      if let previous, let old = versions[previous] {
        let renames = stated[VersionPlaces(from: previous, to: place)] ?? Renames()
        matching = ModelMatching(from: old, to: version, renames: renames)
      }
      numbers[place] = number(version, matching, after: previous.flatMap { numbers[$0] })
      previous = place
    }
    note(versions)
  }

  private mutating func number(
    _ version: MigrationVersion, _ matching: ModelMatching?, after earlier: Numbers?
  ) -> Numbers {
    var result = Numbers(entities: [], properties: [])
    for entity in version.model.entities {
      let match = matching?.oldEntity(of: entity.index)
      result.entities.append(match.flatMap { earlier?.entities[$0] } ?? newNumber())
      let earlierNumbers = match.flatMap { earlier?.properties[$0] }
      result.properties.append(
        entity.properties.indices.map { place in
          matching?.oldPlace(of: entity.index, at: place).flatMap { earlierNumbers?[$0] }
            ?? newNumber()
        })
    }
    return result
  }

  private mutating func newNumber() -> Int {
    nextNumber += 1
    return nextNumber - 1
  }

  // MARK: What is notable

  /// Finds the few properties that have, in any version, another name or a renaming identifier: of all
  /// others the names say what they were.
  private mutating func note(_ versions: [MigrationVersion?]) {
    var isNotable = [Bool](repeating: false, count: nextNumber)
    var names = [String?](repeating: nil, count: nextNumber)
    for (version, found) in zip(versions, numbers) {
      guard let version, let found else { continue }
      for entity in version.model.entities {
        for (place, property) in entity.properties.enumerated() {
          let number = found.properties[entity.index][place]
          if names[number] ?? property.name != property.name
            || version.model.identifier(of: property) != property.name
          {
            isNotable[number] = true
          }
          names[number] = property.name
        }
      }
    }
    spread(&isNotable, versions)
    for (place, version) in versions.enumerated() {
      guard let version, var found = numbers[place] else { continue }
      for root in version.model.entities where root.parent == nil {
        for entity in root.descendants {
          for (place, number) in found.properties[entity].enumerated() where isNotable[number] {
            found.slots[number] = Slot(entity: entity, place: place)
            found.notable.append(Slot(entity: entity, place: place))
          }
        }
      }
      for (index, number) in found.entities.enumerated() { found.entityIndexes[number] = index }
      numbers[place] = found
    }
  }

  /// What is said of a parent's property holds for its children, so theirs are notable too.
  private func spread(_ isNotable: inout [Bool], _ versions: [MigrationVersion?]) {
    var hasSpread = isNotable.contains(true)
    while hasSpread {
      hasSpread = false
      for (version, found) in zip(versions, numbers) {
        guard let version, let found else { continue }
        for root in version.model.entities where root.parent == nil {
          for entity in root.descendants {
            guard let parent = version.model.entities[entity].parent else { continue }
            // A parent's properties are the first ones of its children.
            for (place, number) in found.properties[parent].enumerated() where isNotable[number] {
              let inherited = found.properties[entity][place]
              if !isNotable[inherited] { (isNotable[inherited], hasSpread) = (true, true) }
            }
          }
        }
      }
    }
  }

  // MARK: As names

  /// The renames between two versions, of everything notable that both have.
  func renames(
    from: Int, to: Int, _ old: MigrationVersion, _ new: MigrationVersion
  ) -> Renames {
    var renames = Renames()
    guard let earlier = numbers[from], let later = numbers[to] else { return renames }
    for (index, number) in later.entities.enumerated() {
      guard let match = earlier.entityIndexes[number] else { continue }
      renames.add(entity: new.model.entities[index], was: old.model.entities[match])
    }
    for slot in later.notable {
      guard let match = earlier.slots[later.properties[slot.entity][slot.place]],
        earlier.entities[match.entity] == later.entities[slot.entity]
      else { continue }
      let property = new.model.entities[slot.entity].properties[slot.place]
      let former = old.model.entities[match.entity].properties[match.place]
      guard Self.canFollow(property, in: new.model, former, in: old.model) else { continue }
      renames.add(property: property, of: slot.entity, in: new, was: former, in: old)
    }
    return renames
  }

  /// Whether values can go from one property to the other without hand-written code.
  ///
  /// Where they cannot, Core Data would drop the one and add the other, since the names of the two
  /// versions do not lead from one to the other: lineage must not put an obstacle in that way.
  private static func canFollow(
    _ property: ResolvedProperty, in new: ResolvedModel, _ former: ResolvedProperty,
    in old: ResolvedModel
  ) -> Bool {
    switch (property.kind, former.kind) {
    case (.attribute(let attribute), .attribute(let earlier)): attribute.type == earlier.type
    case (.relationship(let index), .relationship(let earlier)):
      new.relationships[index].relationship.isToMany
        || !old.relationships[earlier].relationship.isToMany
    default: true
    }
  }
}
