import ModelwrightMigration
import ModelwrightModel
public import ModelwrightSQLite
import ModelwrightSchema

extension StageStore {
  /// A value for a slot that has a column.
  public typealias SlotValue = (slot: Int, value: SQLiteValue)

  /// Makes a row of the later version.
  ///
  /// What is not said has the model's default. Required values may be missing until the code has run.
  ///
  /// - Parameters:
  ///   - entity: The entity of the row.
  ///   - id: The row's identifier, when it is to have the one of an earlier row; otherwise it gets one
  ///     that no row of its hierarchy ever had.
  ///   - values: Attributes, and to-one relationships that are `NULL` or have no inverse; see
  ///     ``setRelated(_:of:to:)`` for the others.
  /// - Returns: The identifier.
  @discardableResult
  public func insert(
    _ entity: StageEntity, id: Int64? = nil, _ values: [SlotValue] = []
  ) throws -> Int64 {
    try checkWritable(entity)
    guard !entity.entity.entity.isAbstract else {
      throw StageError.abstractEntity(version: target.name, entity: entity.entity.name)
    }
    let id = try id ?? nextID(of: entity)
    guard try !exists(id, entity.table) else {
      throw StageError.existingRow(version: target.name, entity: entity.entity.name, id: id)
    }
    var columns = [SystemName.quoted(SystemName.id), SystemName.quoted(SystemName.version)]
    var bound: [SQLiteValue] = [.integer(id), .integer(1)]
    if entity.storage.hasEntityColumn {
      columns.append(SystemName.quoted(SystemName.entity))
      bound.append(entity.entityValue)
    }
    let given = Dictionary(values.map { ($0.slot, $0.value) }, uniquingKeysWith: { $1 })
    for slot in entity.layout.slots.indices {
      guard let column = entity.column(slot) else { continue }
      columns.append(column)
      bound.append(given[slot] ?? entity.defaultValue(ofSlot: slot))
    }
    let places = repeatElement("?", count: columns.count).joined(separator: ", ")
    try connection.execute(
      "INSERT INTO \(entity.table) (\(columns.joined(separator: ", "))) VALUES (\(places))", bound)
    try note(id, of: entity)
    return id
  }

  /// Changes values of a row of the later version.
  ///
  /// - Throws: ``StageError/missingRow(version:entity:id:)``.
  public func update(_ entity: StageEntity, id: Int64, _ values: [SlotValue]) throws {
    try checkWritable(entity)
    let pairs = values.compactMap { value in
      entity.column(value.slot).map { (column: $0, value: value.value) }
    }
    guard !pairs.isEmpty else { return try checkRow(id, of: entity) }
    let list = pairs.map { "\($0.column) = ?" }.joined(separator: ", ")
    try connection.execute(
      "UPDATE \(entity.table) SET \(list) WHERE \(Self.id) = ? AND \(entity.condition)",
      pairs.map(\.value) + [.integer(id)])
    if connection.changes == 0 { throw missingRow(id, entity) }
  }

  /// Removes a row of the later version. No delete rule is carried out: relationships that led to the
  /// row lead nowhere when the code has run.
  ///
  /// - Throws: ``StageError/missingRow(version:entity:id:)``.
  public func delete(_ entity: StageEntity, id: Int64) throws {
    try checkWritable(entity)
    try connection.execute(
      "DELETE FROM \(entity.table) WHERE \(Self.id) = ? AND \(entity.condition)", [.integer(id)])
    if connection.changes == 0 { throw missingRow(id, entity) }
    try connection.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS "_mw_stage_deleted" \
      ("root" TEXT, "id" INTEGER, PRIMARY KEY ("root", "id")) WITHOUT ROWID
      """)
    try connection.execute(
      "INSERT OR IGNORE INTO temp.\"_mw_stage_deleted\" VALUES (?, ?)",
      [.text(entity.storage.table), .integer(id)])
    state.tablesWithDeletions.insert(entity.storage.table)
  }

  // MARK: Checking

  static var id: String { SystemName.quoted(SystemName.id) }

  func checkWritable(_ entity: StageEntity) throws {
    if entity.side == .source {
      throw StageError.readOnlyVersion(version: source.name, entity: entity.entity.name)
    }
  }

  func checkRow(_ id: Int64, of entity: StageEntity) throws {
    let found = try connection.value(
      "SELECT 1 FROM \(entity.table) WHERE \(Self.id) = ? AND \(entity.condition)", [.integer(id)])
    if found == nil { throw missingRow(id, entity) }
  }

  private func missingRow(_ id: Int64, _ entity: StageEntity) -> StageError {
    .missingRow(version: version(entity.side).name, entity: entity.entity.name, id: id)
  }

  private func exists(_ id: Int64, _ table: String) throws -> Bool {
    try connection.value("SELECT 1 FROM \(table) WHERE \(Self.id) = ?", [.integer(id)]) != nil
  }

  // MARK: Identifiers

  /// The next identifier of a hierarchy: above those of all rows that it has, and above those that were
  /// given out for any table, since a hierarchy may come from several.
  private func nextID(of entity: StageEntity) throws -> Int64 {
    let table = entity.storage.table
    if let last = state.lastIDs[table] { return last + 1 }
    let largest = try connection.value("SELECT max(\(Self.id)) FROM \(entity.table)")
    let given = try connection.value(
      "SELECT max(\(SystemName.quoted(SystemName.sequenceLast))) "
        + "FROM \(SystemName.quoted(SystemName.sequence))")
    return max(largest?.integer ?? 0, given?.integer ?? 0) + 1
  }

  /// Takes down that an identifier was given out; the store learns of it when the code has run.
  private func note(_ id: Int64, of entity: StageEntity) throws {
    state.lastIDs[entity.storage.table] = max(try nextID(of: entity) - 1, id)
  }

  /// Writes down which identifiers were given out, so that none of them is given out again.
  func writeSequences() throws {
    let (sequence, root, column) = (
      SystemName.quoted(SystemName.sequence), SystemName.quoted(SystemName.sequenceRoot),
      SystemName.quoted(SystemName.sequenceLast)
    )
    for (table, last) in state.lastIDs.sorted(by: { $0.key < $1.key }) {
      try connection.execute(
        """
        INSERT INTO \(sequence) (\(root), \(column)) VALUES (?, ?) \
        ON CONFLICT (\(root)) DO UPDATE SET \(column) = max(\(column), excluded.\(column))
        """, [.text(table), .integer(last)])
    }
  }
}
