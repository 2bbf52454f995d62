import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

extension ManagedObjectContext {
  /// Takes back all changes since the last save: new objects vanish, deleted ones are there again,
  /// changed ones have their last saved values, on both sides of relationships.
  public func rollback() {
    let (new, old, gone) = (inserted, changed, deleted)
    (inserted, changed, deleted) = ([], [], [])
    for object in new where object.row.flags.contains(.inserted) { forget(object) }
    for object in gone { object.row.flags.remove(.deleted) }
    for object in old where object.row.flags.contains(.dirty) { rollBack(object) }
  }

  private func rollBack(_ object: ManagedObject) {
    let row = object.row
    if let committed = row.committed {
      for slot in object.entity.layout.slots {
        let kind = object.home.kinds[slot.index]
        let isKeyless = kind == .toOne && object.entity.keylessOffsets.contains(slot.offset)
        if kind != .toMany, !isKeyless { row.copySlot(slot.index, kind: kind, from: committed) }
      }
      committed.destroySlots(of: object.entity)
      committed.deallocate()
      row.committed = nil
    }
    for relationship in object.entity.relationships where row.isChanged(slot: relationship.slot) {
      let offset = relationship.offset
      if relationship.isToMany {
        row.load(offset, as: ToManyStorage?.self)?.rollBack()
      } else if !relationship.holdsKey {
        row.store(ToOneSlot.unloaded, at: offset)
        row.setNull(true, at: offset)
      }
    }
    row.clearChangedBits()
    row.flags.remove([.dirty, .tracked, .announced])
  }

  /// Forgets all objects and changes. What the program still holds belongs to no context any more.
  public func reset() { forgetAll() }

  // MARK: Refreshing

  /// Brings an object up to date with the store.
  ///
  /// - Parameters:
  ///   - object: A saved object of this context; nothing happens with a new one.
  ///   - mergeChanges: `true` keeps the object's changes on top of what the store has now; `false`
  ///     drops them, and transient values too: the object becomes a fault.
  public func refresh(_ object: ManagedObject, mergeChanges: Bool) {
    precondition(object.home.context === self, "\(object.objectID) belongs to another context.")
    let flags = object.row.flags
    if flags.contains(.inserted) || flags.contains(.gone) { return }
    guard mergeChanges, flags.contains(.dirty) else { return turnIntoFault(object) }
    do {
      try mergeStored(object)
    } catch {
      note(error)
    }
  }

  /// Brings all objects up to date and keeps their changes.
  public func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  private func turnIntoFault(_ object: ManagedObject) {
    let row = object.row
    object.willTurnIntoFault()
    let kept = changesOfOtherEnds(of: object)
    for slot in object.entity.layout.slots {
      row.clearSlot(slot.index, kind: object.home.kinds[slot.index])
    }
    row.markKeylessUnloaded(object.entity)
    if let committed = row.committed {
      committed.destroySlots(of: object.entity)
      committed.deallocate()
      row.committed = nil
    }
    row.clearChangedBits()
    let wasDirty = row.flags.contains(.dirty)
    row.flags.remove([.dirty, .tracked, .announced, .inaccessible])
    row.flags.insert(.fault)
    if wasDirty { noteUnchanged(object) }
    for (relationship, added, removed) in kept {
      for other in added { object.addEnd(of: relationship, other) }
      for other in removed { object.removeEnd(of: relationship, other) }
    }
    object.didTurnIntoFault()
  }

  /// What an object's to-many relationships have gained and lost by changes which the objects at the
  /// other ends still have.
  private func changesOfOtherEnds(
    of object: ManagedObject
  ) -> [(RelationshipDescription, added: [ManagedObject], removed: [ManagedObject])] {
    var changes: [(RelationshipDescription, added: [ManagedObject], removed: [ManagedObject])] = []
    for relationship in object.home.toManyRelationships {
      guard let inverse = object.home.inverse(of: relationship),
        let storage = object.row.load(relationship.offset, as: ToManyStorage?.self),
        storage.isChanged
      else { continue }
      let root = relationship.destinationRoot
      let added = storage.added.compactMap { registeredObject($0, root: root) }
        .filter { $0 !== object && $0.hasUnsavedEnd(inverse, isAt: object) == true }
      let removed = storage.removed.compactMap { registeredObject($0, root: root) }
        .filter { $0 !== object && $0.hasUnsavedEnd(inverse, isAt: object) == false }
      if !added.isEmpty || !removed.isEmpty { changes.append((relationship, added, removed)) }
    }
    return changes
  }

  /// The row as the store has it now. The caller owns it.
  private func storedRow(of object: ManagedObject) throws -> Row {
    let stored: Row? = try readingOnce { connection in
      let statement = try connection.rowStatement(object.entity)
      defer { statement.reset() }
      try statement.bind(object.row.id, at: 1)
      guard try statement.step() else { return nil }
      return try decoder(for: object.entity).row(for: object, from: statement, at: 0)
    }
    guard let stored else { throw ObjectError.notFound(object.objectID) }
    return stored
  }

  /// Reads what the store has computed for an object that was just saved.
  func readDerived(_ object: ManagedObject) {
    if object.row.flags.contains(.fault) { return }
    do {
      let stored = try storedRow(of: object)
      for attribute in object.entity.attributes where attribute.isDerived {
        let kind = object.home.kinds[attribute.slot]
        object.row.copySlot(attribute.slot, kind: kind, from: stored)
      }
      object.row.version = stored.version
      stored.destroySlots(of: object.entity)
      stored.deallocate()
    } catch {
      note(error)
    }
  }

  /// Reads the row again and keeps the object's own changes on top of it.
  private func mergeStored(_ object: ManagedObject) throws {
    let row = object.row
    let stored = try storedRow(of: object)
    for slot in object.entity.layout.slots
    where object.entity.storage.columns[slot.index] != nil && !row.isChanged(slot: slot.index) {
      row.copySlot(slot.index, kind: object.home.kinds[slot.index], from: stored)
    }
    row.version = stored.version
    row.flags.remove(.fault)
    replaceCommitted(object, by: stored)
    for relationship in object.home.toManyRelationships where !relationship.isOrdered {
      row.load(relationship.offset, as: ToManyStorage?.self)?.unload()
    }
    object.forgetLoadedRelationships()
  }

  /// Takes a row of the store as the committed one; transient values are not in it.
  private func replaceCommitted(_ object: ManagedObject, by stored: Row) {
    let row = object.row
    if let old = row.committed {
      for slot in object.entity.layout.slots
      where object.entity.storage.columns[slot.index] == nil {
        stored.copySlot(slot.index, kind: object.home.kinds[slot.index], from: old)
      }
      old.destroySlots(of: object.entity)
      old.deallocate()
    }
    row.committed = stored
  }
}
