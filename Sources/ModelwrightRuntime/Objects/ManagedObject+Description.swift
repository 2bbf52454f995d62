import ModelwrightModel

extension ManagedObject: CustomDebugStringConvertible {
  /// The entity, the ID and the values that are in memory; it reads nothing from the store.
  public final var debugDescription: String {
    let flags = row.flags
    if flags.contains(.fault) { return "<\(entity.name) \(objectID): fault>" }
    let values = entity.layout.slots.map { slot in
      "\(slot.path.joined(separator: ".")): \(describedValue(of: slot.index))"
    }
    return "<\(entity.name) \(objectID): \(values.joined(separator: ", "))>"
  }

  private func describedValue(of slot: Int) -> String {
    let offset = row.offset(of: slot)
    switch home.kinds[slot] {
    case .toMany:
      guard let storage = row.load(offset, as: ToManyStorage?.self), storage.isLoaded else {
        return "…"
      }
      return "\(storage.ids.count) objects"
    case .toOne:
      if row.load(offset, as: ToOneSlot.self).isUnloaded == 1 { return "…" }
      return row.isNull(slot: slot) ? "nil" : "\(row.load(offset, as: ToOneSlot.self).id)"
    default:
      return row.isNull(slot: slot) ? "nil" : storedValue(of: slot).description
    }
  }
}
