import ModelwrightModel
import ModelwrightSQLite

extension ManagedObjectContext {
  /// The object of an ID when the context knows it; reads nothing from the store.
  public func registeredObject(for objectID: ManagedObjectID) -> ManagedObject? {
    guard isOwn(objectID) else { return nil }
    return registeredObject(objectID.key, root: objectID.entity.resolved.root)
  }

  /// The object of an ID, with its values.
  ///
  /// - Throws: ``ObjectError/notFound(_:)`` when the store has no such row, ``ObjectError/foreignID(_:)``
  ///   when the ID belongs elsewhere, ``PersistentStoreError`` when the store cannot be read.
  public func existingObject(with objectID: ManagedObjectID) throws -> ManagedObject {
    guard isOwn(objectID) else { throw ObjectError.foreignID(objectID) }
    if let known = registeredObject(objectID.key, root: objectID.entity.resolved.root) {
      if known.row.flags.isDisjoint(with: [.fault, .inaccessible]) { return known }
      try fill(known)
      return known
    }
    guard !objectID.isTemporaryID, let object = try load(objectID.key, as: objectID.entity) else {
      throw ObjectError.notFound(objectID)
    }
    return object
  }

  /// The object of an ID, which is a fault when the context does not know it yet: whether the store
  /// has the row shows when a property is read. Stops when the ID belongs to another store.
  public func object(with objectID: ManagedObjectID) -> ManagedObject {
    precondition(isOwn(objectID), "\(objectID) belongs to another store or context.")
    let root = objectID.entity.resolved.root
    if let known = registeredObject(objectID.key, root: root) { return known }
    sweepIfNeeded()
    return makeFault(objectID.key, entity: objectID.entity)
  }

  /// All objects that the context knows, in no order.
  public var registeredObjects: Set<ManagedObject> {
    var objects: Set<ManagedObject> = []
    for case let map? in maps {
      map.forEach { _, object in if let object { objects.insert(object) } }
    }
    return objects
  }

  private func isOwn(_ objectID: ManagedObjectID) -> Bool {
    let owner = objectID.isTemporaryID ? identity : coordinator.identity
    return (objectID.store === owner || objectID.store == owner)
      && entity(of: objectID) != nil
  }

  /// The entity in this context's model: an ID may come from another container with the same store.
  private func entity(of objectID: ManagedObjectID) -> EntityDescription? {
    let entities = managedObjectModel.entities
    let index = objectID.entity.index
    guard entities.indices.contains(index) else { return nil }
    if entities[index] === objectID.entity { return entities[index] }
    return entities[index].name == objectID.entity.name ? entities[index] : nil
  }

  // MARK: Inside

  @inline(__always)
  func registeredObject(_ id: Int64, root: Int) -> ManagedObject? {
    maps[root]?.value(id) ?? nil
  }

  /// Makes and registers an object whose values are not known.
  func makeFault(_ id: Int64, entity: EntityDescription) -> ManagedObject {
    let home = home(of: entity.index)
    let object = home.entity.managedObjectClass.init(
      _materialized: _MaterializedRow(home: home, id: id, flags: .fault, initializesSlots: true))
    register(object)
    return object
  }

  /// Reads the row of an id; `nil` when there is none.
  func load(_ id: Int64, as entity: EntityDescription) throws -> ManagedObject? {
    try readingOnce { connection in
      let statement = try connection.rowStatement(entity)
      defer { statement.reset() }
      try statement.bind(id, at: 1)
      guard try statement.step() else { return nil }
      return try decoder(for: entity).object(from: statement, at: 0)
    }
  }

  /// Reads the values of a fault.
  func fill(_ object: ManagedObject) throws {
    let entity = object.entity
    let isFound = try readingOnce { connection in
      let statement = try connection.rowStatement(entity)
      defer { statement.reset() }
      try statement.bind(object.row.id, at: 1)
      guard try statement.step() else { return false }
      try decoder(for: entity).fill(object, from: statement, at: 0)
      return true
    }
    if !isFound { throw ObjectError.notFound(object.objectID) }
  }

  /// The object at the other end of a relationship; a fault when the context does not know it.
  ///
  /// When the destination has sub-entities its row is read, since only that tells its class. `nil`
  /// for a temporary id whose object is gone.
  func object(_ id: Int64, at relationship: RelationshipDescription) throws -> ManagedObject? {
    if let known = registeredObject(id, root: relationship.destinationRoot) { return known }
    if id < 0 { return nil }
    sweepIfNeeded()
    let entity = relationship.destinationEntity
    if relationship.exactDestination != nil { return makeFault(id, entity: entity) }
    return try load(id, as: entity) ?? makeFault(id, entity: entity)
  }
}

extension ManagedObjectContext {
  /// The object of the current row of a statement: the known one, or a new one.
  ///
  /// The columns from `firstColumn` on are those of the entity's
  /// ``EntityDescription/selectList(alias:)``.
  func object(
    from statement: Statement, firstColumn: Int32 = 0, entity: EntityDescription
  ) throws -> ManagedObject {
    try decoder(for: entity).object(from: statement, at: firstColumn)
  }
}
