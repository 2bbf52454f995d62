import ModelwrightModel

/// Which entities get no class, and what stands in for it.
///
/// A configuration says so, or the entity's user info: `modelwright.skip`, or mogenerator's
/// `mogenerator.ignore` (core-data.md §1.7). Wherever the class would be named, that of the nearest
/// ancestor with a class is, otherwise `ManagedObject`; the classes of its sub-entities declare its
/// properties.
struct SkippedEntities {
  private let isSkipped: [Bool]
  private let parents: [Int?]

  init(_ model: ResolvedModel, options: GenerationOptions = GenerationOptions()) {
    isSkipped = model.entities.map { entity in
      options.entities[entity.name]?.isSkipped == true || entity.entity.asksToBeSkipped
    }
    parents = model.entities.map(\.parent)
  }

  /// Whether an entity has no class.
  func contains(_ entity: Int) -> Bool { isSkipped[entity] }

  /// The entity whose class objects of an entity have: itself or an ancestor; `nil` is `ManagedObject`.
  func standIn(for entity: Int) -> Int? {
    isSkipped[entity] ? superclass(of: entity) : entity
  }

  /// The ancestor whose class the class of an entity inherits from; `nil` when there is none.
  func superclass(of entity: Int) -> Int? { parents[entity].flatMap { standIn(for: $0) } }

  /// Whether the class of an entity declares the properties of another one: its own, and those of
  /// ancestors without a class right above it.
  func declares(_ entity: Int, propertiesOf declaring: Int) -> Bool {
    var next = entity
    while next != declaring {
      guard let parent = parents[next], isSkipped[parent] else { return false }
      next = parent
    }
    return true
  }
}

extension Entity {
  fileprivate var asksToBeSkipped: Bool {
    ["modelwright.skip", "mogenerator.ignore"].contains { key in
      userInfo[key].map { !["no", "false", "0"].contains($0.lowercased()) } ?? false
    }
  }
}
