extension ManagedObjectContext {
  /// Deletes an object. The store changes with the next save; the other ends of its relationships
  /// follow at once: Nullify takes the object out of them, Cascade deletes them too. Whether a Deny
  /// rule forbids it is judged by the save, after all its deletions. Source: core-data.md §4.3.
  ///
  /// The object's own values stay as they are. Stops when it belongs to another context.
  public func delete(_ object: ManagedObject) {
    guard var deletion = beginDeletion(of: object) else { return }
    // A chain of cascades may be long: what is left to do stands in a list, not on the stack.
    var outer: [Deletion] = []
    while true {
      if let destination = deletion.destinations.popFirst() {
        guard let inner = beginDeletion(of: destination) else { continue }
        outer.append(deletion)
        deletion = inner
      } else if let relationship = deletion.relationships.popFirst() {
        do {
          deletion.destinations = try propagateDeletion(of: deletion.object, along: relationship)
        } catch {
          note(error)
        }
      } else {
        if deletion.object.row.flags.contains(.inserted) { forget(deletion.object) }
        guard let next = outer.popLast() else { return }
        deletion = next
      }
    }
  }

  /// A deletion that is under way: the objects that are still to be deleted because of it, and the
  /// relationships that are still to be looked at.
  private struct Deletion {
    let object: ManagedObject
    var relationships: ArraySlice<RelationshipDescription>
    var destinations: ArraySlice<ManagedObject> = []
  }

  /// Marks an object; `nil` when it is deleted already.
  private func beginDeletion(of object: ManagedObject) -> Deletion? {
    let row = object.row
    if !row.flags.isDisjoint(with: [.deleted, .gone]) { return nil }
    precondition(object.home.context === self, "\(object.objectID) belongs to another context.")
    object.prepareForDeletion()
    if !row.flags.isDisjoint(with: [.deleted, .gone]) { return nil }
    row.flags.insert(.deleted)
    row.flags.remove(.announced)
    if !row.flags.contains(.inserted) { deleted.append(object) }
    return Deletion(object: object, relationships: object.entity.relationships[...])
  }

  /// Does what a relationship's rule asks for, except for the cascade: its objects are returned.
  private func propagateDeletion(
    of object: ManagedObject, along relationship: RelationshipDescription
  ) throws -> ArraySlice<ManagedObject> {
    switch relationship.deleteRule {
    case .noAction, .deny: return []
    case .cascade: return try destinations(of: object, along: relationship)[...]
    case .nullify:
      guard let inverse = relationship.inverseRelationship else { return [] }
      for destination in try destinations(of: object, along: relationship)
      where !destination.isDeleted {
        if inverse.isToMany {
          destination.removeEnd(of: inverse, object)
        } else {
          destination.setEnd(of: inverse, to: nil)
        }
      }
      return []
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
    forgottenIDs.insert(row.id, root: object.home.root)
    row.flags.remove([.deleted, .dirty, .tracked, .inserted])
    row.flags.formUnion([.gone, .invalid])
  }
}
