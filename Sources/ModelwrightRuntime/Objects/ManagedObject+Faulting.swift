extension ManagedObject {
  /// What identifies the object; temporary as long as it was never saved.
  public final var objectID: ManagedObjectID {
    let id = row.id
    return ManagedObjectID(
      entity: entity, key: id, store: id < 0 ? home.contextIdentity : home.storeIdentity)
  }

  /// Reads the values of a fault. A getter cannot throw: when the row cannot be read, all values are
  /// absent, and the context's ``ManagedObjectContext/readError`` says why.
  final func fireFault() {
    do {
      try fireFaultThrowing()
    } catch {
      home.context?.note(error)
      row.flags.remove(.fault)
      row.flags.insert(.inaccessible)
    }
  }

  /// Reads the values of a fault.
  final func fireFaultThrowing() throws {
    guard row.flags.contains(.fault), let context = home.context else { return }
    try context.fill(self)
  }

  /// Forgets what was loaded of relationships that have no column, unless it has changes.
  final func forgetLoadedRelationships() {
    for relationship in entity.relationships where !relationship.isTransient {
      let offset = relationship.offset
      if relationship.isToMany {
        if let storage = row.load(offset, as: ToManyStorage?.self), !storage.isChanged {
          row.assign(ToManyStorage?.none, at: offset)
        }
      } else if !relationship.holdsKey, !row.isChanged(slot: relationship.slot) {
        row.store(ToOneSlot.unloaded, at: offset)
        row.setNull(true, at: offset)
      }
    }
  }
}

extension StoreIdentity {
  /// What the IDs of objects belong to that only record key paths.
  static let none = StoreIdentity()
}
