import ModelwrightMigration
public import ModelwrightModel
public import ModelwrightSQLite
public import ModelwrightSchema

/// Which of a stage's two versions rows belong to.
public enum StageSide: Hashable, Sendable {
  /// The earlier version: rows are read.
  case source
  /// The later version: rows are read and written.
  case target
}

/// An entity of one of a stage's versions, with what reading and writing its rows needs.
public final class StageEntity {
  /// The version that it belongs to.
  public let side: StageSide
  /// The entity.
  public let entity: ResolvedEntity
  /// The values that a row can have.
  public let layout: RowLayout
  /// Where they are; parallel to the layout's slots.
  public let storage: EntityStorage
  /// The table that holds the rows now, quoted.
  let table: String
  /// What rows of this entity and of those that inherit from it fulfil, as SQL.
  let condition: String
  /// The entity's name as a value of the column that holds it.
  let entityValue: SQLiteValue
  /// The schema's columns by name.
  let columns: [String: Column]

  init(_ index: Int, of version: MigrationVersion, side: StageSide, table: String) {
    self.side = side
    let model = version.model
    entity = model.entities[index]
    layout = version.layouts[index]
    storage = version.schema.storage.entities[index]
    self.table = SystemName.quoted(table)
    entityValue = .text(entity.name)
    let names = entity.descendants.map { model.entities[$0].name }
    condition =
      storage.hasEntityColumn && entity.parent != nil
      ? "\(SystemName.quoted(SystemName.entity)) IN (\(names.map(Self.literal).joined(separator: ", ")))"
      : "1"
    let finalTable = storage.table
    let schemaTable = version.schema.tables.first { $0.name == finalTable }
    columns = Dictionary(
      (schemaTable?.columns ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func literal(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// The slot of a property, or of a leaf of a composite, by the names on the way to it joined by
  /// points.
  public func slot(at path: String) -> Int? {
    layout.slots.first { $0.path.joined(separator: ".") == path }?.index
  }

  /// What a slot's column is called, quoted; `nil` when the slot has none.
  func column(_ slot: Int) -> String? { storage.columns[slot].map(SystemName.quoted) }

  /// What a new row has in a slot when nothing is said.
  public func defaultValue(ofSlot slot: Int) -> SQLiteValue {
    switch storage.columns[slot].flatMap({ columns[$0]?.defaultValue }) {
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .text(let value): .text(value)
    case .blob(let value): .blob(value)
    case nil: .null
    }
  }
}

/// A row as a stage sees it.
public struct StageRecord {
  /// The row's identifier, the same in both versions.
  public var id: Int64
  /// The name of its entity.
  public var entityName: String
  /// The values by slot; NULL where the slot has no column.
  public var values: [SQLiteValue]
}
