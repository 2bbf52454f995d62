import ModelwrightModel

/// What all objects of one entity in one context share. An object owns its home, and the home does
/// not own the context: when the context goes away, the home says so, and nothing dangles.
final class ObjectHome {
  let entity: EntityDescription
  /// The context; `nil` when it has gone away, or for an object that only records key paths.
  private(set) unowned var context: ManagedObjectContext?
  /// What the IDs of saved objects and of new ones belong to.
  let storeIdentity: StoreIdentity
  let contextIdentity: StoreIdentity
  /// What a recording object reports to.
  let recorder: KeyPathRecording?
  let kinds: ContiguousArray<SlotKind>
  let relationships: ContiguousArray<RelationshipDescription?>
  /// For each relationship's slot its inverse, and the entity at the other end.
  private let inverses: ContiguousArray<RelationshipDescription?>
  private let destinationEntities: ContiguousArray<EntityDescription?>
  let toManyRelationships: [RelationshipDescription]
  /// For each relationship's slot the objects at the other end. The tables own objects, and those
  /// own their homes: the circle is cut when the context goes away.
  private(set) var destinations: ContiguousArray<IDTable<ManagedObject?>?>
  let hasDerivedAttributes: Bool
  let rowSize: Int
  let headerSize: Int
  /// The number of the identity map.
  let root: Int

  init(
    entity: EntityDescription, context: ManagedObjectContext?, recorder: KeyPathRecording? = nil
  ) {
    self.entity = entity
    self.context = context
    self.recorder = recorder
    storeIdentity = context?.coordinator.identity ?? .none
    contextIdentity = context?.identity ?? .none
    kinds = entity.kinds
    relationships = entity.relationshipSlots
    inverses = ContiguousArray(relationships.map { $0?.inverseRelationship })
    destinationEntities = ContiguousArray(relationships.map { $0?.destinationEntity })
    toManyRelationships = relationships.compactMap { $0 }.filter(\.isToMany)
    hasDerivedAttributes = entity.attributes.contains(where: \.isDerived)
    rowSize = entity.layout.size
    headerSize = entity.layout.headerSize
    root = entity.resolved.root
    destinations = ContiguousArray(
      relationships.map { relationship in
        relationship.flatMap { context?.map(ofRoot: $0.destinationRoot) }
      })
  }

  /// The inverse of a relationship.
  func inverse(of relationship: RelationshipDescription) -> RelationshipDescription? {
    inverses[relationship.slot]
  }

  /// Whether an entity may stand at the other end of a relationship.
  func accepts(_ entity: EntityDescription, at relationship: RelationshipDescription) -> Bool {
    guard let destination = destinationEntities[relationship.slot] else { return false }
    return entity === destination || entity.isKind(of: destination)
  }

  func contextWentAway() {
    context = nil
    destinations = []
  }
}
