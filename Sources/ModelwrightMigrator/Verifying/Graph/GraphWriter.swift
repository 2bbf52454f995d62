import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Writes a graph into an empty store, as a program would have stored it.
struct GraphWriter {
  let stored: StoredVersion
  let connection: Connection

  /// Writes everything. Foreign keys must be off: objects lead to one another in circles.
  func write(_ graph: ObjectGraph) throws(SQLiteError) {
    for object in graph.objects { try insert(object, graph) }
    for (index, links) in graph.links.enumerated() { try write(links, of: index) }
    for (root, last) in graph.lastIDs {
      try connection.execute(
        "INSERT OR REPLACE INTO \(SystemName.quoted(SystemName.sequence)) VALUES (?, ?)",
        [.text(stored.schema.storage.entities[root].table), .integer(last)])
    }
  }

  private func insert(_ object: ObjectGraph.Object, _ graph: ObjectGraph) throws(SQLiteError) {
    let storage = stored.schema.storage
    let own = storage.entities[object.entity]
    var columns = [SystemName.id, SystemName.version]
    var values: [SQLiteValue] = [.integer(object.key.id), .integer(object.version)]
    if own.hasEntityColumn {
      columns.append(SystemName.entity)
      values.append(.text(stored.model.entities[object.entity].name))
    }
    for slot in stored.layouts[object.entity].slots {
      guard let column = own.columns[slot.index] else { continue }
      switch slot.content {
      case .attribute(let attribute):
        // What is computed is never written.
        if attribute.isDerived { continue }
        values.append(object.values[slot.index])
      case .relationship(let index):
        let target = graph.links[index][object.key.id]?.first
        values.append(target.map { .integer($0) } ?? .null)
      }
      columns.append(column)
    }
    let names = columns.map { SystemName.quoted($0) }.joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try connection.execute(
      "INSERT INTO \(SystemName.quoted(own.table)) (\(names)) VALUES (\(places))", values)
  }

  /// Writes what is not in the rows of the objects themselves: hidden keys, positions, pairs.
  private func write(_ links: [Int64: [Int64]], of index: Int) throws(SQLiteError) {
    let relationship = stored.model.relationships[index]
    switch stored.schema.storage.relationships[index] {
    case .inverseKey(let table, let column, let order):
      let isHidden = !stored.model.hasStoredInverse(relationship)
      for (owner, members) in links.sorted(by: { $0.key < $1.key }) {
        for (place, member) in members.enumerated() {
          if isHidden { try set(column, .integer(owner), table, member) }
          if relationship.relationship.isOrdered, let order {
            try set(order, .integer(Self.position(place)), table, member)
          }
        }
      }
    case .join(let table, let source, let destination, let order):
      for (owner, members) in links.sorted(by: { $0.key < $1.key }) {
        for (place, member) in members.enumerated() {
          try addPair(table, (source, owner), (destination, member))
          if let order {
            try connection.execute(
              "UPDATE \(SystemName.quoted(table)) SET \(SystemName.quoted(order)) = ? "
                + "WHERE \(SystemName.quoted(source)) = ? AND \(SystemName.quoted(destination)) = ?",
              [.integer(Self.position(place)), .integer(owner), .integer(member)])
          }
        }
      }
    case .key, .transient: break
    }
  }

  /// Both ends know a pair; one of them adds it.
  private func addPair(
    _ table: String, _ source: (String, Int64), _ destination: (String, Int64)
  ) throws(SQLiteError) {
    try connection.execute(
      "INSERT OR IGNORE INTO \(SystemName.quoted(table)) "
        + "(\(SystemName.quoted(source.0)), \(SystemName.quoted(destination.0))) VALUES (?, ?)",
      [.integer(source.1), .integer(destination.1)])
  }

  private func set(
    _ column: String, _ value: SQLiteValue, _ table: String, _ id: Int64
  ) throws(SQLiteError) {
    try connection.execute(
      "UPDATE \(SystemName.quoted(table)) SET \(SystemName.quoted(column)) = ? "
        + "WHERE \(SystemName.quoted(SystemName.id)) = ?", [value, .integer(id)])
  }

  /// Positions have gaps, as they do when members were taken out.
  private static func position(_ place: Int) -> Int64 { Int64(1 + place + place / 2) }
}

extension ResolvedModel {
  /// The inverse of a relationship when it is stored.
  func storedInverse(of relationship: ResolvedRelationship) -> ResolvedRelationship? {
    relationship.inverse.map { relationships[$0] }.flatMap {
      $0.relationship.isTransient ? nil : $0
    }
  }

  func hasStoredInverse(_ relationship: ResolvedRelationship) -> Bool {
    storedInverse(of: relationship) != nil
  }
}
