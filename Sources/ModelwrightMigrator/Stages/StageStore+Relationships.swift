import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

extension StageStore {
  /// The rows that a relationship leads to from a row, by their identifiers: in their order when the
  /// relationship is ordered, otherwise by identifier. Rows that do not exist are left out of to-many
  /// relationships.
  ///
  /// - Parameters:
  ///   - relationship: The relationship's index in the version's model.
  ///   - side: The version.
  ///   - id: The row.
  public func related(_ relationship: Int, _ side: StageSide, of id: Int64) throws -> [Int64] {
    let version = version(side)
    let resolved = version.model.relationships[relationship]
    let text: String
    switch version.schema.storage.relationships[relationship] {
    case .transient: return []
    case .key(let table, let column, _):
      text = """
        SELECT \(quoted(column)) FROM \(quoted(self.table(table, side))) \
        WHERE \(Self.id) = ? AND \(quoted(column)) IS NOT NULL
        """
    case .inverseKey(let table, let column, let order):
      let table = self.table(table, side)
      try index(table, column, side)
      let places = order.map { quoted($0) + ", " } ?? ""
      text = """
        SELECT \(Self.id) FROM \(quoted(table)) WHERE \(quoted(column)) = ? \
        ORDER BY \(places)\(Self.id)
        """
    case .join(let table, let source, let destination, let order):
      let table = self.table(table, side)
      try index(table, source, side)
      let end = version.schema.storage.entities[resolved.destination].table
      let places = order.map { "pairs.\(quoted($0)), " } ?? ""
      text = """
        SELECT pairs.\(quoted(destination)) FROM \(quoted(table)) AS pairs \
        JOIN \(quoted(self.table(end, side))) AS ends ON ends.\(Self.id) = pairs.\(quoted(destination)) \
        WHERE pairs.\(quoted(source)) = ? ORDER BY \(places)pairs.\(quoted(destination))
        """
    }
    return try connection.rows(text, [.integer(id)]).compactMap { $0.first?.integer }
  }

  /// Makes a relationship of a row of the later version lead to other rows; the inverse follows.
  ///
  /// - Parameters:
  ///   - relationship: The relationship's index in the later version's model.
  ///   - id: The row.
  ///   - ids: The rows in their order, one at most for a to-one relationship.
  /// - Throws: ``StageError`` when one of the rows does not exist, or is given twice.
  public func setRelated(_ relationship: Int, of id: Int64, to ids: [Int64]) throws {
    let resolved = target.model.relationships[relationship]
    try check(ids, resolved)
    switch target.schema.storage.relationships[relationship] {
    case .transient: break
    case .key(let table, let column, let order):
      try setKey(resolved, Key(self.table(table, .target), column, order), of: id, to: ids.first)
    case .inverseKey(let table, let column, let order):
      try setBackKeys(Key(self.table(table, .target), column, order), of: id, to: ids)
    case .join: try setPairs(resolved, of: id, to: ids)
    }
  }

  /// A key in a table, with the position in the ordered relationship that leads back.
  struct Key {
    let table: String
    let column: String
    let order: String?

    init(_ table: String, _ column: String, _ order: String?) {
      self.table = table
      self.column = column
      self.order = order
    }
  }

  // MARK: Writing

  private func setKey(
    _ relationship: ResolvedRelationship, _ key: Key, of id: Int64, to other: Int64?
  ) throws {
    let (table, column) = (quoted(key.table), quoted(key.column))
    if let other, let inverse = relationship.inverse,
      !target.model.relationships[inverse].relationship.isToMany
    {
      // The other end of a one-to-one relationship leaves whoever it had.
      try index(key.table, key.column, .target)
      try connection.execute(
        "UPDATE \(table) SET \(column) = NULL WHERE \(column) = ? AND \(Self.id) <> ?",
        [.integer(other), .integer(id)])
      if inverse == relationship.index, other != id {
        try connection.execute(
          "UPDATE \(table) SET \(column) = NULL WHERE \(column) = ?", [.integer(id)])
        try connection.execute(
          "UPDATE \(table) SET \(column) = ? WHERE \(Self.id) = ?", [.integer(id), .integer(other)])
      }
    }
    let value: SQLiteValue = other.map { .integer($0) } ?? .null
    try connection.execute(
      "UPDATE \(table) SET \(column) = ?1 WHERE \(Self.id) = ?2 AND \(column) IS NOT ?1",
      [value, .integer(id)])
    guard let order = key.order, connection.changes > 0 else { return }
    try setPosition(order, key, of: id, value)
  }

  /// Puts a row behind the others of an ordered relationship, or takes its position away.
  private func setPosition(_ order: String, _ key: Key, of id: Int64, _ owner: SQLiteValue) throws {
    if owner != .null { try index(key.table, key.column, .target) }
    let (table, place) = (quoted(key.table), quoted(order))
    let last =
      "SELECT coalesce(max(\(place)), 0) + 1 FROM \(table) WHERE \(quoted(key.column)) = ?1"
    let position = owner == .null ? .null : try connection.value(last, [owner]) ?? .null
    try connection.execute(
      "UPDATE \(table) SET \(place) = ? WHERE \(Self.id) = ?", [position, .integer(id)])
  }

  private func setBackKeys(_ key: Key, of id: Int64, to ids: [Int64]) throws {
    try index(key.table, key.column, .target)
    let (table, column) = (quoted(key.table), quoted(key.column))
    let noPlace = key.order.map { ", \(quoted($0)) = NULL" } ?? ""
    try connection.execute(
      "UPDATE \(table) SET \(column) = NULL\(noPlace) WHERE \(column) = ?", [.integer(id)])
    for (place, other) in ids.enumerated() {
      if let order = key.order {
        try connection.execute(
          "UPDATE \(table) SET \(column) = ?, \(quoted(order)) = ? WHERE \(Self.id) = ?",
          [.integer(id), .integer(Int64(place + 1)), .integer(other)])
      } else {
        try connection.execute(
          "UPDATE \(table) SET \(column) = ? WHERE \(Self.id) = ?", [.integer(id), .integer(other)])
      }
    }
  }

  // MARK: Checking

  private func check(_ ids: [Int64], _ relationship: ResolvedRelationship) throws {
    guard !ids.isEmpty else { return }
    let end = try entity(named: target.model.entities[relationship.destination].name, .target)
    var seen: Set<Int64> = []
    for id in ids {
      guard seen.insert(id).inserted else {
        throw StageError.repeatedRow(
          version: target.name, entity: target.model.entities[relationship.entity].name,
          property: relationship.name, id: id)
      }
      try checkRow(id, of: end)
    }
  }

  func quoted(_ name: String) -> String { SystemName.quoted(name) }

  /// Makes an index on a key of a table that is only there for the stage: without one each look would
  /// go through the whole table. The old tables have theirs.
  func index(_ table: String, _ column: String, _ side: StageSide) throws {
    guard side == .target, state.indexed.insert(table + "\u{0}" + column).inserted else { return }
    let name = "_mw_stage_index_\(state.indexed.count)"
    try connection.execute(
      "CREATE INDEX \(quoted(name)) ON \(quoted(table)) (\(quoted(column)))")
  }
}
