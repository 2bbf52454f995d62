import ModelwrightSchema

/// The statements that turn one schema into another, every column keeping the values of the column
/// that has the same origin.
struct SchemaMigration {
  private(set) var statements: [MigrationStatement] = []
  private(set) var writtenTables: [String] = []
  private(set) var obstacles: [MigrationObstacle] = []
  private let old: Schema
  private let new: Schema
  /// The tables whose rows are written anew: what stands on them goes with the old ones.
  private var rebuilt: Set<String> = []

  init(from old: Schema, to new: Schema) {
    self.old = old
    self.new = new
    guard old.hash != new.hash else { return }
    let tables = changeTables()
    removeDependents()
    statements += tables
    createDependents()
  }

  private mutating func changeTables() -> [MigrationStatement] {
    var found: [MigrationStatement] = []
    for table in new.tables {
      guard let earlier = old.tables.first(where: { $0.origin.isSame(as: table.origin) }) else {
        found.append(MigrationStatement(sql: table.sql, purpose: "the new table \(table.name)"))
        writtenTables.append(table.name)
        continue
      }
      if earlier.isDefined(as: table) { continue }
      if let added = earlier.additions(in: table), added.allSatisfy({ Table.canAdd($0) }) {
        found += added.map {
          MigrationStatement(
            sql: earlier.adding($0), purpose: "the new column \($0.name) of \(table.name)")
        }
        continue
      }
      rebuilt.insert(earlier.name)
      writtenTables.append(table.name)
      let sources = table.columns.map { column in
        earlier.columns.first { $0.isSame(as: column) }?.name
      }
      found += table.replacing(earlier, sources: sources).map {
        MigrationStatement(sql: $0, purpose: "the table \(table.name), with its rows")
      }
    }
    for table in old.tables
    where !new.tables.contains(where: { $0.origin.isSame(as: table.origin) }) {
      obstacles.append(table.lost)
    }
    return found
  }

  /// Triggers and views must not see a table while it is being replaced.
  private mutating func removeDependents() {
    let isRebuilding = !rebuilt.isEmpty
    for trigger in old.triggers where isRebuilding || !new.triggers.contains(trigger) {
      append(trigger.dropSQL, "the trigger \(trigger.name) is another")
    }
    for view in old.views where isRebuilding || !new.views.contains(view) {
      append(view.dropSQL, "the view \(view.name) is another")
    }
    for index in old.spatialIndexes where !new.spatialIndexes.contains(index) {
      append(index.dropSQL, "the spatial index \(index.name) is gone")
    }
    for index in old.indexes
    where !rebuilt.contains(index.table) && !new.indexes.contains(where: { $0.sql == index.sql }) {
      append(index.dropSQL, "the index \(index.name) is gone")
    }
  }

  private mutating func createDependents() {
    let isRebuilding = !rebuilt.isEmpty
    for index in new.indexes
    where rebuilt.contains(index.table) || !old.indexes.contains(where: { $0.sql == index.sql }) {
      append(index.sql, index.purpose)
    }
    for index in new.spatialIndexes where !old.spatialIndexes.contains(index) {
      append(index.sql, "the new spatial index \(index.name)")
      append(index.fillingSQL, "the places of \(index.table)")
    }
    for view in new.views where isRebuilding || !old.views.contains(view) {
      append(view.sql, "the view \(view.name)")
    }
    for trigger in new.triggers where !old.triggers.contains(trigger) {
      if let filling = trigger.fillingSQL { append(filling, trigger.purpose) }
    }
    for trigger in new.triggers where isRebuilding || !old.triggers.contains(trigger) {
      append(trigger.sql, trigger.purpose)
    }
  }

  private mutating func append(_ sql: String, _ purpose: String) {
    statements.append(MigrationStatement(sql: sql, purpose: purpose))
  }
}

extension Table.Origin {
  /// Whether two tables hold the same things, whatever sub-entities there are.
  fileprivate func isSame(as other: Table.Origin) -> Bool {
    switch (self, other) {
    case (.entity(let name, _), .entity(let otherName, _)): name == otherName
    default: self == other
    }
  }
}

extension Column {
  fileprivate func isSame(as other: Column) -> Bool {
    origin == .system ? other.origin == .system && name == other.name : origin == other.origin
  }
}

extension Table {
  fileprivate var lost: MigrationObstacle {
    switch origin {
    case .entity(let name, _):
      MigrationObstacle(
        .typeChanged, entity: name, property: nil,
        reason: "its objects would be stored in another table")
    case .relationship(let entity, let relationship):
      MigrationObstacle(
        .typeChanged, entity: entity, property: relationship,
        reason: "its pairs would be stored in another way")
    case .system:
      MigrationObstacle(
        .typeChanged, entity: name, property: nil, reason: "the store's own table is gone")
    }
  }
}
