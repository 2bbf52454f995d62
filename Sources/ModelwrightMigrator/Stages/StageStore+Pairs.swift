import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

extension StageStore {
  /// Makes a many-to-many relationship of a row lead to other rows. Pairs that stay keep their positions
  /// at the other end; new ones come last there.
  func setPairs(_ relationship: ResolvedRelationship, of id: Int64, to ids: [Int64]) throws {
    guard
      case .join(let name, let source, let destination, let order) =
        target.schema.storage.relationships[relationship.index]
    else { return }
    let pairs = Pairs(
      table: table(name, .target), source: source, destination: destination, order: order,
      inverseOrder: inverseOrder(of: relationship),
      isOwnInverse: relationship.inverse == relationship.index)
    try index(pairs.table, source, .target)
    try index(pairs.table, destination, .target)
    let table = quoted(pairs.table)
    let known = try connection.rows(
      "SELECT \(quoted(destination)) FROM \(table) WHERE \(quoted(source)) = ?", [.integer(id)])
    let before = Set(known.compactMap { $0.first?.integer })
    for other in before.subtracting(ids).sorted() {
      try remove(id, other, pairs)
      if pairs.isOwnInverse { try remove(other, id, pairs) }
    }
    for other in ids where !before.contains(other) {
      try add(id, other, pairs)
      if pairs.isOwnInverse, other != id { try add(other, id, pairs) }
    }
    guard let order else { return }
    for (place, other) in ids.enumerated() {
      try connection.execute(
        """
        UPDATE \(table) SET \(quoted(order)) = ? \
        WHERE \(quoted(source)) = ? AND \(quoted(destination)) = ?
        """, [.integer(Int64(place + 1)), .integer(id), .integer(other)])
    }
  }

  private struct Pairs {
    let table: String
    let source: String
    let destination: String
    let order: String?
    let inverseOrder: String?
    let isOwnInverse: Bool
  }

  private func inverseOrder(of relationship: ResolvedRelationship) -> String? {
    guard let inverse = relationship.inverse, inverse != relationship.index,
      case .join(_, _, _, let order) = target.schema.storage.relationships[inverse]
    else { return nil }
    return order
  }

  private func remove(_ id: Int64, _ other: Int64, _ pairs: Pairs) throws {
    try connection.execute(
      """
      DELETE FROM \(quoted(pairs.table)) \
      WHERE \(quoted(pairs.source)) = ? AND \(quoted(pairs.destination)) = ?
      """, [.integer(id), .integer(other)])
  }

  private func add(_ id: Int64, _ other: Int64, _ pairs: Pairs) throws {
    var columns = [quoted(pairs.source), quoted(pairs.destination)]
    var values = ["?1", "?2"]
    func addPlace(_ order: String?, behind column: String, _ parameter: String) {
      guard let order else { return }
      columns.append(quoted(order))
      values.append(
        """
        (SELECT coalesce(max(\(quoted(order))), 0) + 1 FROM \(quoted(pairs.table)) \
        WHERE \(quoted(column)) = \(parameter))
        """)
    }
    addPlace(pairs.order, behind: pairs.source, "?1")
    addPlace(pairs.inverseOrder, behind: pairs.destination, "?2")
    try connection.execute(
      """
      INSERT OR IGNORE INTO \(quoted(pairs.table)) (\(columns.joined(separator: ", "))) \
      VALUES (\(values.joined(separator: ", ")))
      """, [.integer(id), .integer(other)])
  }

  // MARK: Finishing

  /// To be called when the code has run: takes away what still leads to rows that were deleted,
  /// and the indexes of the stage, and keeps the identifiers that were given out.
  public func finish() throws {
    try writeSequences()
    if !state.tablesWithDeletions.isEmpty {
      for table in target.schema.tables { try clear(table) }
      try connection.execute("DROP TABLE temp.\"_mw_stage_deleted\"")
    }
    for number in 0..<state.indexed.count {
      try connection.execute("DROP INDEX \(quoted("_mw_stage_index_\(number + 1)"))")
    }
    state = StageState()
  }

  private func clear(_ table: Table) throws {
    let name = quoted(self.table(table.name, .target))
    for (column, root) in keys(of: table) where state.tablesWithDeletions.contains(root) {
      let isGone =
        "\(quoted(column)) IN (SELECT \"id\" FROM temp.\"_mw_stage_deleted\" WHERE \"root\" = ?)"
      if case .relationship = table.origin {
        try connection.execute("DELETE FROM \(name) WHERE \(isGone)", [.text(root)])
      } else {
        try connection.execute(
          "UPDATE \(name) SET \(quoted(column)) = NULL WHERE \(isGone)", [.text(root)])
      }
    }
  }

  /// The keys of a table with the tables that they lead to, also those that the database does not check.
  private func keys(of table: Table) -> [(column: String, root: String)] {
    var found: Set<String> = []
    var keys: [(String, String)] = []
    func add(_ name: String, _ column: String, to entity: Int) {
      guard name == table.name, found.insert(column).inserted else { return }
      keys.append((column, target.schema.storage.entities[entity].table))
    }
    for relationship in target.model.relationships {
      switch target.schema.storage.relationships[relationship.index] {
      case .key(let name, let column, _): add(name, column, to: relationship.destination)
      case .inverseKey(let name, let column, _): add(name, column, to: relationship.entity)
      case .join(let name, let source, let destination, _):
        add(name, source, to: relationship.entity)
        add(name, destination, to: relationship.destination)
      case .transient: break
      }
    }
    return keys
  }
}
