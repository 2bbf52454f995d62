extension ManagedObjectContext {
  /// Deletes an object. The store changes with the next save; the other ends of its relationships
  /// follow at once: Nullify takes the object out of them, Cascade deletes them too. Whether a Deny
  /// rule forbids it is judged by the save, after all its deletions. Source: core-data.md §4.3.
  ///
  /// The object's own values stay as they are. Stops when it belongs to another context.
  public func delete(_ object: ManagedObject) {
    let row = object.row
    if !row.flags.isDisjoint(with: [.deleted, .gone]) { return }
    precondition(object.home.context === self, "\(object.objectID) belongs to another context.")
    object.prepareForDeletion()
    if !row.flags.isDisjoint(with: [.deleted, .gone]) { return }
    row.flags.insert(.deleted)
    row.flags.remove(.announced)
    if !row.flags.contains(.inserted) { deleted.append(object) }
    for relationship in object.entity.relationships {
      do {
        try propagateDeletion(of: object, along: relationship)
      } catch {
        note(error)
      }
    }
    if row.flags.contains(.inserted) { forget(object) }
  }

  private func propagateDeletion(
    of object: ManagedObject, along relationship: RelationshipDescription
  ) throws {
    switch relationship.deleteRule {
    case .noAction, .deny: return
    case .cascade:
      for destination in try destinations(of: object, along: relationship) { delete(destination) }
    case .nullify:
      guard let inverse = relationship.inverseRelationship else { return }
      for destination in try destinations(of: object, along: relationship)
      where !destination.isDeleted {
        if inverse.isToMany {
          destination.removeEnd(of: inverse, object)
        } else {
          destination.setEnd(of: inverse, to: nil)
        }
      }
    }
  }

  private func destinations(
    of object: ManagedObject, along relationship: RelationshipDescription
  ) throws -> [ManagedObject] {
    if object.row.flags.contains(.fault) { try fill(object) }
    if relationship.isToMany { return try object.relatedObjects(of: relationship) }
    return try object.relatedObject(at: relationship.offset).map { [$0] } ?? []
  }

  /// Takes an object out of the context that has no row: its insertion is undone, or its deletion
  /// was saved.
  func forget(_ object: ManagedObject) {
    let row = object.row
    maps[object.home.root]?.remove(row.id)
    row.flags.remove([.deleted, .dirty, .tracked, .inserted])
    row.flags.formUnion([.gone, .invalid])
  }
}
