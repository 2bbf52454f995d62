import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

extension StageStore {
  /// How many rows are read at once: memory stays flat, and nothing is being read while the code of a
  /// stage writes.
  static let batchSize: Int64 = 256

  /// The version of a side.
  func version(_ side: StageSide) -> MigrationVersion { side == .source ? source : target }

  /// An entity of one of the versions.
  ///
  /// - Throws: ``StageError/unknownEntity(version:entity:)``.
  public func entity(named name: String, _ side: StageSide) throws -> StageEntity {
    if let known = state.entities[side]?[name] { return known }
    guard let found = version(side).model.entity(named: name) else {
      throw StageError.unknownEntity(version: version(side).name, entity: name)
    }
    let table = version(side).schema.storage.entities[found.index].table
    let entity = StageEntity(
      found.index, of: version(side), side: side, table: self.table(table, side))
    state.entities[side, default: [:]][name] = entity
    return entity
  }

  /// The name that a table has while the code runs, unquoted.
  func table(_ name: String, _ side: StageSide) -> String {
    side == .source ? name : stageTables[name] ?? name
  }

  /// How many rows there are of an entity and of those that inherit from it.
  public func count(of entity: StageEntity) throws -> Int {
    let answer = try connection.value(
      "SELECT count(*) FROM \(entity.table) WHERE \(entity.condition)")
    return answer?.integer.map { Int($0) } ?? 0
  }

  /// The row of an identifier, when it is one of the entity or of those that inherit from it.
  public func record(_ id: Int64, of entity: StageEntity) throws -> StageRecord? {
    try records(of: entity, where: "\"\(SystemName.id)\" = ?", [.integer(id)]).first
  }

  /// Calls a function with every row of an entity and of those that inherit from it, in the order of
  /// the identifiers.
  ///
  /// Rows that are made meanwhile are left out; those that are changed or deleted are seen as they are
  /// when their turn comes, or a little earlier.
  public func forEachRecord(
    of entity: StageEntity, _ body: (StageRecord) throws -> Void
  ) throws {
    let id = SystemName.quoted(SystemName.id)
    let answer = try connection.value(
      "SELECT max(\(id)) FROM \(entity.table) WHERE \(entity.condition)")
    guard let last = answer?.integer else { return }
    var after = Int64.min
    while true {
      let batch = try records(
        of: entity, where: "\(id) > ? AND \(id) <= ? ORDER BY \(id) LIMIT ?",
        [.integer(after), .integer(last), .integer(Self.batchSize)])
      for record in batch { try body(record) }
      guard let end = batch.last?.id, end < last else { return }
      after = end
    }
  }

  private func records(
    of entity: StageEntity, where rest: String, _ values: [SQLiteValue]
  ) throws -> [StageRecord] {
    let statement = try connection.statement(selection(of: entity) + rest)
    defer { statement.reset() }
    try statement.bind(values)
    var found: [StageRecord] = []
    let hasEntity = entity.storage.hasEntityColumn
    while try statement.step() {
      var column: Int32 = hasEntity ? 2 : 1
      let values = entity.layout.slots.indices.map { slot -> SQLiteValue in
        guard entity.storage.columns[slot] != nil else { return .null }
        defer { column += 1 }
        return statement.value(column)
      }
      found.append(
        StageRecord(
          id: statement.int64(0),
          entityName: hasEntity ? statement.string(1) : entity.entity.name, values: values))
    }
    return found
  }

  /// What reads rows of an entity, up to the condition.
  private func selection(of entity: StageEntity) -> String {
    var columns = [SystemName.quoted(SystemName.id)]
    if entity.storage.hasEntityColumn { columns.append(SystemName.quoted(SystemName.entity)) }
    columns += entity.layout.slots.indices.compactMap { entity.column($0) }
    let list = columns.joined(separator: ", ")
    return "SELECT \(list) FROM \(entity.table) WHERE \(entity.condition) AND "
  }
}

/// What the code of a stage has asked for so far.
struct StageState {
  var entities: [StageSide: [String: StageEntity]] = [:]
  /// The columns that have an index of their own while the code runs.
  var indexed: Set<String> = []
  /// The last identifier that was given out, by table.
  var lastIDs: [String: Int64] = [:]
  /// The tables that rows were deleted from.
  var tablesWithDeletions: Set<String> = []
}
