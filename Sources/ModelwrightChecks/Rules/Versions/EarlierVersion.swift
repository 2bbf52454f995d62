import ModelwrightModel

/// An earlier version, to look up what an entity or an attribute of the current one was in it.
///
/// The renaming identifier, or the name where there is none, is found among the names and the renaming
/// identifiers of the earlier version (core-data.md §1.4, `elementID`).
struct EarlierVersion {
  private let model: Model
  private let entities: [String: Int]
  /// The attributes of the entities that were asked for.
  private var attributes: [Int: [String: Int]] = [:]

  /// The version's name.
  var name: String { model.name }

  init(_ model: Model) {
    self.model = model
    entities = Self.places(of: model.entities.map { ($0.name, $0.renamingIdentifier) })
  }

  private static func places(
    of named: [(name: String, identifier: String?)]
  ) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, entry) in named.enumerated() { places[entry.name] = place }
    for (place, entry) in named.enumerated() {
      if let identifier = entry.identifier, places[identifier] == nil { places[identifier] = place }
    }
    return places
  }

  /// What an attribute of a later version was in this one.
  enum Counterpart {
    /// Its entity did not exist, and has no objects.
    case noEntity
    /// Its entity did not have it.
    case noAttribute
    /// It was this one of this entity, or one that the entity inherited.
    case attribute(Attribute, of: Entity)
  }

  /// What an attribute of an entity was in this version.
  mutating func counterpart(of attribute: Attribute, of entity: Entity) -> Counterpart {
    guard let index = entities[entity.renamingIdentifier ?? entity.name] ?? entities[entity.name]
    else { return .noEntity }
    var next: Int? = index
    var depth = 0
    // An entity that inherits from itself is refused elsewhere.
    while let current = next, depth < 64 {
      let names = places(in: current)
      if let place = names[attribute.renamingIdentifier ?? attribute.name] ?? names[attribute.name]
      {
        return .attribute(model.entities[current].attributes[place], of: model.entities[index])
      }
      // What was inherited then may be the entity's own now.
      next = model.entities[current].parentName.flatMap { entities[$0] }
      depth += 1
    }
    return .noAttribute
  }

  private mutating func places(in entity: Int) -> [String: Int] {
    if let known = attributes[entity] { return known }
    let found = Self.places(
      of: model.entities[entity].attributes.map { ($0.name, $0.renamingIdentifier) })
    attributes[entity] = found
    return found
  }
}
