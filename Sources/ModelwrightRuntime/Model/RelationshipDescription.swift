import ModelwrightModel
import ModelwrightSchema

/// A relationship of an entity, as the model describes it.
public final class RelationshipDescription: Sendable {
  /// What happens to the other end when an object is deleted. Source: core-data.md §4.3.
  public enum DeletionRule: Sendable {
    /// Nothing happens.
    case noAction
    /// The other end forgets the object.
    case nullify
    /// The other end is deleted too.
    case cascade
    /// The object cannot be deleted while there is another end.
    case deny
  }

  /// The relationship's name.
  public let name: String
  /// Whether it leads to many objects.
  public let isToMany: Bool
  /// Whether the objects have an order.
  public let isOrdered: Bool
  /// Whether there may be no object at the other end.
  public let isOptional: Bool
  /// Whether it is kept in memory only.
  public let isTransient: Bool
  /// The least number of objects of a to-many relationship; 0 is no bound.
  public let minimumCount: Int
  /// The greatest number of objects of a to-many relationship; 0 is no bound.
  public let maximumCount: Int
  /// What happens to the other end when an object is deleted.
  public let deleteRule: DeletionRule
  /// The key and value pairs that the model's author attached to it.
  public let userInfo: [String: String]

  /// The entity that declares it.
  public var entity: EntityDescription { model.entities[resolved.entity] }
  /// The entity that it leads to.
  public var destinationEntity: EntityDescription { model.entities[resolved.destination] }
  /// The relationship of the destination that leads back; `nil` when there is none.
  public var inverseRelationship: RelationshipDescription? {
    resolved.inverse.map { model.relationships[$0] }
  }

  let resolved: ResolvedRelationship
  let storage: RelationshipStorage
  /// The slot's offset and number, the same in every entity that inherits the relationship.
  let offset: Int
  let slot: Int
  /// The root entity of the destination: the number of its identity map.
  let destinationRoot: Int
  /// The destination, when an object at the other end cannot be anything else.
  let exactDestination: Int?
  /// The inverse's index.
  let inverse: Int?
  private unowned let model: ManagedObjectModel

  init(
    _ resolved: ResolvedRelationship, slot: RowSlot, storage: RelationshipStorage,
    destination: ResolvedEntity, model: ManagedObjectModel
  ) {
    let relationship = resolved.relationship
    self.resolved = resolved
    self.storage = storage
    self.model = model
    offset = slot.offset
    self.slot = slot.index
    destinationRoot = destination.root
    exactDestination = destination.children.isEmpty ? destination.index : nil
    inverse = resolved.inverse
    name = relationship.name
    isToMany = relationship.isToMany
    isOrdered = relationship.isOrdered
    isOptional = relationship.isOptional
    isTransient = relationship.isTransient
    minimumCount = relationship.minimumCount
    maximumCount = relationship.maximumCount
    deleteRule =
      switch relationship.deleteRule {
      case .noAction: .noAction
      case .nullify: .nullify
      case .cascade: .cascade
      case .deny: .deny
      }
    userInfo = Dictionary(
      relationship.userInfo.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Whether the slot of the source holds the key: a stored to-one relationship with a column, or a
  /// transient one.
  var holdsKey: Bool {
    if isToMany { return false }
    switch storage {
    case .key, .transient: return true
    case .inverseKey, .join: return false
    }
  }
}
