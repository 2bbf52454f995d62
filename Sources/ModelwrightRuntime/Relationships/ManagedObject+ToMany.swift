/// What generated code calls for to-many relationships, and what keeps both ends right.
extension ManagedObject {
  /// The objects of a to-many relationship.
  public final func _toMany<Member: ManagedObject>(at offset: Int) -> RelationshipSet<Member> {
    if isSlow {
      if row.flags.contains(.recording) {
        home.recorder?.note(offset)
        return RelationshipSet()
      }
      prepareToRead(at: offset, keepsFault: true)
      if row.flags.contains(.gone) { return RelationshipSet() }
    }
    return RelationshipSet(owner: self, offset: offset)
  }

  /// Replaces the objects of a to-many relationship.
  public final func _setToMany<Member: ManagedObject>(
    _ members: RelationshipSet<Member>, at offset: Int
  ) {
    if members.isView(of: self, offset: offset) { return }
    setMembers(Array(members), at: offset)
  }

  /// The objects of an ordered to-many relationship.
  public final func _orderedToMany<Member: ManagedObject>(
    at offset: Int
  ) -> RelationshipOrderedSet<Member> {
    if isSlow {
      if row.flags.contains(.recording) {
        home.recorder?.note(offset)
        return RelationshipOrderedSet()
      }
      prepareToRead(at: offset, keepsFault: true)
      if row.flags.contains(.gone) { return RelationshipOrderedSet() }
    }
    return RelationshipOrderedSet(owner: self, offset: offset)
  }

  /// Replaces the objects of an ordered to-many relationship.
  public final func _setOrderedToMany<Member: ManagedObject>(
    _ members: RelationshipOrderedSet<Member>, at offset: Int
  ) {
    if members.isView(of: self, offset: offset) { return }
    setMembers(Array(members), at: offset)
  }

  // MARK: Contents

  /// The relationship of a slot; stops when the slot has none, which generated code never asks for.
  final func relationship(at offset: Int) -> RelationshipDescription {
    guard let relationship = home.relationships[row.slot(at: offset)] else {
      preconditionFailure("\(name(ofPropertyAt: offset)) is not a relationship.")
    }
    return relationship
  }

  /// The contents of a to-many relationship, which may not be loaded.
  final func contents(of relationship: RelationshipDescription) -> ToManyStorage {
    if let storage = row.load(relationship.offset, as: ToManyStorage?.self) {
      dropForgottenIDs(from: storage, relationship)
      return storage
    }
    let hasNothingStored = row.id < 0 || relationship.isTransient
    let storage: ToManyStorage =
      hasNothingStored
      ? .new(isOrdered: relationship.isOrdered) : .unloaded(isOrdered: relationship.isOrdered)
    row.assign(Optional(storage), at: relationship.offset)
    return storage
  }

  @inline(__always) private final func dropForgottenIDs(
    from storage: ToManyStorage, _ relationship: RelationshipDescription
  ) {
    guard let context = home.context else { return }
    let count = context.forgottenIDs.count
    if storage.forgottenCount == count { return }
    storage.forgottenCount = count
    guard relationship.keepsDeletedObjects else { return }
    let root = relationship.destinationRoot
    storage.drop { context.forgottenIDs.contains($0, root: root) }
  }

  /// Whether an unsaved change of an end says that it is at an object, or, `false`, that it is not;
  /// `nil` when the end is not changed.
  final func hasUnsavedEnd(
    _ relationship: RelationshipDescription, isAt object: ManagedObject
  ) -> Bool? {
    guard row.isChanged(slot: relationship.slot) || row.flags.contains(.inserted) else {
      return nil
    }
    if isDeleted { return false }
    guard relationship.isToMany else {
      return !row.isNull(slot: relationship.slot)
        && row.load(relationship.offset, as: Int64.self) == object.row.id
    }
    return row.load(relationship.offset, as: ToManyStorage?.self)?.change(of: object.row.id)
  }

  /// The contents of a to-many relationship, loaded.
  final func loadedContents(of relationship: RelationshipDescription) throws -> ToManyStorage {
    let storage = contents(of: relationship)
    if !storage.isLoaded, let context = home.context {
      try context.load(storage, relationship, of: self)
    }
    return storage
  }

  /// The contents of a to-many relationship; empty, and the context's read error, when they cannot
  /// be read.
  final func knownContents(of relationship: RelationshipDescription) -> ToManyStorage {
    do {
      return try loadedContents(of: relationship)
    } catch {
      home.context?.note(error)
      return .new(isOrdered: relationship.isOrdered)
    }
  }

  /// The objects of a to-many relationship.
  final func relatedObjects(of relationship: RelationshipDescription) throws -> [ManagedObject] {
    guard let context = home.context else { return [] }
    return try loadedContents(of: relationship).ids.compactMap {
      try context.object($0, at: relationship)
    }
  }

  /// Whether an object is at the other end. Reads as little as possible.
  final func hasMember(_ object: ManagedObject, _ relationship: RelationshipDescription) -> Bool {
    guard object.home.context === home.context else { return false }
    if !contents(of: relationship).isLoaded, let inverse = home.inverse(of: relationship),
      !inverse.isToMany, home.accepts(object.home.entity, at: relationship)
    {
      return object.knownRelatedObject(at: inverse.offset) === self
    }
    return knownContents(of: relationship).contains(object.row.id)
  }

  // MARK: Changing, with what follows at the other ends. Source: core-data.md §4.2.

  /// Adds an object; whether it was new.
  @discardableResult
  final func addMember(_ object: ManagedObject, _ relationship: RelationshipDescription) -> Bool {
    checkRelated(object, relationship)
    if hasMember(object, relationship) { return false }
    checkNotDeleted(object, relationship)
    guard let inverse = home.inverse(of: relationship) else {
      home.context?.takeFromFormerOwner(object, relationship)
      addEnd(of: relationship, object)
      return true
    }
    if inverse.isToMany {
      addEnd(of: relationship, object)
      if inverse !== relationship || object !== self { object.addEnd(of: inverse, self) }
    } else {
      object.knownRelatedObject(at: inverse.offset)?.removeEnd(of: relationship, object)
      object.setEnd(of: inverse, to: self)
      addEnd(of: relationship, object)
    }
    return true
  }

  /// Removes an object; whether it was there.
  @discardableResult
  final func removeMember(_ object: ManagedObject, _ relationship: RelationshipDescription) -> Bool
  {
    guard hasMember(object, relationship) else { return false }
    removeEnd(of: relationship, object)
    guard let inverse = home.inverse(of: relationship) else { return true }
    if !inverse.isToMany {
      object.setEnd(of: inverse, to: nil)
    } else if inverse !== relationship || object !== self {
      object.removeEnd(of: inverse, self)
    }
    return true
  }

  /// Replaces all objects, touching only those that differ.
  final func setMembers(_ members: [ManagedObject], at offset: Int) {
    if row.flags.contains(.recording) { return }
    let relationship = relationship(at: offset)
    for member in members { checkRelated(member, relationship) }
    let kept = Set(members.map(\.row.id))
    for id in knownContents(of: relationship).ids where !kept.contains(id) {
      if let object = member(id, relationship) { removeMember(object, relationship) }
    }
    for member in members { addMember(member, relationship) }
    noteKeylessChange(at: offset)
    guard relationship.isOrdered else { return }
    let contents = knownContents(of: relationship)
    var seen: Set<Int64> = []
    let order = members.map(\.row.id).filter { seen.insert($0).inserted }
    if contents.ids != order { contents.reorder(order) }
  }

  /// The object of an id in a relationship; the context notes when it cannot be read.
  final func member(_ id: Int64, _ relationship: RelationshipDescription) -> ManagedObject? {
    do {
      return try home.context?.object(id, at: relationship)
    } catch {
      home.context?.note(error)
      return nil
    }
  }

  // MARK: One end only

  /// Adds an object to one end of a to-many relationship and does nothing else.
  final func addEnd(of relationship: RelationshipDescription, _ object: ManagedObject) {
    noteKeylessChange(at: relationship.offset)
    contents(of: relationship).add(object.row.id)
  }

  /// Removes an object from one end of a to-many relationship and does nothing else.
  final func removeEnd(of relationship: RelationshipDescription, _ object: ManagedObject) {
    noteKeylessChange(at: relationship.offset)
    contents(of: relationship).remove(object.row.id)
  }
}
