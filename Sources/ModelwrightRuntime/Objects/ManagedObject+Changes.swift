import ModelwrightModel

extension ManagedObject {
  /// The stored properties that differ from what was read or saved last, with their present values;
  /// of a new object all that were set.
  ///
  /// A property that was set to the value it had is not among them.
  public final func changedValues() -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for slot in entity.layout.slots where !slot.isTransient && isReallyChanged(slot.index) {
      values[slot.path.joined(separator: ".")] = knownValue(of: slot.index)
    }
    return values
  }

  /// Whether a stored property differs from what was read or saved last.
  public final var hasPersistentChangedValues: Bool {
    entity.layout.slots.contains { !$0.isTransient && isReallyChanged($0.index) }
  }

  /// The values that were read or saved last; no value for a new object.
  ///
  /// - Parameter keys: The names of the properties; all of them unless you say otherwise.
  public final func committedValues(forKeys keys: [String]? = nil) -> [String: PropertyValue] {
    if row.flags.contains(.fault) { fireFault() }
    var values: [String: PropertyValue] = [:]
    for slot in entity.layout.slots {
      let name = slot.path.joined(separator: ".")
      if let keys, !keys.contains(name), !keys.contains(slot.path[0]) { continue }
      values[name] = committedValue(of: slot.index)
    }
    return values
  }

  /// Whether the objects of a relationship have not been asked for yet.
  public final func hasFault(forRelationshipNamed name: String) -> Bool {
    guard let relationship = entity.relationships.first(where: { $0.name == name }) else {
      return false
    }
    if relationship.isToMany {
      let storage = row.load(relationship.offset, as: ToManyStorage?.self)
      return row.id > 0 && !relationship.isTransient && storage?.isLoaded != true
    }
    if row.flags.contains(.fault) { return true }
    if row.load(relationship.offset, as: ToOneSlot.self).isUnloaded == 1 { return true }
    if row.isNull(slot: relationship.slot) { return false }
    let id = row.load(relationship.offset, as: Int64.self)
    let object = home.context?.registeredObject(id, root: relationship.destinationRoot)
    return object?.isFault ?? true
  }

  private func isReallyChanged(_ slot: Int) -> Bool {
    guard row.isChanged(slot: slot) else { return false }
    if home.kinds[slot] == .toMany {
      return row.load(row.offset(of: slot), as: ToManyStorage?.self)?.isChanged ?? false
    }
    guard let committed = row.committed else { return true }
    return !row.hasSameValue(in: slot, as: committed, home.kinds[slot])
  }

  private func knownValue(of slot: Int) -> PropertyValue {
    do {
      return try propertyValue(atSlot: slot)
    } catch {
      home.context?.note(error)
      return .null
    }
  }

  private func committedValue(of slot: Int) -> PropertyValue {
    if row.flags.contains(.inserted) { return .null }
    guard row.isChanged(slot: slot) else { return knownValue(of: slot) }
    guard let relationship = home.relationships[slot] else {
      return row.committed?.value(of: slot, kind: home.kinds[slot]) ?? knownValue(of: slot)
    }
    if relationship.isToMany {
      let storage = knownContents(of: relationship)
      let ids = storage.committedIDs ?? storage.ids
      return .objects(ids.compactMap { member($0, relationship) })
    }
    guard relationship.holdsKey, let committed = row.committed, !committed.isNull(slot: slot) else {
      return .null
    }
    let id = committed.load(relationship.offset, as: Int64.self)
    return member(id, relationship).map { .object($0) } ?? .null
  }
}
