import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

extension SaveOperation {
  // MARK: Order

  /// Decides the positions in ordered relationships that have changed, keeping as many as possible.
  func computePositions() throws {
    try forEachChangedSet(of: [inserted, updated]) { owner, relationship, storage in
      guard relationship.isOrdered else { return }
      // What was appended to contents that nobody has seen stands behind them.
      if !storage.isLoaded { try context.load(storage, relationship, of: owner) }
      let values = newPositions(of: storage)
      positions.append((storage, values))
      guard case .inverseKey = relationship.storage else { return }
      for (id, position) in zip(storage.ids, values) where id < 0 {
        let index = relationship.resolved.index
        let table = insertedPositions[index] ?? IDTable(empty: 0)
        table.set(id, position)
        insertedPositions[index] = table
      }
    }
  }

  private func newPositions(of storage: ToManyStorage) -> [Int64] {
    let old = oldPositions(of: storage)
    var last: Int64 = 0
    return storage.ids.map { id in
      if let position = old.value(id), position > last {
        last = position
      } else {
        last += 1
      }
      return last
    }
  }

  private func oldPositions(of storage: ToManyStorage) -> IDTable<Int64> {
    let old = IDTable<Int64>(empty: 0)
    let committed = storage.committedIDs ?? storage.ids
    for (id, position) in zip(committed, storage.committedPositions) { old.set(id, position) }
    return old
  }

  // MARK: Writing

  /// Takes out of the store what is not in the rows of the changed and deleted objects: pairs and
  /// hidden keys that they have given up.
  func writeRemovals(_ writer: StoreConnection) throws {
    try forEachChangedSet(of: [updated, deleted]) { owner, relationship, storage in
      let texts = context.coordinator.texts
      switch relationship.storage {
      case .join(let table, let source, let destination, _):
        let remove = texts.removePair(table, source, destination)
        for id in storage.removed {
          try run(remove, owner.row.id, permanent(id), writer)
          if relationship.isItsOwnInverse {
            try run(remove, permanent(id), owner.row.id, writer)
          }
        }
      case .inverseKey(let table, let column, _) where !hasStoredInverse(relationship):
        let clear = texts.clearKey(column, in: table)
        for id in storage.removed { try run(clear, permanent(id), owner.row.id, writer) }
      case .inverseKey, .key, .transient: break
      }
    }
  }

  /// Writes what is not in the rows of the changed objects: pairs, hidden keys, positions.
  func writeRelationships(_ writer: StoreConnection) throws {
    var newPositions: [ObjectIdentifier: [Int64]] = [:]
    for (storage, values) in positions { newPositions[ObjectIdentifier(storage)] = values }
    // All pairs first: a position may belong to a pair that the other end adds.
    try forEachChangedSet(of: [inserted, updated]) { owner, relationship, storage in
      try writeAdditions(owner, relationship, storage, writer)
    }
    try forEachChangedSet(of: [inserted, updated]) { owner, relationship, storage in
      guard let values = newPositions[ObjectIdentifier(storage)] else { return }
      try writePositions(owner, relationship, storage, values, writer)
    }
  }

  private func forEachChangedSet(
    of lists: [[ManagedObject]],
    _ body: (ManagedObject, RelationshipDescription, ToManyStorage) throws -> Void
  ) throws {
    for objects in lists {
      for object in objects {
        for relationship in object.home.toManyRelationships where !relationship.isTransient {
          guard let storage = object.row.load(relationship.offset, as: ToManyStorage?.self),
            storage.isChanged
          else { continue }
          try body(object, relationship, storage)
        }
      }
    }
  }

  private func writeAdditions(
    _ owner: ManagedObject, _ relationship: RelationshipDescription, _ storage: ToManyStorage,
    _ writer: StoreConnection
  ) throws {
    let texts = context.coordinator.texts
    let ownerID = permanent(owner.row.id)
    switch relationship.storage {
    case .join(let table, let source, let destination, _):
      // Usually both ends know a new pair, but either of them may have been refreshed since.
      let add = texts.addPair(table, source, destination)
      for id in storage.added where isStored(id, relationship) {
        try run(add, ownerID, permanent(id), writer)
        if relationship.isItsOwnInverse { try run(add, permanent(id), ownerID, writer) }
        try appendAtOtherEnd(owner, relationship, id, writer)
      }
    case .inverseKey(let table, let column, _) where !hasStoredInverse(relationship):
      let set = texts.setColumn(column, in: table)
      for id in storage.added where isStored(id, relationship) {
        try run(set, permanent(id), ownerID, writer)
      }
    case .inverseKey, .key, .transient: break
    }
  }

  /// Puts an owner behind the others in the ordered set at the other end of a new pair, unless that
  /// end knows the pair and writes its position itself.
  private func appendAtOtherEnd(
    _ owner: ManagedObject, _ relationship: RelationshipDescription, _ id: Int64,
    _ writer: StoreConnection
  ) throws {
    guard let inverse = relationship.inverseRelationship,
      case .join(let table, let source, let destination, let order?) = inverse.storage
    else { return }
    if let other = context.registeredObject(id, root: relationship.destinationRoot),
      let storage = other.row.load(inverse.offset, as: ToManyStorage?.self),
      storage.isChanged, storage.isLoaded, storage.contains(owner.row.id)
    {
      return
    }
    let text = context.coordinator.texts.appendPosition(table, source, destination, order)
    try run(text, permanent(id), permanent(owner.row.id), writer)
  }

  private func writePositions(
    _ owner: ManagedObject, _ relationship: RelationshipDescription, _ storage: ToManyStorage,
    _ values: [Int64], _ writer: StoreConnection
  ) throws {
    let texts = context.coordinator.texts
    let ownerID = permanent(owner.row.id)
    let old = oldPositions(of: storage)
    for (id, position) in zip(storage.ids, values) where old.value(id) != position {
      switch relationship.storage {
      case .inverseKey(let table, _, let column?):
        // A new row was inserted with its position, unless the key is hidden.
        if id < 0, hasStoredInverse(relationship) { continue }
        try run(texts.setColumn(column, in: table), permanent(id), position, writer)
      case .join(let table, let source, let destination, let column?):
        let text = texts.setPosition(table, source, destination, column)
        try writer.connection.execute(
          text, [.integer(ownerID), .integer(permanent(id)), .integer(position)])
      default: break
      }
    }
  }

  private func run(
    _ text: String, _ first: Int64, _ second: Int64, _ writer: StoreConnection
  ) throws {
    let statement = try writer.connection.statement(text)
    try statement.bind(first, at: 1)
    try statement.bind(second, at: 2)
    try statement.run()
  }

  private func hasStoredInverse(_ relationship: RelationshipDescription) -> Bool {
    relationship.inverseRelationship.map { !$0.isTransient } ?? false
  }

  /// Whether a member of a set will be in the store: a set without inverse does not lose members
  /// that are deleted.
  private func isStored(_ id: Int64, _ relationship: RelationshipDescription) -> Bool {
    if permanent(id) == 0 { return false }
    return context.registeredObject(id, root: relationship.destinationRoot)?.isDeleted != true
  }
}

extension RelationshipDescription {
  /// Whether the relationship leads back by itself, as friends do: each pair is stored both ways.
  fileprivate var isItsOwnInverse: Bool { inverse == resolved.index }
}
