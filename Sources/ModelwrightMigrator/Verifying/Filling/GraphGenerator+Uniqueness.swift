import ModelwrightModel
import ModelwrightSQLite

extension GraphGenerator {
  /// Makes objects differ that must: the values of truth are soon used up. One of two equal objects gets
  /// no value where it need not have one, or is taken out.
  mutating func makeUnique() {
    var surplus: Set<ObjectKey> = []
    for entity in model.entities {
      for list in entity.entity.uniquenessConstraints {
        let slots = stored.layouts[entity.index].slots.filter { slot in
          list.propertyNames.contains {
            slot.path.starts(with: $0.split(separator: ".").map(String.init))
          }
        }
        var seen: Set<[SQLiteValue]> = []
        for key in members[entity.index] where !surplus.contains(key) {
          guard let place = graph.places[key] else { continue }
          let values = slots.map { value(of: $0, at: place) }
          if values.contains(.null) || seen.insert(values).inserted { continue }
          if !clear(slots, at: place) { surplus.insert(key) }
        }
      }
    }
    graph.remove(surplus, ends: stored.ends)
  }

  private func value(of slot: RowSlot, at place: Int) -> SQLiteValue {
    let object = graph.objects[place]
    switch slot.content {
    case .attribute: return object.values[slot.index]
    case .relationship(let index):
      return graph.links[index][object.key.id]?.first.map { .integer($0) } ?? .null
    }
  }

  /// Clears the first value that need not be there.
  private mutating func clear(_ slots: [RowSlot], at place: Int) -> Bool {
    for slot in slots where slot.isOptional {
      guard case .attribute = slot.content else { continue }
      graph.set(.null, slot: slot.index, at: place)
      return true
    }
    return false
  }
}
