import ModelwrightMigrator
import ModelwrightModel

/// What the code of a stage works on: the rows of the earlier version, which it reads, and those of the
/// later one, which it reads and writes, inside the migration's transaction.
///
/// What could be inferred is in the later rows already; what could not has the model's default or no
/// value. Rows keep their identifiers. Required values may be missing until the code returns. Anything
/// that it throws ends the migration, and the store stays as it was. Rows are read in small batches, so
/// that memory stays flat however many there are.
///
/// Not Sendable, and of no use when the code has returned.
public final class MigrationContext {
  /// The name of the earlier version.
  public let sourceVersion: String
  /// The name of the later version.
  public let targetVersion: String
  private let store: StageStore
  /// How rows are read, by their types.
  private var accesses: [ObjectIdentifier: RowAccess] = [:]

  init(_ store: StageStore, from source: String, to target: String) {
    self.store = store
    sourceVersion = source
    targetVersion = target
  }

  // MARK: Reading

  /// How many rows there are of an entity and of those that inherit from it.
  public func count<Row: VersionRow>(_ type: Row.Type) throws -> Int {
    try store.count(of: access(type).entity)
  }

  /// The row of an identifier; `nil` when there is none, or when it is of another entity.
  public func row<Row: VersionRow>(_ type: Row.Type, id: RowID) throws -> Row? {
    let access = try access(type)
    return try store.record(id.number, of: access.entity).map {
      Row(_values: RowValues($0, access: access))
    }
  }

  /// Calls a function with every row of an entity and of those that inherit from it, in the order of
  /// their identifiers. Rows that are made meanwhile are left out.
  public func forEach<Row: VersionRow>(_ type: Row.Type, _ body: (Row) throws -> Void) throws {
    let access = try access(type)
    try store.forEachRecord(of: access.entity) { record in
      try body(Row(_values: RowValues(record, access: access)))
      try checkAll()
    }
  }

  // MARK: Writing

  /// Makes a row of the later version.
  ///
  /// - Parameters:
  ///   - type: The row's type.
  ///   - id: The identifier of an earlier row that it takes the place of; otherwise it gets a new one.
  ///   - change: Sets the values; what it leaves alone has the model's default.
  /// - Returns: The identifier.
  @discardableResult
  public func insert<Row: VersionRow>(
    _ type: Row.Type, id: RowID? = nil, _ change: (inout Row) throws -> Void = { _ in }
  ) throws -> RowID {
    let number = try store.insert(access(type).entity, id: id?.number)
    try update(type, id: RowID(number), change)
    return RowID(number)
  }

  /// Changes a row of the later version.
  ///
  /// - Throws: `StageError.missingRow` when there is none of the identifier.
  public func update<Row: VersionRow>(
    _ type: Row.Type, id: RowID, _ change: (inout Row) throws -> Void
  ) throws {
    let access = try access(type)
    try checkWritable(access)
    guard let record = try store.record(id.number, of: access.entity) else {
      throw StageError.missingRow(
        version: Row._version, entity: Row._entity, id: id.number)
    }
    try write(record, access, change)
  }

  /// Changes every row of an entity of the later version and of those that inherit from it.
  public func updateEach<Row: VersionRow>(
    _ type: Row.Type, _ change: (inout Row) throws -> Void
  ) throws {
    let access = try access(type)
    try checkWritable(access)
    try store.forEachRecord(of: access.entity) { try write($0, access, change) }
  }

  /// Removes a row of the later version. No delete rule is carried out: what led to it leads nowhere.
  ///
  /// - Throws: `StageError.missingRow` when there is none of the identifier.
  public func delete<Row: VersionRow>(_ type: Row.Type, id: RowID) throws {
    try store.delete(access(type).entity, id: id.number)
  }

  private func write<Row: VersionRow>(
    _ record: StageRecord, _ access: RowAccess, _ change: (inout Row) throws -> Void
  ) throws {
    var row = Row(_values: RowValues(record, access: access))
    try change(&row)
    try checkAll()
    let values = row._values
    let changes = values.changes.sorted().map { (slot: $0, value: values.stored($0)) }
    if !changes.isEmpty { try store.update(access.entity, id: record.id, changes) }
    for (property, ids) in values.links.sorted(by: { $0.key < $1.key }) {
      guard let index = access.relationship(property) else { continue }
      try store.setRelated(index, of: record.id, to: ids.map(\.number))
    }
  }

  // MARK: Access

  private func access<Row: VersionRow>(_ type: Row.Type) throws -> RowAccess {
    if let known = accesses[ObjectIdentifier(type)] { return known }
    let side: StageSide
    switch Row._version {
    case sourceVersion: side = .source
    case targetVersion: side = .target
    default:
      throw StageError.foreignVersion(
        version: Row._version, from: sourceVersion, to: targetVersion)
    }
    let access = try RowAccess(type, side, store)
    accesses[ObjectIdentifier(type)] = access
    return access
  }

  private func checkWritable(_ access: RowAccess) throws {
    guard access.entity.side == .target else {
      throw StageError.readOnlyVersion(
        version: access.version, entity: access.entity.entity.name)
    }
  }

  /// Throws what was found wrong while values were read, of whatever row.
  private func checkAll() throws {
    for access in accesses.values { try access.check() }
  }

  /// Runs the code of a stage, and what comes after it.
  func run(_ body: (MigrationContext) throws -> Void) throws {
    try body(self)
    try checkAll()
    try store.finish()
  }
}
