import ModelwrightSQLite
import ModelwrightSchema

extension SaveOperation {
  // MARK: Updates

  /// Updates rows; those that clash with a unique value of another row are returned.
  func update(_ objects: [ManagedObject], _ writer: StoreConnection) throws -> [ManagedObject] {
    var waiting: [ManagedObject] = []
    for object in objects {
      let slots = changedSlots(of: object)
      if slots.isEmpty { continue }
      do {
        try update(object, slots: slots, writer)
      } catch let error as SQLiteError where error.isUniqueness {
        waiting.append(object)
      }
    }
    return waiting
  }

  /// Updates rows that had to wait: for each other, or for a value that nobody gives up.
  func updateWaiting(_ objects: [ManagedObject], _ writer: StoreConnection) throws {
    var waiting = objects
    while !waiting.isEmpty {
      let stillWaiting = try update(waiting, writer)
      if stillWaiting.count == waiting.count { break }
      waiting = stillWaiting
    }
    if waiting.isEmpty { return }
    // They wait for each other: all of them let go of their values first.
    for object in waiting { try letGo(object, writer) }
    for object in waiting {
      do {
        try update(object, slots: changedSlots(of: object), writer)
      } catch let error as SQLiteError where error.isConstraint {
        throw constraintConflict(error, object)
      }
    }
  }

  /// The slots whose columns differ from what was read.
  private func changedSlots(of object: ManagedObject) -> [Int] {
    let row = object.row
    guard let committed = row.committed else { return [] }
    return object.entity.writtenSlots.filter { slot in
      row.isChanged(slot: slot)
        && !row.hasSameValue(in: slot, as: committed, object.home.kinds[slot])
    }
  }

  private func update(_ object: ManagedObject, slots: [Int], _ writer: StoreConnection) throws {
    let row = object.row
    let statement = try writer.updateStatement(object.entity, slots: slots)
    try statement.bind(row.id, at: 1)
    try statement.bind(row.version, at: 2)
    for (place, slot) in slots.enumerated() {
      try bind(row, slot, object.home.kinds[slot], statement, at: Int32(place + 3))
    }
    do {
      try statement.run()
    } catch {
      if error.isConstraint && !error.isUniqueness { throw constraintConflict(error, object) }
      throw error
    }
    if writer.connection.changes == 1 {
      written.append(object)
    } else {
      try noteConflict(object, writer)
    }
  }

  /// Gives the changed unique columns of a row values that no row has.
  private func letGo(_ object: ManagedObject, _ writer: StoreConnection) throws {
    let entity = object.entity
    let unique = context.managedObjectModel.uniqueColumns[entity.storage.table] ?? []
    for slot in changedSlots(of: object) {
      guard let column = entity.storage.columns[slot], unique.contains(column) else { continue }
      let text = context.coordinator.texts.setColumn(column, in: entity.storage.table)
      let id = object.row.id
      let placeholder: SQLiteValue =
        switch object.home.kinds[slot] {
        case .double, .float, .date: .real(-Double(id) - 0.123_456_789e300)
        case .string, .url, .decimal: .text("\u{1}modelwright \(id)")
        case .data, .uuid, .any, .codable: .blob(Array("\u{1}modelwright \(id)".utf8))
        default: .integer(Int64.min + id)
        }
      try writer.connection.execute(text, [.integer(id), placeholder])
    }
  }

  // MARK: Deletions

  /// Deletes rows, those that were deleted because of others first, so that the database's own
  /// cascades find nothing left to do.
  func delete(_ writer: StoreConnection) throws {
    for object in deleted.reversed() {
      let statement = try writer.deleteStatement(object.entity)
      try statement.bind(object.row.id, at: 1)
      try statement.bind(object.row.version, at: 2)
      // Nobody has read the version of a fault: whatever the row is now is deleted.
      if object.isFault { try statement.bind(try storedVersion(object, writer) ?? 0, at: 2) }
      try statement.run()
      if writer.connection.changes == 0, let version = try storedVersion(object, writer) {
        conflicts.append(
          MergeConflict(
            objectID: object.objectID, oldVersion: object.row.version, newVersion: version))
      }
    }
  }

  private func noteConflict(_ object: ManagedObject, _ writer: StoreConnection) throws {
    let version = try storedVersion(object, writer) ?? 0
    conflicts.append(
      MergeConflict(
        objectID: object.objectID, oldVersion: object.row.version, newVersion: version))
  }

  private func storedVersion(_ object: ManagedObject, _ writer: StoreConnection) throws -> Int64? {
    let text = context.coordinator.texts.version(in: object.entity.storage.table)
    let statement = try writer.connection.statement(text)
    defer { statement.reset() }
    try statement.bind(object.row.id, at: 1)
    return try statement.step() ? statement.int64(0) : nil
  }

  // MARK: Insertions

  func insert(_ writer: StoreConnection) throws {
    for object in inserted {
      do {
        try insert(object, writer)
      } catch let error as SQLiteError where error.isConstraint {
        throw constraintConflict(error, object)
      }
    }
  }

  private func insert(_ object: ManagedObject, _ writer: StoreConnection) throws {
    let (entity, row) = (object.entity, object.row)
    let writing = entity.writing
    let statement = try writer.insertStatement(entity)
    try statement.bind(permanent(row.id), at: 1)
    var place: Int32 = 2
    if entity.storage.hasEntityColumn {
      try statement.bind(entity.name, at: place)
      place += 1
    }
    for slot in writing.slots {
      try bind(row, slot, object.home.kinds[slot], statement, at: place)
      place += 1
    }
    for order in writing.orderColumns {
      if let position = insertedPositions[order.inverse]?.value(row.id) {
        try statement.bind(position, at: place)
      } else {
        try statement.bindNull(at: place)
      }
      place += 1
    }
    try statement.run()
  }
}
