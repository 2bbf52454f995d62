import ModelwrightModel
import ModelwrightSchema

/// An entity of a model: its name, its place in the hierarchy and its properties.
public final class EntityDescription: Sendable {
  /// The entity's name.
  public let name: String
  /// The entity's place among ``ManagedObjectModel/entities``.
  public let index: Int
  /// Whether only its sub-entities can be made.
  public let isAbstract: Bool
  /// The class of its objects: ``ManagedObject`` itself when the model gives none.
  public let managedObjectClass: ManagedObject.Type
  /// The key and value pairs that the model's author attached to it.
  public let userInfo: [String: String]
  /// The attributes, inherited ones included, by name. A composite's inner attributes stand under
  /// the names on the way to them, joined by points.
  public let attributesByName: [String: AttributeDescription]

  /// The model that it belongs to.
  public var managedObjectModel: ManagedObjectModel { model }
  /// The entity that it inherits from.
  public var superentity: EntityDescription? { resolved.parent.map { model.entities[$0] } }
  /// The entities that inherit from it directly.
  public var subentities: [EntityDescription] { resolved.children.map { model.entities[$0] } }
  /// The relationships, inherited ones included, by name.
  public var relationshipsByName: [String: RelationshipDescription] {
    Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) })
  }

  let resolved: ResolvedEntity
  let layout: RowLayout
  let storage: EntityStorage
  let kinds: ContiguousArray<SlotKind>
  /// The slots that own memory, with their offsets.
  let managedSlots: ContiguousArray<ManagedSlot>
  let attributes: [AttributeDescription]
  /// What the model asks of values and keys.
  let rules: [EntityRule]
  /// The relationships without a column that the model asks something of.
  var keylessRules: [RelationshipDescription] { links.keylessRules }
  /// What a new object begins with.
  let defaults: EntityDefaults
  /// The name of the topmost ancestor, whose table holds the rows.
  let rootName: String
  /// The relationships in the order of their slots, inherited ones included.
  var relationships: [RelationshipDescription] { links.relationships }
  /// The relationships by slot; none where an attribute stands.
  var relationshipSlots: ContiguousArray<RelationshipDescription?> { links.relationshipSlots }
  /// How rows that were selected for this entity are read.
  var source: RowSource { links.source }
  /// What is written of the objects.
  var writing: EntityWriting { links.writing }
  /// The offsets of the to-one relationships whose key is at the other end.
  var keylessOffsets: [Int] { links.keylessOffsets }
  private unowned let model: ManagedObjectModel
  /// What can be known only when all entities exist; written once, before anybody else sees it.
  nonisolated(unsafe) private var links = Links()

  private struct Links {
    var relationships: [RelationshipDescription] = []
    var keylessOffsets: [Int] = []
    var keylessRules: [RelationshipDescription] = []
    var relationshipSlots: ContiguousArray<RelationshipDescription?> = []
    var source = RowSource()
    var writing = EntityWriting()
  }

  init(
    _ resolved: ResolvedEntity, layout: RowLayout, storage: EntityStorage,
    managedObjectClass: ManagedObject.Type, model: ManagedObjectModel
  ) {
    let kinds = ContiguousArray(layout.slots.map { SlotKind($0, in: model.resolved) })
    self.kinds = kinds
    self.resolved = resolved
    self.layout = layout
    self.storage = storage
    self.managedObjectClass = managedObjectClass
    self.model = model
    name = resolved.name
    index = resolved.index
    isAbstract = resolved.entity.isAbstract
    userInfo = Dictionary(
      resolved.entity.userInfo.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    defaults = EntityDefaults(layout)
    rules = layout.slots.compactMap {
      // A to-one relationship whose key is at the other end is not in the row.
      if case .relationship = $0.content, storage.columns[$0.index] == nil, !$0.isTransient {
        return nil
      }
      return EntityRule($0, kind: kinds[$0.index], in: model.resolved)
    }
    rootName = model.resolved.entities[resolved.root].name
    attributes = layout.slots.compactMap { slot in
      if case .attribute(let attribute) = slot.content {
        AttributeDescription(attribute, slot: slot)
      } else {
        nil
      }
    }
    attributesByName = Dictionary(
      attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    managedSlots = ContiguousArray(
      layout.slots.compactMap { slot in
        let kind = kinds[slot.index]
        return kind.isManaged ? ManagedSlot(kind: kind, offset: slot.offset) : nil
      })
  }

  func link() {
    links.relationshipSlots = ContiguousArray(
      layout.slots.map { slot in
        if case .relationship(let index) = slot.content { model.relationships[index] } else { nil }
      })
    links.relationships = links.relationshipSlots.compactMap { $0 }
    links.keylessOffsets = links.relationships.compactMap {
      $0.isToMany || $0.holdsKey ? nil : $0.offset
    }
    links.keylessRules = links.relationships.filter {
      $0.isToMany
        ? !$0.isOptional || $0.minimumCount > 0 || $0.maximumCount > 0
        : !$0.holdsKey && !$0.isOptional
    }
    links.source = RowSource(self, in: model)
    links.writing = EntityWriting(self)
  }

  /// Whether this entity is `other` or inherits from it.
  public func isKind(of other: EntityDescription) -> Bool {
    self === other || other.resolved.descendants.contains(index) && other.model === model
  }
}

extension EntityDescription: Hashable {
  /// Whether both are the same entity of the same model.
  public static func == (lhs: EntityDescription, rhs: EntityDescription) -> Bool { lhs === rhs }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A slot that owns memory.
struct ManagedSlot: Sendable {
  let kind: SlotKind
  let offset: Int
}

extension SlotKind {
  init(_ slot: RowSlot, in model: ResolvedModel) {
    self =
      switch slot.content {
      case .attribute(let attribute): SlotKind(attribute.type)
      case .relationship(let index):
        model.relationships[index].relationship.isToMany ? .toMany : .toOne
      }
  }
}
