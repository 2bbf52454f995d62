import ModelwrightModel

/// Which classes declare `Identifiable`, and by what.
///
/// A class inherits the conformance of its superclass and cannot give `id` another type, so in a
/// hierarchy in which some entity has an `id` of its own the conformance is declared as far up as no
/// such entity is above or below.
struct IdentityPlan {
  /// How a class is identifiable.
  enum Identity {
    /// By itself it is not: a superclass declares it, or nothing can.
    case none
    /// By its own property `id`.
    case property
    /// By its object ID.
    case objectID
  }

  private var identities: [Identity]

  subscript(entity: Int) -> Identity { identities[entity] }

  init(_ model: ResolvedModel, types: TypeMapper, skipped: SkippedEntities) {
    identities = Array(repeating: .none, count: model.entities.count)
    var hasOwn = [Bool](repeating: false, count: model.entities.count)
    var hasBelow = hasOwn
    for entity in model.entities {
      hasOwn[entity.index] = entity.properties.contains {
        skipped.declares(entity.index, propertiesOf: $0.declaringEntity)
          && ModelNames.identifier(ofProperty: $0.name) == "id"
      }
    }
    for root in model.entities where root.parent == nil {
      for index in root.descendants.reversed() where hasOwn[index] || hasBelow[index] {
        if let parent = model.entities[index].parent { hasBelow[parent] = true }
      }
      var settled: Set<Int> = []
      for index in root.descendants {
        let entity = model.entities[index]
        if skipped.contains(index) {
          // Nothing is declared for it; its children are as if they followed its parent.
          if let parent = entity.parent, settled.contains(parent) { settled.insert(index) }
        } else if let parent = entity.parent, settled.contains(parent) {
          settled.insert(index)
        } else if hasOwn[index] {
          settled.insert(index)
          if Self.canIdentify(entity, in: model, types: types) { identities[index] = .property }
        } else if !hasBelow[index] {
          settled.insert(index)
          identities[index] = .objectID
        }
      }
    }
  }

  /// Whether the entity's own `id` is of a type that is known to be hashable.
  private static func canIdentify(
    _ entity: ResolvedEntity, in model: ResolvedModel, types: TypeMapper
  ) -> Bool {
    guard
      let property = entity.properties.last(where: {
        ModelNames.identifier(ofProperty: $0.name) == "id"
      })
    else { return false }
    switch property.kind {
    case .attribute(let attribute): return types.type(of: attribute).type.type.isHashable
    case .relationship(let index): return !model.relationships[index].relationship.isToMany
    case .fetchedProperty: return false
    }
  }
}
