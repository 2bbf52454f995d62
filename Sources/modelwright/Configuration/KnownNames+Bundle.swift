import ModelwrightConfiguration
import ModelwrightModel

extension KnownNames {
  /// How many ancestors of an entity are looked at: only a hostile model has more.
  private static let maximumDepth = 64

  /// Adds the names of a model.
  mutating func add(_ bundle: ModelBundle) {
    entities.formUnion(bundle.current.entities.map(\.name))
    for version in bundle.versions { add(version) }
    versions.formUnion(bundle.versions.map(\.name))
  }

  /// Adds the properties of a version; those of an entity's ancestors are its own too.
  private mutating func add(_ version: Model) {
    let parents = Dictionary(
      version.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for entity in version.entities {
      var names = Set(entity.propertyNames)
      var seen: Set<String> = [entity.name]
      var next = entity.parentName
      while let name = next, seen.count < Self.maximumDepth, seen.insert(name).inserted,
        let parent = parents[name]
      {
        names.formUnion(parent.propertyNames)
        next = parent.parentName
      }
      properties[entity.name, default: []].formUnion(names)
    }
  }
}

extension Entity {
  /// The names of everything that the entity itself declares.
  fileprivate var propertyNames: [String] {
    attributes.map(\.name) + relationships.map(\.name) + fetchedProperties.map(\.name)
  }
}
