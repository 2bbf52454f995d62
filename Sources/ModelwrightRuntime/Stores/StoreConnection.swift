import ModelwrightModel
import ModelwrightSQLite

/// A connection with the statements that are used again and again, by what they are for.
///
/// Not Sendable: the coordinator hands it to one user at a time. While somebody holds a statement
/// that reads, asking for the same one gives another: the hooks of the objects that it makes may
/// read themselves.
final class StoreConnection {
  let connection: Connection
  private let texts: StatementTexts
  private var rows: ContiguousArray<Statement?>
  private var ends: ContiguousArray<Statement?>
  private var inserts: ContiguousArray<Statement?>
  private var deletes: ContiguousArray<Statement?>
  private var updates: [UpdateShape: Statement] = [:]

  init(_ connection: Connection, texts: StatementTexts) {
    self.connection = connection
    self.texts = texts
    let count = texts.model.entities.count
    rows = ContiguousArray(repeating: nil, count: count)
    inserts = rows
    deletes = rows
    ends = ContiguousArray(repeating: nil, count: texts.model.relationships.count)
  }

  /// Selects the row of an id: `?1`.
  func rowStatement(_ entity: EntityDescription) throws -> Statement {
    if isKnownUniquelyReferenced(&rows[entity.index]), let kept = rows[entity.index] {
      return kept
    }
    let statement = try connection.prepare(texts.row(of: entity))
    if rows[entity.index] == nil { rows[entity.index] = statement }
    return statement
  }

  /// Selects the other ends of a relationship of the object `?1`.
  func endStatement(_ relationship: RelationshipDescription) throws -> Statement {
    let index = relationship.resolved.index
    if isKnownUniquelyReferenced(&ends[index]), let kept = ends[index] { return kept }
    let statement = try connection.prepare(texts.ends(of: relationship))
    if ends[index] == nil { ends[index] = statement }
    return statement
  }

  /// Inserts a row: see ``StatementTexts/insert(into:)``.
  func insertStatement(_ entity: EntityDescription) throws -> Statement {
    if let statement = inserts[entity.index] { return statement }
    let statement = try connection.prepare(texts.insert(into: entity))
    inserts[entity.index] = statement
    return statement
  }

  /// Deletes the row of an id, `?1`, and a version, `?2`.
  func deleteStatement(_ entity: EntityDescription) throws -> Statement {
    if let statement = deletes[entity.index] { return statement }
    let statement = try connection.prepare(texts.delete(from: entity))
    deletes[entity.index] = statement
    return statement
  }

  /// Updates the columns of some slots: see ``StatementTexts/update(_:slots:)``.
  func updateStatement(_ entity: EntityDescription, slots: [Int]) throws -> Statement {
    let shape = UpdateShape(entity: entity.index, slots: slots)
    if let statement = updates[shape] { return statement }
    let statement = try connection.prepare(texts.update(entity, slots: slots))
    if updates.count >= 256 { updates.removeAll() }
    updates[shape] = statement
    return statement
  }
}

/// Which columns an UPDATE sets.
private struct UpdateShape: Hashable {
  var entity: Int
  var slots: [Int]
}
