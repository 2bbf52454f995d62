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

  /// Whether objects of this version can be without a value for an attribute of an entity that they are
  /// of: it did not exist or was optional. An entity that did not exist has no objects.
  mutating func lacks(_ attribute: Attribute, of entity: Entity) -> Bool {
    guard let index = entities[entity.renamingIdentifier ?? entity.name] ?? entities[entity.name]
    else { return false }
    var next: Int? = index
    var depth = 0
    // An entity that inherits from itself is refused elsewhere.
    while let current = next, depth < 64 {
      let names = places(in: current)
      if let place = names[attribute.renamingIdentifier ?? attribute.name] ?? names[attribute.name]
      {
        let old = model.entities[current].attributes[place]
        return old.isOptional || old.isTransient
      }
      // What was inherited then may be the entity's own now.
      next = model.entities[current].parentName.flatMap { entities[$0] }
      depth += 1
    }
    return true
  }

  private mutating func places(in entity: Int) -> [String: Int] {
    if let known = attributes[entity] { return known }
    let found = Self.places(
      of: model.entities[entity].attributes.map { ($0.name, $0.renamingIdentifier) })
    attributes[entity] = found
    return found
  }
}
