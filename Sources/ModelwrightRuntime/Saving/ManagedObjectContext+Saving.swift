extension ManagedObjectContext {
  /// How often `willSave` may make further changes. Source: core-data.md §4.1.
  static let largestWillSaveRoundCount = 1000

  /// Writes all changes to the store, in one transaction.
  ///
  /// Objects are asked to prepare themselves (``ManagedObject/willSave()``), then everything is
  /// validated, then written. When anything throws, the store and the context are as they were,
  /// except for what `willSave` did.
  ///
  /// - Throws: ``ValidationError``, or ``ValidationErrors`` with all failures; ``MergeConflictError``
  ///   when rows were changed by somebody else; ``ConstraintConflictError`` when the store refuses a
  ///   row; ``PersistentStoreError`` when it cannot be written; ``SaveError``.
  public func save() throws {
    if isSaving { throw SaveError.recursive }
    guard hasChanges else { return }
    isSaving = true
    defer { isSaving = false }
    try announceSave()
    guard hasChanges else { return }
    try validate()
    let operation = SaveOperation(self)
    try operation.run()
    let saved = operation.finish()
    isSaving = false
    for object in saved { object.didSave() }
  }

  private func announceSave() throws {
    for object in changedObjects { object.row.flags.remove(.announced) }
    for _ in 0..<Self.largestWillSaveRoundCount {
      let objects = changedObjects.filter { !$0.row.flags.contains(.announced) }
      if objects.isEmpty { return }
      for object in objects where object.hasChanges {
        // Without the flag the next change takes the slow path, where it is noticed.
        object.row.flags.remove(.tracked)
        object.row.flags.insert(.announced)
        object.willSave()
      }
    }
    let restless = changedObjects.filter { !$0.row.flags.contains(.announced) }
    if !restless.isEmpty { throw SaveError.unstable(restless.map(\.objectID)) }
  }

  /// The inserted, updated and deleted objects, in the order of their first changes.
  private var changedObjects: [ManagedObject] {
    inserted.filter(\.isInserted) + changed.filter(\.isUpdated) + deleted.filter(\.isDeleted)
  }

  private func validate() throws {
    var errors: [ValidationError] = []
    for object in inserted where object.isInserted {
      try collect(&errors, object) { try object.validateForInsert() }
    }
    for object in changed where object.isUpdated {
      try collect(&errors, object) { try object.validateForUpdate() }
    }
    for object in deleted where object.isDeleted {
      try collect(&errors, object) { try object.validateForDelete() }
    }
    try ManagedObject.throwing(errors)
  }

  private func collect(
    _ errors: inout [ValidationError], _ object: ManagedObject, _ check: () throws -> Void
  ) throws {
    do {
      try check()
    } catch let error as ValidationError {
      errors.append(error)
    } catch let several as ValidationErrors {
      errors += several.errors
    } catch let error as PersistentStoreError {
      throw error
    } catch {
      errors.append(ValidationError(object, underlying: error))
    }
  }
}
