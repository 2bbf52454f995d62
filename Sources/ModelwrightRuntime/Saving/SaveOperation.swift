import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// One save: writes the changes of a context, and then takes them as saved. Until ``finish()`` it
/// changes nothing in the context.
final class SaveOperation {
  let context: ManagedObjectContext
  let inserted: [ManagedObject]
  let updated: [ManagedObject]
  let deleted: [ManagedObject]
  /// The permanent ids of the new objects, by how far below ``firstTemporaryID`` the temporary ones
  /// are; 0 where there is no object any more.
  var permanentIDs: [Int64] = []
  let firstTemporaryID: Int64
  var conflicts: [MergeConflict] = []
  /// The updated objects that have been written, whose rows have a new version.
  var written: [ManagedObject] = []
  /// The positions of ordered relationships as they are now, to be kept with them.
  var positions: [(storage: ToManyStorage, values: [Int64])] = []
  /// By the relationship's index and the destination's id: the value of the order column of a
  /// destination that is new.
  var insertedPositions: [Int: IDTable<Int64>] = [:]

  init(_ context: ManagedObjectContext) {
    self.context = context
    inserted = context.inserted.filter(\.isInserted)
    updated = context.changed.filter(\.isUpdated)
    deleted = context.deleted.filter(\.isDeleted)
    firstTemporaryID = inserted.first?.row.id ?? 0
  }

  // MARK: Writing

  /// Writes everything in one transaction. When it throws, the store is as it was.
  func run() throws {
    let coordinator = context.coordinator
    do {
      try coordinator.checkFile()
      try coordinator.withWriter { writer in
        let reader = context.connection
        context.connection = writer
        defer { context.connection = reader }
        try writer.connection.execute("BEGIN IMMEDIATE")
        do {
          try write(with: writer)
          try commit(writer)
        } catch {
          if writer.connection.isInTransaction { try? writer.connection.execute("ROLLBACK") }
          throw error
        }
      }
    } catch {
      throw PersistentStoreError.translated(error, path: coordinator.path)
    }
  }

  private func write(with writer: StoreConnection) throws {
    try reserveIDs(writer)
    try computePositions()
    // The database's own cascades follow what is stored: whatever an object has given up, or got
    // from another one, must be in the store before anything is deleted.
    try writeRemovals(writer)
    try releaseKeysOfDeleted(writer)
    let waiting = try update(updated, writer)
    try prepareWaiting(waiting, writer)
    try delete(writer)
    try updateWaiting(waiting, writer)
    if !conflicts.isEmpty { throw MergeConflictError(conflicts: conflicts) }
    try insert(writer)
    try writeRelationships(writer)
  }

  private func commit(_ writer: StoreConnection) throws {
    do {
      try writer.connection.execute("COMMIT")
    } catch  where error.isForeignKey {
      throw try brokenReference(writer, error)
    }
  }

  private func reserveIDs(_ writer: StoreConnection) throws {
    guard let last = inserted.last else { return }
    permanentIDs = Array(repeating: 0, count: Int(firstTemporaryID - last.row.id) + 1)
    var counts: [Int: Int64] = [:]
    for object in inserted { counts[object.home.root, default: 0] += 1 }
    var next: [Int: Int64] = [:]
    for (root, count) in counts.sorted(by: { $0.key < $1.key }) {
      let statement = try writer.connection.statement(context.coordinator.texts.reserve)
      defer { statement.reset() }
      try statement.bind(context.managedObjectModel.entities[root].storage.table, at: 1)
      try statement.bind(count, at: 2)
      try statement.step()
      next[root] = statement.int64(0) - count + 1
    }
    for object in inserted {
      let root = object.home.root
      let id = next[root, default: 1]
      permanentIDs[Int(firstTemporaryID - object.row.id)] = id
      next[root] = id + 1
    }
  }

  /// The id under which an object is stored; 0 for a temporary id without an object.
  @inline(__always) func permanent(_ id: Int64) -> Int64 {
    if id >= 0 { return id }
    let place = Int(firstTemporaryID - id)
    return permanentIDs.indices.contains(place) ? permanentIDs[place] : 0
  }

  // MARK: Taking the changes as saved

  /// Gives new objects their ids and forgets that there were changes.
  ///
  /// - Returns: All objects that were saved.
  func finish() -> [ManagedObject] {
    for object in written { object.row.version += 1 }
    for (storage, values) in positions { storage.commit(positions: values, id: permanent) }
    for object in inserted { giveID(to: object) }
    for object in inserted { settle(object) }
    for object in updated { settle(object) }
    for object in inserted where object.home.hasDerivedAttributes { context.readDerived(object) }
    for object in updated where object.home.hasDerivedAttributes { context.readDerived(object) }
    for object in deleted { context.forget(object) }
    context.inserted = context.inserted.filter(\.isInserted)
    context.changed = context.changed.filter(\.isUpdated)
    context.deleted = context.deleted.filter(\.isDeleted)
    return inserted + updated + deleted
  }

  private func giveID(to object: ManagedObject) {
    let map = context.map(ofRoot: object.home.root)
    map.remove(object.row.id)
    object.row.id = permanent(object.row.id)
    object.row.version = 1
    map.set(object.row.id, object)
  }

  private func settle(_ object: ManagedObject) {
    let row = object.row
    for relationship in object.home.relationships {
      guard let relationship else { continue }
      let offset = relationship.offset
      if relationship.isToMany {
        guard let storage = row.load(offset, as: ToManyStorage?.self), storage.isChanged else {
          continue
        }
        storage.commit(positions: storage.committedPositions, id: permanent)
      } else {
        let id = row.load(offset, as: Int64.self)
        if id < 0 { row.store(permanent(id), at: offset) }
      }
    }
    if let committed = row.committed {
      committed.destroySlots(of: object.entity)
      committed.deallocate()
      row.committed = nil
    }
    row.clearChangedBits()
    row.flags.remove([.inserted, .dirty, .tracked, .announced])
  }
}
