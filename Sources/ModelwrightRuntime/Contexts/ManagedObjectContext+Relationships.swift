import ModelwrightSQLite

extension ManagedObjectContext {
  /// Loads the contents of a to-many relationship, and the objects in it: one query.
  func load(
    _ storage: ToManyStorage, _ relationship: RelationshipDescription, of owner: ManagedObject
  ) throws {
    var ids: [Int64] = []
    var positions: [Int64] = []
    let destination = relationship.destinationEntity
    let decoder = decoder(for: destination)
    let positionColumn = Int32(destination.source.columns.count)
    try readingOnce { connection in
      let statement = try connection.endStatement(relationship)
      defer { statement.reset() }
      try statement.bind(owner.row.id, at: 1)
      while try statement.step() {
        let object = try decoder.object(from: statement, at: 0)
        ids.append(object.row.id)
        if relationship.isOrdered { positions.append(statement.int64(positionColumn)) }
      }
    }
    // A hook of one of the objects may have asked for the same relationship.
    if storage.isLoaded { return }
    storage.load(ids, positions: positions)
    if !takenMembers.isEmpty { removeTakenMembers(from: storage, relationship, of: owner) }
  }

  /// Finds the object at the other end of a one-to-one relationship whose key is there.
  func loadKeyless(_ owner: ManagedObject, _ relationship: RelationshipDescription) throws {
    var found: ManagedObject?
    if owner.row.id > 0 {
      found = try readingOnce { connection in
        let statement = try connection.endStatement(relationship)
        defer { statement.reset() }
        try statement.bind(owner.row.id, at: 1)
        guard try statement.step() else { return nil }
        return try decoder(for: relationship.destinationEntity).object(from: statement, at: 0)
      }
    }
    // An unsaved change of the other end counts, not what the store still says.
    if let other = found, let inverse = relationship.inverseRelationship {
      let slot = inverse.offset
      let stillLeadsHere =
        !other.row.isNull(at: slot) && other.row.load(slot, as: Int64.self) == owner.row.id
      if other.isDeleted || !stillLeadsHere { found = nil }
    }
    owner.row.store(
      ToOneSlot(id: found?.row.id ?? 0, entity: 0, isUnloaded: 0), at: relationship.offset)
    owner.row.setNull(found == nil, at: relationship.offset)
  }
}
