import ModelwrightModel
import ModelwrightSchema

/// What is written of an entity's objects.
struct EntityWriting: Sendable {
  /// The slots that have columns and are not computed by the store.
  private(set) var slots: [Int] = []
  /// The order columns that belong to the entity's keys.
  private(set) var orderColumns: [OrderColumn] = []

  init() {}

  init(_ entity: EntityDescription) {
    for slot in entity.layout.slots where entity.storage.columns[slot.index] != nil {
      if case .attribute(let attribute) = slot.content, attribute.isDerived { continue }
      slots.append(slot.index)
    }
    for relationship in entity.relationships {
      if case .key(_, _, let column?) = relationship.storage, let inverse = relationship.inverse {
        orderColumns.append(
          OrderColumn(
            column: column, slot: relationship.slot, offset: relationship.offset, inverse: inverse))
      }
    }
  }
}
