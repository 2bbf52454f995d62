public import ModelwrightModel

extension ModelMatching {
  /// The slot of an old entity whose value a slot of the new one takes over: that of the matched
  /// attribute, or of the matched to-one or to-many relationship; of a composite attribute the leaf of
  /// the same name, or of the same renaming identifier.
  ///
  /// Types, and whether either is stored, are not compared.
  public func oldSlot(of entity: Int, slot index: Int) -> RowSlot? {
    guard let match = oldEntity(of: entity) else { return nil }
    let slot = new.layouts[entity].slots[index]
    guard let place = new.names.properties[entity].byName[slot.path[0]],
      let oldPlace = oldPlace(of: entity, at: place)
    else { return nil }
    let candidates = old.layouts[match].slots[old.slots[match][oldPlace]]
    if slot.path.count == 1 { return candidates.first { $0.path.count == 1 } }
    let inner = slot.path.dropFirst()
    return candidates.first { $0.path.dropFirst() == inner }
      ?? candidates.first { $0.path.count == slot.path.count && $0.isLeaf(renamed: slot) }
  }
}

extension RowSlot {
  /// Whether two leaves of composites stand at one place and have one renaming identifier.
  fileprivate func isLeaf(renamed other: RowSlot) -> Bool {
    guard case .attribute(let leaf) = content, case .attribute(let otherLeaf) = other.content,
      path.dropFirst().dropLast() == other.path.dropFirst().dropLast()
    else { return false }
    let (own, others) = (leaf.renamingIdentifier, otherLeaf.renamingIdentifier)
    return (own ?? leaf.name) == (others ?? otherLeaf.name) || others == leaf.name
      || own == otherLeaf.name
  }

  /// The attribute; `nil` for a relationship.
  var attribute: Attribute? {
    if case .attribute(let attribute) = content { attribute } else { nil }
  }
}
