import ModelwrightModel

extension ManagedObject: CustomDebugStringConvertible {
  /// The entity, the ID, whether there are unsaved changes, and the values that are in memory.
  ///
  /// Nothing is read from the store: what is not known stands as `…`. Related objects stand as their
  /// keys or their number, and long values are cut, so that the text stays short.
  public final var debugDescription: String {
    let head = "<\(entity.name) \(objectID) \(describedState)"
    if row.flags.contains(.fault) { return head + ">" }
    let slots = entity.layout.slots
    var values = slots.prefix(DescribedLimits.values).map { slot in
      "\(slot.path.joined(separator: ".")): \(describedValue(of: slot.index))"
    }
    if slots.count > values.count { values.append("\(slots.count - values.count) more") }
    return "\(head): \(values.joined(separator: ", "))>"
  }

  private var describedState: String {
    let flags = row.flags
    if flags.contains(.gone) { return "gone" }
    if home.context == nil { return "without context" }
    if flags.contains(.deleted) { return "deleted" }
    if flags.contains(.inserted) { return "inserted" }
    if flags.contains(.inaccessible) { return "inaccessible" }
    if flags.contains(.dirty) { return flags.contains(.fault) ? "updated fault" : "updated" }
    return flags.contains(.fault) ? "fault" : "saved"
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
    case _ where row.isNull(slot: slot): return "nil"
    case .any:
      // A value of any type may hold this object again: only its type is safe to tell.
      guard let box = row.load(offset, as: AnyBox?.self) else { return "nil" }
      return "\(type(of: box.value))"
    case .string:
      // Cut before it is quoted: a text may be of any length.
      guard let text = row.load(offset, as: String?.self) else { return "nil" }
      return String(text.prefix(DescribedLimits.characters)).debugDescription
        + (text.dropFirst(DescribedLimits.characters).isEmpty ? "" : "…")
    default:
      let text = storedValue(of: slot).description
      guard text.count > DescribedLimits.characters else { return text }
      return text.prefix(DescribedLimits.characters) + "…"
    }
  }
}

/// How much of an object its description shows.
private enum DescribedLimits {
  /// The number of values.
  static let values = 64
  /// The characters of one value.
  static let characters = 120
}
