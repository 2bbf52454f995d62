import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Carries objects of one version over to another by what the two models say of each other: what a
/// migration must lead to. Knows no plan and no statement.
///
/// Source: core-data.md §3.1.
struct GraphOracle {
  let old: StoredVersion
  let new: StoredVersion
  let matching: ModelMatching
  /// By the new entities' indexes, then by slots: where a value comes from.
  private let sources: [[ValueSource]]

  /// What objects must become.
  struct Expectation {
    /// The objects.
    var graph: ObjectGraph
    /// The relationships that have gained an order: any will do.
    var openOrders: Set<Int> = []
    /// The slots of which nothing can be said, by the new entities' indexes.
    var openSlots: [Int: Set<Int>] = [:]
  }

  /// Where a new value comes from.
  enum ValueSource {
    /// An old slot; where that has no value, another one.
    case slot(Int, otherwise: SQLiteValue)
    /// A value for all objects.
    case value(SQLiteValue)
    /// Nothing can be said.
    case open
  }

  init(from old: StoredVersion, to new: StoredVersion, renames: Renames) {
    self.init(
      from: old, to: new,
      matching: ModelMatching(from: old.version, to: new.version, renames: renames))
  }

  init(from old: StoredVersion, to new: StoredVersion, matching: ModelMatching) {
    self.old = old
    self.new = new
    self.matching = matching
    sources = new.model.entities.map { entity in
      new.layouts[entity.index].slots.map {
        Self.source(of: $0, entity.index, old: old, new: new, matching)
      }
    }
  }

  /// What a graph of the old version must become.
  func expectation(from graph: ObjectGraph) -> Expectation {
    var result = Expectation(
      graph: ObjectGraph(relationshipCount: new.model.relationships.count))
    for object in graph.objects {
      guard let entity = matching.newEntity(of: object.entity) else { continue }
      result.graph.add(
        .init(
          key: ObjectKey(root: new.model.entities[entity].root, id: object.key.id),
          entity: entity, version: object.version,
          values: sources[entity].map { source in
            switch source {
            case .slot(let slot, let otherwise):
              object.values[slot] == .null ? otherwise : object.values[slot]
            case .value(let value): value
            case .open: .null
            }
          }))
    }
    for (entity, slots) in sources.enumerated() {
      for (slot, source) in slots.enumerated() {
        if case .open = source { result.openSlots[entity, default: []].insert(slot) }
      }
    }
    carryLinks(of: graph, into: &result)
    carryLastIDs(of: graph, into: &result.graph)
    DerivedValues(new).compute(in: &result.graph)
    return result
  }

  /// The old slots whose values a new entity has.
  func keptSlots(of entity: Int) -> Set<Int> {
    Set(
      sources[entity].compactMap { source in
        if case .slot(let slot, _) = source { slot } else { nil }
      })
  }

  /// Identifiers that were given out once are never given out again.
  private func carryLastIDs(of graph: ObjectGraph, into result: inout ObjectGraph) {
    for entity in new.model.entities {
      guard let match = matching.oldEntity(of: entity.index),
        let last = graph.lastIDs[old.model.entities[match].root]
      else { continue }
      result.lastIDs[entity.root] = max(result.lastIDs[entity.root] ?? 0, last)
    }
  }

  // MARK: Values

  private static func source(
    of slot: RowSlot, _ entity: Int, old: StoredVersion, new: StoredVersion,
    _ matching: ModelMatching
  ) -> ValueSource {
    guard case .attribute(let attribute) = slot.content,
      new.schema.storage.entities[entity].columns[slot.index] != nil
    else { return .value(.null) }
    let given = attribute.storedDefault ?? .null
    let match = oldSlot(of: slot, entity, old: old, matching)
    let isComputed = new.derivedAttribute(slot)?.maintenance == .database
    if isComputed { return .value(.null) }
    guard let match, let before = matching.oldEntity(of: entity),
      old.schema.storage.entities[before].columns[match.index] != nil
    else { return .value(given) }
    // What no program computes yet is whatever was there.
    if attribute.isDerived { return .open }
    return .slot(match.index, otherwise: slot.isOptional ? .null : given)
  }

  /// The slot that a new slot was: of a composite the leaf of the same name, or renaming identifier.
  private static func oldSlot(
    of slot: RowSlot, _ entity: Int, old: StoredVersion, _ matching: ModelMatching
  ) -> RowSlot? {
    guard let before = matching.oldEntity(of: entity),
      let property = matching.oldProperty(of: entity, named: slot.path[0])
    else { return nil }
    let candidates = old.layouts[before].slots(of: property.name)
      .filter { $0.path.count == slot.path.count }
    guard slot.path.count > 1 else { return candidates.first }
    let rest = slot.path.dropFirst()
    return candidates.first { $0.path.dropFirst() == rest }
      ?? candidates.first {
        $0.path.dropFirst().dropLast() == rest.dropLast()
          && $0.attribute?.identifier == slot.attribute?.identifier
      }
  }
}

extension RowSlot {
  /// The attribute; `nil` for a relationship.
  var attribute: Attribute? {
    if case .attribute(let attribute) = content { attribute } else { nil }
  }
}

extension Attribute {
  /// What the attribute is called across versions.
  fileprivate var identifier: String { renamingIdentifier ?? name }
}
