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

  /// Updates rows that had to wait, after all of them let go of their values: a value that is still
  /// taken now is not given up by anybody.
  func updateWaiting(_ objects: [ManagedObject], _ writer: StoreConnection) throws {
    for object in objects {
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

  // MARK: Before deletions

  /// Makes rows ready that cannot be updated before the deletions. Their new keys are written, so
  /// that no cascade takes them along with an object that they have left, and they let go of the
  /// unique values that they give up.
  func prepareWaiting(_ objects: [ManagedObject], _ writer: StoreConnection) throws {
    if objects.isEmpty { return }
    let uniqueColumns = context.managedObjectModel.uniqueColumns
    for (place, object) in objects.enumerated() {
      let unique = uniqueColumns[object.entity.storage.table] ?? []
      do {
        for slot in changedSlots(of: object) {
          guard let column = object.entity.storage.columns[slot] else { continue }
          if unique.contains(column) {
            try write(placeholder(place, object.home.kinds[slot]), to: column, of: object, writer)
          } else if case .toOne = object.home.kinds[slot] {
            try writeKey(slot, column, of: object, writer)
          }
        }
      } catch let error as SQLiteError where error.isConstraint {
        throw constraintConflict(error, object)
      }
    }
  }

  /// Takes the keys that deleted objects have given up out of their rows: the row that such a key
  /// leads to in the store would be deleted with them. The rows are about to go, so what stands
  /// there for a moment only has to lead nowhere, even where a key is required or unique.
  func releaseKeysOfDeleted(_ writer: StoreConnection) throws {
    for object in deleted {
      for slot in changedSlots(of: object) {
        guard case .toOne = object.home.kinds[slot],
          let column = object.entity.storage.columns[slot]
        else { continue }
        do {
          try write(.integer(-object.row.id), to: column, of: object, writer)
        } catch let error as SQLiteError where error.isConstraint {
          throw constraintConflict(error, object)
        }
      }
    }
  }

  private func writeKey(
    _ slot: Int, _ column: String, of object: ManagedObject, _ writer: StoreConnection
  ) throws {
    let row = object.row
    let id = row.isNull(slot: slot) ? 0 : permanent(row.load(row.offset(of: slot), as: Int64.self))
    try write(id == 0 ? .null : .integer(id), to: column, of: object, writer)
  }

  private func write(
    _ value: SQLiteValue, to column: String, of object: ManagedObject, _ writer: StoreConnection
  ) throws {
    let text = context.coordinator.texts.setColumn(column, in: object.entity.storage.table)
    try writer.connection.execute(text, [.integer(object.row.id), value])
  }

  /// A value of a column that no row has, another one for every place in the queue.
  private func placeholder(_ place: Int, _ kind: SlotKind) -> SQLiteValue {
    let text = "\u{1}modelwright \(place)"
    switch kind {
    case .double, .float, .date:
      // One step from the most negative number for each: further ones would be the same number.
      let bits = (-Double.greatestFiniteMagnitude).bitPattern - UInt64(place)
      return .real(Double(bitPattern: bits))
    case .string, .url, .decimal: return .text(text)
    case .data, .uuid, .any, .codable: return .blob(Array(text.utf8))
    // Half of the most negative number: a derived sum that follows it does not overflow.
    default: return .integer(Int64.min / 2 + Int64(place))
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
