import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// A version with what reading and writing its stores as graphs needs, computed once.
struct StoredVersion: Sendable {
  /// A table of entities and how its rows are read.
  struct EntityTable: Sendable {
    var root: Int
    var name: String
    /// The names of the columns that are read, the identifier first, then the version.
    var columns: [String]
    /// The place of the entity's name among the columns; `nil` where there is only one entity.
    var entityColumn: Int?
    /// The entities by name.
    var entities: [String: Int]
    /// For each entity, by index: the places of its attributes' columns, by slots.
    var slots: [Int: [(slot: Int, column: Int)]]
    /// The keys of to-one relationships.
    var keys: [Key]
    /// The keys that are read from the other end.
    var inverseKeys: [Key]
    var sql: String
  }

  /// A key in a table of entities.
  struct Key: Sendable {
    var relationship: Int
    var column: Int
    /// The place of the column with the position; `nil` where there is none.
    var order: Int?
  }

  /// A table of pairs, seen from one end.
  struct Pairs: Sendable {
    var relationship: Int
    var table: String
    var sourceColumn: String
    var destinationColumn: String
    var orderColumn: String?
    var sql: String
  }

  let version: MigrationVersion
  let tables: [EntityTable]
  let pairs: [Pairs]
  /// The root entities at both ends of each relationship.
  let ends: [(source: Int, destination: Int)]
  /// The derived attributes that the database computes, by the declaring entities.
  let derived: [Int: [DerivedAttribute]]

  var model: ResolvedModel { version.model }
  var schema: Schema { version.schema }
  var layouts: [RowLayout] { version.layouts }

  init(_ version: MigrationVersion) {
    self.version = version
    let model = version.model
    let storage = version.schema.storage
    ends = model.relationships.map {
      (model.entities[$0.entity].root, model.entities[$0.destination].root)
    }
    derived = Dictionary(grouping: version.schema.derivedAttributes, by: \.entity)
    tables = model.entities.filter { $0.parent == nil }.map { Self.table(of: $0, in: version) }
    pairs = model.relationships.compactMap { relationship in
      guard
        case .join(let table, let source, let destination, let order) =
          storage.relationships[relationship.index]
      else { return nil }
      let columns = [source, destination] + (order.map { [$0] } ?? [])
      return Pairs(
        relationship: relationship.index, table: table, sourceColumn: source,
        destinationColumn: destination, orderColumn: order,
        sql: Self.selection(columns, from: table))
    }
  }

  /// What of the derived attributes of an entity, inherited ones included, a slot's column holds.
  func derivedAttribute(_ slot: RowSlot) -> DerivedAttribute? {
    derived[slot.declaringEntity]?.first { slot.path == [$0.name] }
  }

  private static func table(of root: ResolvedEntity, in version: MigrationVersion) -> EntityTable {
    let storage = version.schema.storage
    let own = storage.entities[root.index]
    var columns = [SystemName.id, SystemName.version]
    var places: [String: Int] = [:]
    func place(_ column: String) -> Int {
      if let known = places[column] { return known }
      places[column] = columns.count
      columns.append(column)
      return columns.count - 1
    }
    let entityColumn = own.hasEntityColumn ? place(SystemName.entity) : nil
    var entities: [String: Int] = [:]
    var slots: [Int: [(slot: Int, column: Int)]] = [:]
    for entity in root.descendants {
      entities[version.model.entities[entity].name] = entity
      slots[entity] = version.layouts[entity].slots.compactMap { slot in
        guard case .attribute = slot.content,
          let column = storage.entities[entity].columns[slot.index]
        else { return nil }
        return (slot.index, place(column))
      }
    }
    var (keys, inverseKeys): ([Key], [Key]) = ([], [])
    for (index, relationship) in storage.relationships.enumerated() {
      switch relationship {
      case .key(own.table, let column, let order):
        keys.append(
          Key(relationship: index, column: place(column), order: order.map { place($0) }))
      case .inverseKey(own.table, let column, let order):
        inverseKeys.append(
          Key(relationship: index, column: place(column), order: order.map { place($0) }))
      default: break
      }
    }
    return EntityTable(
      root: root.index, name: own.table, columns: columns, entityColumn: entityColumn,
      entities: entities, slots: slots, keys: keys, inverseKeys: inverseKeys,
      sql: selection(columns, from: own.table))
  }

  private static func selection(_ columns: [String], from table: String) -> String {
    "SELECT \(columns.map { SystemName.quoted($0) }.joined(separator: ", ")) "
      + "FROM \(SystemName.quoted(table))"
  }
}
