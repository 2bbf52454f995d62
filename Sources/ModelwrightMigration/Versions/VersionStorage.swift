import ModelwrightModel
import ModelwrightSchema

/// What of a version's schema is looked up again and again while plans are made, found once.
struct VersionStorage: Sendable {
  /// The places of tables among the schema's, by name.
  private(set) var tablePlaces: [String: Int] = [:]
  /// What tables are defined by, by place.
  private(set) var definitions: [TableDefinition] = []
  /// The places of columns, by the table's place and name.
  private(set) var columnPlaces: [[String: Int]] = []
  /// The unique indexes, by table.
  private(set) var uniqueIndexes: [String: [TableIndex]] = [:]
  /// The statements of the indexes and the triggers.
  private(set) var indexes: [String] = []
  private(set) var triggers: [String] = []
  private(set) var indexSet: Set<String> = []
  private(set) var triggerSet: Set<String> = []

  init(_ schema: Schema) {
    for (place, table) in schema.tables.enumerated() {
      tablePlaces[table.name] = place
      definitions.append(table.definition)
      columnPlaces.append(
        Dictionary(table.columns.enumerated().map { ($1.name, $0) }) { first, _ in first })
    }
    for index in schema.indexes where index.isUnique {
      uniqueIndexes[index.table, default: []].append(index)
    }
    indexes = schema.indexes.map(\.sql)
    triggers = schema.triggers.map(\.sql)
    indexSet = Set(indexes)
    triggerSet = Set(triggers)
  }
}
