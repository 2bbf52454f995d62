import ModelwrightModel

/// How many objects of each entity are made.
struct PopulationPlan {
  /// How many objects an entity has at least that can have any.
  static let usual = 7

  /// By the entities' indexes: 0 for abstract ones, and for those of which no object can exist.
  private(set) var counts: [Int]
  private let model: ResolvedModel

  init(_ model: ResolvedModel) {
    self.model = model
    counts = model.entities.map { $0.entity.isAbstract ? 0 : Self.usual }
    removeImpossible()
    makeRoomForPartners()
  }

  /// An object that must lead to an object of which there can be none cannot exist either.
  private mutating func removeImpossible() {
    let required = model.relationships.filter {
      !$0.relationship.isToMany && !$0.relationship.isOptional && !$0.relationship.isTransient
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for relationship in required where count(of: relationship.destination) == 0 {
        for entity in model.entities[relationship.entity].descendants where counts[entity] > 0 {
          counts[entity] = 0
          hasChanged = true
        }
      }
    }
  }

  /// Where every object must have a partner of its own there must be enough partners.
  private mutating func makeRoomForPartners() {
    let required = model.relationships.filter { relationship in
      !relationship.relationship.isToMany && !relationship.relationship.isOptional
        && model.storedInverse(of: relationship)?.relationship.isToMany == false
    }
    // Each round settles one link of a chain; a circle that never settles loses its surplus later.
    for _ in 0..<20 {
      for relationship in required {
        let missing = count(of: relationship.entity) - count(of: relationship.destination)
        let partners = model.entities[relationship.destination].descendants
        guard missing > 0, let partner = partners.first(where: { counts[$0] > 0 }) else { continue }
        counts[partner] += missing
      }
    }
  }

  private func count(of entity: Int) -> Int {
    model.entities[entity].descendants.reduce(0) { $0 + counts[$1] }
  }
}
