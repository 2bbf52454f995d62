public import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// What a store consists of, found without changing a byte of it.
public struct StoreSurvey: Sendable {
  /// A table.
  public struct Table: Sendable {
    /// Its name.
    public var name: String
    /// How many rows it has.
    public var rows: Int
    /// How many objects of each entity it has, in the model's order; empty for a table of pairs.
    public var entities: [(name: String, objects: Int)]
  }

  /// A relationship with keys that lead to no row.
  public struct DanglingKeys: Hashable, Sendable {
    /// The entity's name.
    public var entity: String
    /// The relationship's name.
    public var relationship: String
    /// How many there are.
    public var count: Int
  }

  /// What the store records about itself.
  public var metadata: StoreMetadata
  /// The model that the store carries.
  public var model: ResolvedModel
  /// The size of the file, and of the log beside it, in bytes.
  public var size: (file: Int, log: Int)
  /// The tables of entities, then those of pairs.
  public var tables: [Table] = []
  /// The relationships with keys that lead to no row: what a tool leaves behind that does not enforce
  /// keys, or a delete rule of No Action.
  public var danglingKeys: [DanglingKeys] = []

  /// Looks at a store.
  ///
  /// - Throws: ``StoreError``; ``StoreError/missing(path:)`` also for an empty file.
  public static func of(_ path: String) throws(StoreError) -> StoreSurvey {
    guard Connection.isLibrarySupported else {
      throw .unsupportedSQLite(version: Connection.libraryVersion)
    }
    do {
      let inspector = StoreInspector(path: path)
      let isWritable = StoreHeader.isWritable(path) && !inspector.wasInterrupted
      let options = StoreOptions(isReadOnly: !isWritable, busyTimeoutMilliseconds: 1_000)
      guard let metadata = try inspector.inspect(options: options) else {
        throw StoreError.missing(path: path)
      }
      return try inspector.withReader(options) { connection in
        try StoreSurvey(metadata, path: path, connection)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private init(_ metadata: StoreMetadata, path: String, _ connection: Connection) throws {
    self.metadata = metadata
    do {
      model = try ResolvedModel(try ModelCoding.decode(metadata.model))
    } catch ModelCodingError.newerFormat(let version) {
      throw StoreError.newerStore(path: path, version: version)
    }
    size = (try Self.size(of: path), (try? Self.size(of: path + "-wal")) ?? 0)
    let schema = Schema(model)
    for table in schema.tables {
      if case .system = table.origin { continue }
      tables.append(try Self.survey(table, model, schema, connection))
    }
    danglingKeys = try Self.danglingKeys(model, schema, connection)
  }

  private static func size(of path: String) throws -> Int {
    if case .file(let size) = try StoreHeader.kind(of: path) { size } else { 0 }
  }

  private static func survey(
    _ table: ModelwrightSchema.Table, _ model: ResolvedModel, _ schema: Schema,
    _ connection: Connection
  ) throws -> Table {
    let rows = try StatementWeight.count(table.name, on: connection)
    guard case .entity(let root, _) = table.origin, let entity = model.entity(named: root) else {
      return Table(name: table.name, rows: rows, entities: [])
    }
    guard schema.storage.entities[entity.index].hasEntityColumn else {
      return Table(name: table.name, rows: rows, entities: [(root, rows)])
    }
    let name = SystemName.quoted(SystemName.entity)
    let counts = try connection.rows(
      "SELECT \(name), count(*) FROM \(SystemName.quoted(table.name)) GROUP BY \(name)")
    let byName = Dictionary(
      counts.compactMap { row in row[0].text.map { ($0, Int(row[1].integer ?? 0)) } }
    ) { first, _ in first }
    let members = model.entities.filter { schema.storage.entities[$0.index].table == table.name }
    return Table(
      name: table.name, rows: rows,
      entities: members.filter { !$0.entity.isAbstract || byName[$0.name] != nil }
        .map { ($0.name, byName[$0.name] ?? 0) })
  }

  // MARK: Keys

  private static func danglingKeys(
    _ model: ResolvedModel, _ schema: Schema, _ connection: Connection
  ) throws -> [DanglingKeys] {
    var found: [DanglingKeys] = []
    for relationship in model.relationships {
      guard let (table, column, target) = key(of: relationship, schema) else { continue }
      let place = SystemName.quoted(column)
      let count = try connection.value(
        """
        SELECT count(*) FROM \(SystemName.quoted(table)) AS k WHERE k.\(place) IS NOT NULL AND NOT \
        EXISTS (SELECT 1 FROM \(SystemName.quoted(target)) AS t \
        WHERE t.\(SystemName.quoted(SystemName.id)) = k.\(place))
        """)
      guard let count = count?.integer, count > 0 else { continue }
      found.append(
        DanglingKeys(
          entity: model.entities[relationship.entity].name, relationship: relationship.name,
          count: Int(count)))
    }
    return found
  }

  /// The column that holds a relationship's keys, and the table that they lead to; `nil` where the
  /// inverse has them.
  private static func key(
    of relationship: ResolvedRelationship, _ schema: Schema
  ) -> (table: String, column: String, target: String)? {
    let destination = schema.storage.entities[relationship.destination].table
    switch schema.storage.relationships[relationship.index] {
    case .key(let table, let column, _): return (table, column, destination)
    case .inverseKey(let table, let column, _):
      guard relationship.inverse == nil else { return nil }
      return (table, column, schema.storage.entities[relationship.entity].table)
    case .join(let table, _, let column, _): return (table, column, destination)
    case .transient: return nil
    }
  }
}
