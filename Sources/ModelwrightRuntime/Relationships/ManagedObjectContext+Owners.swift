import ModelwrightModel
import ModelwrightSchema

/// To-many relationships without an inverse whose key stands in the rows of the members: the store
/// has room for one owner of each, so an object that is put into a set leaves the one that it was in.
/// Source: core-data.md §4.2.
extension ManagedObjectContext {
  /// Takes an object out of the set that it is in, before it comes into another one.
  func takeFromFormerOwner(_ object: ManagedObject, _ relationship: RelationshipDescription) {
    guard relationship.hasHiddenKey else { return }
    // Most new objects come into one set and stay there: nothing to search for.
    let isNew = object.row.flags.contains(.inserted)
    if isNew, !object.row.flags.contains(.placed) {
      object.row.flags.insert(.placed)
      return
    }
    if let owner = owner(of: object.row.id, relationship, where: { $0.hasMember($1) }) {
      owner.removeEnd(of: relationship, object)
    } else if !isNew {
      takenMembers[relationship.resolved.index, default: []].insert(object.row.id)
    }
  }

  /// Takes objects out of a set that was just read, which meanwhile came into other sets.
  func removeTakenMembers(
    from storage: ToManyStorage, _ relationship: RelationshipDescription, of owner: ManagedObject
  ) {
    guard let taken = takenMembers[relationship.resolved.index] else { return }
    for id in storage.ids where taken.contains(id) {
      let taker = self.owner(of: id, relationship) { $0 !== storage && $0.change(of: $1) == true }
      guard taker != nil,
        let object = registeredObject(id, root: relationship.destinationRoot)
      else { continue }
      owner.removeEnd(of: relationship, object)
    }
  }

  private func owner(
    of id: Int64, _ relationship: RelationshipDescription,
    where isOwner: (ToManyStorage, Int64) -> Bool
  ) -> ManagedObject? {
    var found: ManagedObject?
    map(ofRoot: relationship.entity.resolved.root).forEach { _, object in
      guard found == nil, let object, object.entity.isKind(of: relationship.entity),
        let storage = object.row.load(relationship.offset, as: ToManyStorage?.self),
        isOwner(storage, id)
      else { return }
      found = object
    }
    return found
  }
}

extension ToManyStorage {
  /// Whether an id is known to be in the set.
  fileprivate func hasMember(_ id: Int64) -> Bool {
    isLoaded ? contains(id) : change(of: id) == true
  }
}

extension RelationshipDescription {
  /// Whether the key is a column of the members' rows that none of their properties shows.
  fileprivate var hasHiddenKey: Bool {
    guard isToMany, inverse == nil, case .inverseKey = storage else { return false }
    return true
  }
}
