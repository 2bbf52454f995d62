import ModelwrightSQLite

/// The objects of a store as plain values: what a proof knows of them without asking a database.
struct ObjectGraph {
  /// One object.
  struct Object {
    /// What tells it apart.
    var key: ObjectKey
    /// The index of its entity.
    var entity: Int
    /// How often it was changed.
    var version: Int64
    /// The values of its attributes as columns hold them, by the slots of its entity's layout; NULL in
    /// slots that have no column, and in those of relationships.
    var values: [SQLiteValue]
  }

  /// The objects, in the order in which they were added.
  private(set) var objects: [Object] = []
  /// Where they stand in ``objects``.
  private(set) var places: [ObjectKey: Int] = [:]
  /// By the relationships' indexes: where each object's relationship leads, in order where it has one,
  /// otherwise by ascending identifiers. Objects that lead nowhere have no entry.
  var links: [[Int64: [Int64]]]
  /// The last identifiers that were given out, by the indexes of the root entities.
  var lastIDs: [Int: Int64] = [:]

  /// Makes a graph without objects of a model with this many relationships.
  init(relationshipCount: Int) { links = Array(repeating: [:], count: relationshipCount) }

  /// Adds an object.
  mutating func add(_ object: Object) {
    places[object.key] = objects.count
    objects.append(object)
  }

  /// Changes a value.
  mutating func set(_ value: SQLiteValue, slot: Int, at place: Int) {
    objects[place].values[slot] = value
  }

  /// The object of a key.
  func object(_ key: ObjectKey) -> Object? { places[key].map { objects[$0] } }

  /// Takes out objects with everything that leads to them, or from them.
  ///
  /// - Parameter ends: The root entities at both ends of each relationship.
  mutating func remove(_ keys: Set<ObjectKey>, ends: [(source: Int, destination: Int)]) {
    guard !keys.isEmpty else { return }
    objects.removeAll { keys.contains($0.key) }
    places = Dictionary(uniqueKeysWithValues: objects.enumerated().map { ($1.key, $0) })
    for (index, end) in ends.enumerated() {
      links[index] = links[index].compactMapValues { targets in
        let kept = targets.filter { !keys.contains(ObjectKey(root: end.destination, id: $0)) }
        return kept.isEmpty ? nil : kept
      }
      links[index] = links[index].filter { !keys.contains(ObjectKey(root: end.source, id: $0.key)) }
    }
  }
}

/// What tells an object apart: identifiers are unique in a hierarchy.
struct ObjectKey: Hashable {
  /// The index of the hierarchy's root entity.
  var root: Int
  /// The identifier.
  var id: Int64
}
