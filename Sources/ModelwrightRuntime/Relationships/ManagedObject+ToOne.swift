/// What generated code calls for to-one relationships.
extension ManagedObject {
  /// The object of a required to-one relationship. Stops with a message when there is none.
  public final func _toOne<Destination: ManagedObject>(at offset: Int) -> Destination {
    if let object: Destination = _optionalToOne(at: offset) { return object }
    preconditionFailure(
      """
      \(name(ofPropertyAt: offset)) is required and was read before it was set, or its object is \
      gone.
      """)
  }

  /// Sets the object of a required to-one relationship.
  public final func _setToOne<Destination: ManagedObject>(_ object: Destination, at offset: Int) {
    setRelatedObject(object, at: offset)
  }

  /// The object of an optional to-one relationship.
  public final func _optionalToOne<Destination: ManagedObject>(at offset: Int) -> Destination? {
    if isSlow {
      if let recorder = home.recorder { return recorder.destination(at: offset) as? Destination }
      prepareToRead(at: offset)
      if row.flags.contains(.gone) { return nil }
    }
    let slot = row.slot(at: offset)
    if !row.isNull(slot: slot),
      let known = home.destinations[slot]?.value(row.load(offset, as: Int64.self)), let known
    {
      if type(of: known) == Destination.self { return unsafeDowncast(known, to: Destination.self) }
      return known as? Destination
    }
    do {
      return try relatedObject(at: offset) as? Destination
    } catch {
      home.context?.note(error)
      return nil
    }
  }

  /// Sets the object of an optional to-one relationship.
  public final func _setOptionalToOne<Destination: ManagedObject>(
    _ object: Destination?, at offset: Int
  ) {
    setRelatedObject(object, at: offset)
  }

  // MARK: Reading

  /// The object of a to-one relationship.
  final func relatedObject(at offset: Int) throws -> ManagedObject? {
    let slot = row.slot(at: offset)
    guard let context = home.context, let relationship = home.relationships[slot] else {
      return nil
    }
    if row.load(offset, as: ToOneSlot.self).isUnloaded == 1 {
      try context.loadKeyless(self, relationship)
    }
    if row.isNull(slot: slot) { return nil }
    return try context.object(row.load(offset, as: Int64.self), at: relationship)
  }

  // MARK: Setting

  /// Sets a to-one relationship and what follows from it at the other ends.
  /// Source: core-data.md §4.2.
  final func setRelatedObject(_ object: ManagedObject?, at offset: Int) {
    if row.flags.contains(.recording) { return }
    let slot = row.slot(at: offset)
    guard let relationship = home.relationships[slot] else { return }
    if let object { checkRelated(object, relationship) }
    if row.flags.contains(.fault) { fireFault() }
    let previous = knownRelatedObject(at: offset)
    if let object, object !== previous { checkNotDeleted(object, relationship) }
    setEnd(of: relationship, to: object)
    guard previous !== object, let inverse = home.inverse(of: relationship) else { return }
    if inverse.isToMany {
      previous?.removeEnd(of: inverse, self)
      object?.addEnd(of: inverse, self)
      return
    }
    // One-to-one: the old partners of both sides are left alone.
    let rival = object?.knownRelatedObject(at: inverse.offset)
    if let previous, previous !== self || inverse !== relationship {
      previous.setEnd(of: inverse, to: nil)
    }
    if let rival, rival !== self { rival.setEnd(of: relationship, to: nil) }
    object?.setEnd(of: inverse, to: self)
  }

  /// The object of a to-one relationship; `nil`, and the context's read error, when it cannot be
  /// read.
  final func knownRelatedObject(at offset: Int) -> ManagedObject? {
    do {
      if row.flags.contains(.fault) { try fireFaultThrowing() }
      return try relatedObject(at: offset)
    } catch {
      home.context?.note(error)
      return nil
    }
  }

  /// Sets one end of a to-one relationship and nothing else.
  final func setEnd(of relationship: RelationshipDescription, to object: ManagedObject?) {
    let offset = relationship.offset
    if relationship.holdsKey {
      guard beginChange(at: offset) else { return }
    } else {
      noteKeylessChange(at: offset)
    }
    row.store(ToOneSlot(id: object?.row.id ?? 0, entity: 0, isUnloaded: 0), at: offset)
    row.setNull(object == nil, at: offset)
  }

  /// Stops when an object cannot be at the other end of a relationship.
  final func checkRelated(_ object: ManagedObject, _ relationship: RelationshipDescription) {
    precondition(
      object.home.context === home.context,
      """
      Illegal attempt to establish the relationship \(entity.name).\(relationship.name) between \
      objects in different contexts.
      """)
    precondition(
      home.accepts(object.home.entity, at: relationship),
      """
      Unacceptable type of value for the relationship \(entity.name).\(relationship.name): \
      \(object.entity.name) is not a \(relationship.destinationEntity.name).
      """)
  }

  /// Stops when an object that is to come to the other end of a relationship was deleted: the next
  /// save would leave a reference to nothing.
  final func checkNotDeleted(_ object: ManagedObject, _ relationship: RelationshipDescription) {
    precondition(
      object.row.flags.isDisjoint(with: [.deleted, .gone]),
      "\(entity.name).\(relationship.name) cannot lead to an object that was deleted.")
  }
}
