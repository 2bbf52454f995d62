import ModelwrightModel
import ModelwrightSchema

/// Which old rows become rows of which new table, entity by entity.
///
/// All rows of a new table come from one old table, since their ids never change: hierarchies that had no
/// common root cannot be merged. An old table may be split.
/// Source: core-data.md §3.1.
struct RowOrigins {
  /// An old entity's rows that become a new entity's.
  struct Kept {
    var old: Int
    var new: Int
  }

  let matching: ModelMatching
  /// What becomes whose, by the new roots' indexes.
  private(set) var kept: [Int: [Kept]] = [:]
  /// The old roots whose rows the new roots take over.
  private(set) var sources: [Int: Int] = [:]
  /// By old entity, what its rows become; `nil` when they go, or when there are none.
  private(set) var newEntities: [Int?]
  /// The new roots that would have rows of several old ones, with all of these.
  private(set) var merged: [(root: Int, sources: [Int])] = []

  init(_ matching: ModelMatching) {
    self.matching = matching
    newEntities = [Int?](repeating: nil, count: matching.old.model.entities.count)
    for entity in matching.new.model.entities where entity.parent == nil { find(entity) }
  }

  private mutating func find(_ root: ResolvedEntity) {
    let (old, new) = (matching.old.model, matching.new.model)
    var found: [Kept] = []
    var sources: [Int] = []
    for entity in root.descendants where !new.entities[entity].entity.isAbstract {
      guard let match = matching.oldEntity(of: entity), !old.entities[match].entity.isAbstract
      else { continue }
      found.append(Kept(old: match, new: entity))
      if !sources.contains(old.entities[match].root) { sources.append(old.entities[match].root) }
    }
    let own = matching.oldEntity(of: root.index).map { old.entities[$0].root }
    let source = own.flatMap { sources.isEmpty || sources.contains($0) ? $0 : nil } ?? sources.first
    guard let source else { return }
    if sources.count > 1 { merged.append((root.index, sources)) }
    self.sources[root.index] = source
    kept[root.index] = found.filter { old.entities[$0.old].root == source }
    for pair in kept[root.index] ?? [] { newEntities[pair.old] = pair.new }
  }

  /// The concrete old entities among an old one and its heirs.
  func concrete(_ entity: Int) -> [Int] {
    let entities = matching.old.model.entities
    return entities[entity].descendants.filter { !entities[$0].entity.isAbstract }
  }

  /// Those of some old entities whose rows become rows of a new entity or its heirs.
  func staying(_ entities: [Int], as entity: Int) -> [Int] {
    entities.filter { index in
      newEntities[index].map { matching.new.model.entity($0, isKindOf: entity) } ?? false
    }
  }

  /// The old rows of some entities of one hierarchy.
  ///
  /// - Parameter all: The entities that the rows in question can have at all: when it is all of them,
  ///   nobody needs to look.
  func rows(of entities: [Int], outOf all: [Int]) -> RowSet? {
    guard let first = entities.first else { return nil }
    let storage = matching.old.schema.storage.entities[first]
    guard storage.hasEntityColumn, entities.count < all.count else {
      return RowSet(table: storage.table)
    }
    return RowSet(
      table: storage.table, entities: entities.map { matching.old.model.entities[$0].name })
  }
}
