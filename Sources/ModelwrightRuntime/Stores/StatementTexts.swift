import ModelwrightModel
import ModelwrightSchema

/// The text of every statement that loads or saves objects.
struct StatementTexts: Sendable {
  let model: ManagedObjectModel

  private func quoted(_ name: String) -> String { SystemName.quoted(name) }
  private var id: String { quoted(SystemName.id) }
  private var version: String { quoted(SystemName.version) }

  // MARK: Loading

  /// Selects the row of an id, `?1`, with the entity's select list.
  func row(of entity: EntityDescription) -> String {
    let columns = entity.selectList().joined(separator: ", ")
    return "SELECT \(columns) FROM \(quoted(entity.storage.table)) WHERE \(id) = ?1"
  }

  /// Selects the other ends of a relationship of the object `?1` with the destination's select list,
  /// followed by the position where the relationship is ordered.
  func ends(of relationship: RelationshipDescription) -> String {
    let destination = relationship.destinationEntity
    let table = quoted(destination.storage.table)
    switch relationship.storage {
    case .inverseKey(_, let column, let orderColumn):
      let order = relationship.isOrdered ? orderColumn.map { quoted($0) } : nil
      let columns = (destination.selectList() + [order].compactMap { $0 }).joined(separator: ", ")
      let sorting = ([order].compactMap { $0 } + [id]).joined(separator: ", ")
      return "SELECT \(columns) FROM \(table) WHERE \(quoted(column)) = ?1 ORDER BY \(sorting)"
    case .join(let pairs, let source, let target, let orderColumn):
      let order = relationship.isOrdered ? orderColumn.map { "p.\(quoted($0))" } : nil
      let columns = (destination.selectList(alias: "d") + [order].compactMap { $0 })
        .joined(separator: ", ")
      let sorting = ([order].compactMap { $0 } + ["d.\(id)"]).joined(separator: ", ")
      return """
        SELECT \(columns) FROM \(quoted(pairs)) AS p JOIN \(table) AS "d" \
        ON d.\(id) = p.\(quoted(target)) WHERE p.\(quoted(source)) = ?1 ORDER BY \(sorting)
        """
    case .key, .transient:
      // Nothing asks for these: the slot itself holds the other end.
      return "SELECT \(destination.selectList().joined(separator: ", ")) FROM \(table) WHERE 0"
    }
  }

  // MARK: Saving

  /// Inserts a row. The parameters are the id, the entity's name where the table has that column,
  /// and the columns of ``ManagedObjectModel/insertedSlots`` and of the order columns.
  func insert(into entity: EntityDescription) -> String {
    var columns = [SystemName.id]
    if entity.storage.hasEntityColumn { columns.append(SystemName.entity) }
    columns += entity.writtenSlots.compactMap { entity.storage.columns[$0] }
    columns += entity.orderColumns.map(\.column)
    let names = columns.map { quoted($0) }.joined(separator: ", ")
    let parameters = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    return "INSERT INTO \(quoted(entity.storage.table)) (\(names)) VALUES (\(parameters))"
  }

  /// Updates the columns of some slots. The parameters are the id, the version that the row must
  /// have, and the values in the order of the slots.
  func update(_ entity: EntityDescription, slots: [Int]) -> String {
    var assignments = ["\(version) = \(version) + 1"]
    for (place, slot) in slots.enumerated() {
      guard let column = entity.storage.columns[slot] else { continue }
      assignments.append("\(quoted(column)) = ?\(place + 3)")
    }
    return """
      UPDATE \(quoted(entity.storage.table)) SET \(assignments.joined(separator: ", ")) \
      WHERE \(id) = ?1 AND \(version) = ?2
      """
  }

  /// Deletes the row of an id, `?1`, and a version, `?2`.
  func delete(from entity: EntityDescription) -> String {
    "DELETE FROM \(quoted(entity.storage.table)) WHERE \(id) = ?1 AND \(version) = ?2"
  }

  /// Selects the version of the row of an id, `?1`.
  func version(in table: String) -> String {
    "SELECT \(version) FROM \(quoted(table)) WHERE \(id) = ?1"
  }

  /// Reserves `?2` ids of a root entity's table, `?1`, and gives the last one.
  var reserve: String {
    let (root, last) = (quoted(SystemName.sequenceRoot), quoted(SystemName.sequenceLast))
    return """
      INSERT INTO \(quoted(SystemName.sequence)) (\(root), \(last)) VALUES (?1, ?2) \
      ON CONFLICT (\(root)) DO UPDATE SET \(last) = \(last) + excluded.\(last) RETURNING \(last)
      """
  }

  /// Sets a column that no property has, `?2`, of the row of an id, `?1`.
  func setColumn(_ column: String, in table: String) -> String {
    "UPDATE \(quoted(table)) SET \(quoted(column)) = ?2 WHERE \(id) = ?1"
  }

  /// Clears a hidden key of the row of an id, `?1`, where it leads to `?2`.
  func clearKey(_ column: String, in table: String) -> String {
    """
    UPDATE \(quoted(table)) SET \(quoted(column)) = NULL \
    WHERE \(id) = ?1 AND \(quoted(column)) = ?2
    """
  }

  /// Adds a pair: `?1` and `?2`.
  func addPair(_ table: String, _ source: String, _ destination: String) -> String {
    """
    INSERT INTO \(quoted(table)) (\(quoted(source)), \(quoted(destination))) VALUES (?1, ?2) \
    ON CONFLICT DO NOTHING
    """
  }

  /// Removes a pair: `?1` and `?2`.
  func removePair(_ table: String, _ source: String, _ destination: String) -> String {
    """
    DELETE FROM \(quoted(table)) WHERE \(quoted(source)) = ?1 AND \(quoted(destination)) = ?2
    """
  }

  /// Gives a pair, `?1` and `?2`, without position the one behind the source's others.
  func appendPosition(
    _ table: String, _ source: String, _ destination: String, _ column: String
  ) -> String {
    """
    UPDATE \(quoted(table)) SET \(quoted(column)) = \
    (SELECT ifnull(max(\(quoted(column))), 0) + 1 FROM \(quoted(table)) \
    WHERE \(quoted(source)) = ?1) \
    WHERE \(quoted(source)) = ?1 AND \(quoted(destination)) = ?2 AND \(quoted(column)) IS NULL
    """
  }

  /// Sets the position, `?3`, of a pair, `?1` and `?2`.
  func setPosition(
    _ table: String, _ source: String, _ destination: String, _ column: String
  ) -> String {
    """
    UPDATE \(quoted(table)) SET \(quoted(column)) = ?3 \
    WHERE \(quoted(source)) = ?1 AND \(quoted(destination)) = ?2
    """
  }
}

/// The column that holds a row's place in an ordered relationship which leads to it.
struct OrderColumn: Sendable {
  let column: String
  /// The slot of the key to the object that has the relationship.
  let slot: Int
  /// The offset of that key.
  let offset: Int
  /// The relationship's index.
  let inverse: Int
}

extension EntityDescription {
  /// The slots that are written: those with columns, except derived attributes.
  var writtenSlots: [Int] { writing.slots }
  /// The order columns of the table that belong to this entity's keys.
  var orderColumns: [OrderColumn] { writing.orderColumns }
}
