import ModelwrightModel

/// What differs between two versions of a model, entity by entity, property by property.
public struct ModelComparison: Sendable {
  /// The differences: entities in the new model's order, then those that are gone.
  public private(set) var changes: [ModelChange] = []
  /// Which entity and property is which.
  public let matching: ModelMatching
  /// Which links the new relationships take over.
  let carriedLinks: CarriedLinks

  /// The earlier version's model.
  var old: ResolvedModel { matching.old.model }
  /// The later version's model.
  var new: ResolvedModel { matching.new.model }

  /// Compares two versions.
  public init(
    from old: MigrationVersion, to new: MigrationVersion, renames: Renames = Renames()
  ) {
    self.init(ModelMatching(from: old.prepared(), to: new.prepared(), renames: renames))
  }

  /// Compares two versions whose names are matched.
  public init(_ matching: ModelMatching) {
    self.matching = matching
    carriedLinks = CarriedLinks(matching)
    for entity in new.entities {
      if let earlier = matching.oldEntity(of: entity.index) {
        compare(old.entities[earlier], entity)
      } else {
        append(ModelChange(.entityAdded, entity: entity.name, effect: .inferable))
        compareMoved(into: entity)
      }
    }
    for entity in old.entities where matching.newEntity(of: entity.index) == nil {
      append(
        ModelChange(
          .entityRemoved, entity: entity.name, earlierEntity: entity.name,
          effect: entity.entity.isAbstract ? .inferable : .losesData))
    }
    if changes.isEmpty, isDescribedOtherwise(old.model, new.model) {
      append(ModelChange(.descriptionChanged, entity: ""))
    }
  }

  /// Whether something of the models themselves differs beside the names of the versions.
  private func isDescribedOtherwise(_ earlier: Model, _ later: Model) -> Bool {
    var named = earlier
    named.name = later.name
    return named != later
  }

  mutating func append(_ change: ModelChange) { changes.append(change) }

  private mutating func compare(_ earlier: ResolvedEntity, _ entity: ResolvedEntity) {
    func note(_ kind: ModelChange.Kind, _ effect: ChangeEffect) -> ModelChange {
      ModelChange(kind, entity: entity.name, earlierEntity: earlier.name, effect: effect)
    }
    if earlier.name != entity.name {
      append(note(.entityRenamed(from: earlier.name), .inferable))
    }
    if entity.parent.flatMap({ matching.oldEntity(of: $0) }) != earlier.parent
      || (entity.parent == nil) != (earlier.parent == nil)
    {
      let parents = (earlier.entity.parentName, entity.entity.parentName)
      append(
        note(
          .parentChanged(from: parents.0, to: parents.1),
          carriedLinks.isMerged(entity) ? .needsStage : .inferable))
    }
    let isAbstract = entity.entity.isAbstract
    if earlier.entity.isAbstract != isAbstract {
      append(note(.abstractChanged(isAbstract: isAbstract), isAbstract ? .needsStage : .free))
    }
    compareProperties(earlier, entity)
    compareRemovedProperties(earlier, entity)
    compareIndexes(earlier, entity)
    if isDescribedOtherwise(earlier.entity, entity.entity) {
      append(note(.descriptionChanged, .free))
    }
  }

  /// Whether something of the entities themselves differs that no store shows.
  private func isDescribedOtherwise(_ earlier: Entity, _ entity: Entity) -> Bool {
    earlier.className != entity.className || earlier.codeGeneration != entity.codeGeneration
      || (earlier.name == entity.name && earlier.renamingIdentifier != entity.renamingIdentifier)
      || earlier.versionHashModifier != entity.versionHashModifier
      || earlier.fetchedProperties != entity.fetchedProperties
      || earlier.userInfo != entity.userInfo
  }

  /// The concrete entities among an entity and its heirs whose rows come from an old one.
  func rows(of entity: ResolvedEntity) -> [Int] {
    entity.descendants.filter { index in
      guard !new.entities[index].entity.isAbstract, let match = matching.oldEntity(of: index)
      else { return false }
      return !old.entities[match].entity.isAbstract
    }
  }
}
