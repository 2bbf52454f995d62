import ModelwrightModel

/// Makes a schema: names first, then columns, then what stands on them.
struct SchemaBuilder {
  let model: ResolvedModel
  let layouts: [RowLayout]
  let placements: [RelationshipPlacement]
  /// Names of tables and indexes, which SQLite keeps in one space.
  var objectNames = Names()
  var triggerNames = Names()
  /// The table's name, by the root entity's index.
  var tableNames: [Int: String] = [:]
  /// The columns' names, by the root entity's index.
  var columnNames: [Int: ColumnNames] = [:]
  /// The columns that no property has, by the root entity's index.
  var extraColumns: [Int: [Column]] = [:]
  var relationships: [RelationshipStorage]
  var tables: [Table] = []
  var joins: [Table] = []
  var indexes: [TableIndex] = []
  var triggers: [Trigger] = []
  var spatialIndexes: [SpatialIndex] = []
  var views: [ReadableView] = []
  var derivedAttributes: [DerivedAttribute] = []
  var unsupported: [UnsupportedFeature] = []

  init(_ model: ResolvedModel) {
    self.model = model
    layouts = model.layouts()
    placements = model.relationships.map { RelationshipPlacement(of: $0, in: model) }
    relationships = model.relationships.map { _ in .transient }
  }

  mutating func build() {
    nameTables()
    nameColumns()
    placeRelationships()
    buildTables()
    buildKeyIndexes()
    buildDeleteTriggers()
    buildModelIndexes()
    buildDerivedAttributes()
    buildViews()
  }

  var roots: [Int] { model.entities.indices.filter { model.entities[$0].root == $0 } }

  /// In the order of the names, so that the order in the document does not matter.
  private mutating func nameTables() {
    let byName = roots.sorted { model.entities[$0].name < model.entities[$1].name }
    for root in byName {
      tableNames[root] = objectNames.take(Self.allowed(model.entities[root].name))
    }
  }

  /// A name that tables, indexes and triggers may have: those of the model's entities are anything.
  static func allowed(_ name: String) -> String {
    let name = Names.cleaned(name)
    return isReserved(name) ? "Entity_\(name)" : name
  }

  /// Whether SQLite, or we, keep a name for ourselves.
  private static func isReserved(_ name: String) -> Bool {
    let folded = Names.folded(name)
    return folded.hasPrefix("sqlite_") || folded.hasPrefix(SystemName.tablePrefix)
  }

  private mutating func nameColumns() {
    for root in roots {
      var keys: [ColumnKey] = []
      for entity in model.entities[root].descendants {
        for slot in layouts[entity].slots
        where slot.declaringEntity == entity && hasColumn(slot) {
          keys.append(ColumnKey(entity: entity, path: slot.path))
        }
      }
      columnNames[root] = ColumnNames(keys, in: model)
    }
  }

  func hasColumn(_ slot: RowSlot) -> Bool {
    guard !slot.isTransient else { return false }
    switch slot.content {
    case .attribute: return true
    case .relationship(let index): return placements[index] == .ownKey
    }
  }

  mutating func refuse(_ subject: String, of entity: String, _ reason: String) {
    unsupported.append(UnsupportedFeature(entity: entity, subject: subject, reason: reason))
  }

  mutating func add(
    trigger name: String, on table: String, _ event: Trigger.Event, _ action: Trigger.Action,
    purpose: String
  ) {
    triggers.append(
      Trigger(
        name: triggerNames.take(Self.allowed(name)), table: table, event: event, action: action,
        purpose: purpose))
  }

  func tableName(of entity: Int) -> String { tableNames[model.entities[entity].root] ?? "" }

  func columnName(_ slot: RowSlot) -> String? {
    let root = model.entities[slot.declaringEntity].root
    return columnNames[root]?.names[ColumnKey(entity: slot.declaringEntity, path: slot.path)]
  }

  func hasSubentities(_ root: Int) -> Bool { !model.entities[root].children.isEmpty }

  func entityStorages() -> [EntityStorage] {
    model.entities.map { entity in
      EntityStorage(
        table: tableName(of: entity.index), hasEntityColumn: hasSubentities(entity.root),
        columns: layouts[entity.index].slots.map { columnName($0) })
    }
  }
}
