import ModelwrightModel
import ModelwrightSchema

/// The statements that turn one schema with its rows into another.
///
/// What is only added to a table is added; everything else follows SQLite's own procedure,
/// https://sqlite.org/lang_altertable.html §7: first all new rows are written, while all old ones can be
/// read, then the old tables go and the new ones take their names.
struct StatementBuilder {
  private(set) var statements: [MigrationStatement] = []
  private(set) var writtenTables: [String] = []
  private(set) var stagePoint: Int?
  private(set) var stageTables: [String: String] = [:]
  let matching: ModelMatching
  let tables: [TableFilling]
  let pairs: [PairFilling]
  let isStage: Bool
  /// The new tables that are the old ones, or those with more columns.
  private var keptTables: Set<String> = []
  /// The tables that get their final names at the end, with those until then.
  private var renamed: [(temporary: String, name: String)] = []
  /// The tables some of whose rows, or values, are others than before.
  private var changedTables: Set<String> = []
  /// The old tables that rows come from, by the new ones' names.
  private var sourceNames: [String: String] = [:]

  var old: MigrationVersion { matching.old }
  var new: MigrationVersion { matching.new }

  init(
    _ matching: ModelMatching, tables: [TableFilling], pairs: [PairFilling], isStage: Bool
  ) {
    self.matching = matching
    self.tables = tables
    self.pairs = pairs
    self.isStage = isStage
  }

  mutating func build() {
    for filling in tables { sourceNames[filling.table.name] = filling.source?.name }
    if isStage { return buildStage() }
    var writing: [MigrationStatement] = []
    var creating: [MigrationStatement] = []
    var adding: [MigrationStatement] = []
    for filling in tables {
      switch filling.kind(old, new) {
      case .kept: keptTables.insert(filling.table.name)
      case .extended(let columns):
        keptTables.insert(filling.table.name)
        adding += columns.map {
          MigrationStatement(
            sql: filling.table.adding($0),
            purpose: "the new column \($0.name) of \(filling.table.name)")
        }
      case .rebuilt:
        writing += rebuild(filling.table, rows: copy(of: filling))
        if !filling.isFaithful { changedTables.insert(filling.table.name) }
      case .new: creating.append(create(filling.table))
      }
    }
    for filling in pairs {
      if filling.isKept {
        keptTables.insert(filling.table.name)
      } else if filling.copies.isEmpty {
        creating.append(create(filling.table))
      } else {
        writing += rebuild(
          filling.table,
          rows: filling.copies.map { copy in
            {
              MigrationStatement(
                sql: copy.sql(into: $0), purpose: "the pairs of \(filling.table.name)",
                copiedTable: copy.links.table)
            }
          })
        changedTables.insert(filling.table.name)
      }
    }
    removeDependents()
    statements += writing
    continueSequences()
    replaceTables()
    statements += creating + adding
    createDependents()
  }

  // MARK: Tables

  private mutating func create(_ table: Table) -> MigrationStatement {
    writtenTables.append(table.name)
    return MigrationStatement(sql: table.sql, purpose: "the new table \(table.name)")
  }

  private func copy(of filling: TableFilling) -> [(String) -> MigrationStatement] {
    let values = zip(filling.table.columns, filling.values).compactMap { column, value in
      value.map { (column.name, $0) }
    }
    return [
      { name in
        MigrationStatement(
          sql: RowCopy(source: filling.rows, values: values).sql(into: name),
          purpose: "the rows of \(filling.table.name)", copiedTable: filling.rows.table)
      }
    ]
  }

  private mutating func rebuild(
    _ table: Table, rows: [(String) -> MigrationStatement]
  ) -> [MigrationStatement] {
    let temporary = "\(SystemName.tablePrefix)new_\(table.name)"
    renamed.append((temporary, table.name))
    writtenTables.append(table.name)
    let creation = MigrationStatement(
      sql: table.sql(as: temporary), purpose: "the table \(table.name)")
    return [creation] + rows.map { $0(temporary) }
  }

  /// Ids that were given out once are not given out again, whatever the table is called.
  private mutating func continueSequences() {
    for filling in tables {
      guard let source = filling.source, source.name != filling.table.name else { continue }
      append(
        Schema.continueSequence(of: source.name, in: filling.table.name),
        "the identifiers of \(filling.table.name) go on from those of \(source.name)")
    }
  }

  private mutating func replaceTables() {
    for table in old.schema.tables where !keptTables.contains(table.name) {
      if case .system = table.origin { continue }
      append(Table.dropSQL(table.name), "the former table \(table.name)")
    }
    for (temporary, name) in renamed {
      append(Table.renameSQL(temporary, to: name), "the table \(name) in its place")
    }
  }

  // MARK: What stands on tables

  /// Triggers and views must not see a table while it is being replaced; indexes go with their tables.
  private mutating func removeDependents() {
    let isReplacing = old.schema.tables.contains {
      if case .system = $0.origin { false } else { !keptTables.contains($0.name) }
    }
    for (trigger, sql) in zip(old.schema.triggers, old.storage.triggers)
    where isReplacing || !new.storage.triggerSet.contains(sql) {
      append(trigger.dropSQL, "the trigger \(trigger.name) is another, or its tables are")
    }
    for view in old.schema.views where isReplacing || !new.schema.views.contains(view) {
      append(view.dropSQL, "the view \(view.name) is another, or its table is")
    }
    for index in old.schema.spatialIndexes
    where !keptTables.contains(index.table) || !new.schema.spatialIndexes.contains(index) {
      append(index.dropSQL, "the spatial index \(index.name)")
    }
    for (index, sql) in zip(old.schema.indexes, old.storage.indexes)
    where keptTables.contains(index.table) && !new.storage.indexSet.contains(sql) {
      append(index.dropSQL, "the index \(index.name) is gone")
    }
    wasReplacing = isReplacing
  }

  private var wasReplacing = false

  private mutating func createDependents() {
    for (index, sql) in zip(new.schema.indexes, new.storage.indexes)
    where !keptTables.contains(index.table) || !old.storage.indexSet.contains(sql) {
      append(sql, index.purpose, copies: sourceNames[index.table])
    }
    for index in new.schema.spatialIndexes
    where !keptTables.contains(index.table) || !old.schema.spatialIndexes.contains(index) {
      append(index.sql, "the spatial index \(index.name)")
      append(index.fillingSQL, "the places of \(index.table)", copies: sourceNames[index.table])
    }
    for view in new.schema.views where wasReplacing || !old.schema.views.contains(view) {
      append(view.sql, "the view \(view.name)")
    }
    for (trigger, sql) in zip(new.schema.triggers, new.storage.triggers)
    where wasReplacing || !old.storage.triggerSet.contains(sql) {
      append(sql, trigger.purpose)
    }
    // With the triggers at work, so that a value that is computed from another one follows it.
    for (trigger, sql) in zip(new.schema.triggers, new.storage.triggers) {
      guard let filling = trigger.fillingSQL,
        !old.storage.triggerSet.contains(sql) || !trigger.tables.isDisjoint(with: changedTables)
      else { continue }
      append(filling, trigger.purpose, copies: sourceNames[trigger.table])
    }
  }

  private mutating func append(_ sql: String, _ purpose: String, copies: String? = nil) {
    statements.append(MigrationStatement(sql: sql, purpose: purpose, copiedTable: copies))
  }

  // MARK: Stages

  /// First tables that demand nothing, filled with what could be inferred; then, when the code has run,
  /// the final ones with what it left in them.
  private mutating func buildStage() {
    for filling in tables {
      let name = stage(filling.table)
      if filling.source != nil, !filling.kept.isEmpty {
        statements += copy(of: filling).map { $0(name) }
      }
    }
    for filling in pairs {
      let name = stage(filling.table)
      for copy in filling.copies {
        append(
          copy.sql(into: name), "the pairs of \(filling.table.name)", copies: copy.links.table)
      }
    }
    stagePoint = statements.count
    removeDependents()
    let staged = StagedSchema(new)
    for filling in tables {
      statements += rebuild(
        filling.table,
        rows: [
          { name in
            MigrationStatement(
              sql: staged.copy(of: filling.table).sql(into: name),
              purpose: "the rows of \(filling.table.name)",
              copiedTable: filling.source?.name)
          }
        ])
      changedTables.insert(filling.table.name)
    }
    for filling in pairs {
      guard let copy = staged.copy(ofPairs: filling.table) else { continue }
      statements += rebuild(
        filling.table,
        rows: [
          {
            MigrationStatement(
              sql: copy.sql(into: $0), purpose: "the pairs of \(filling.table.name)")
          }
        ])
      changedTables.insert(filling.table.name)
    }
    continueSequences()
    for filling in tables {
      let name = filling.table.name
      append(
        Schema.raiseSequence(of: name, aboveRowsOf: StagedSchema.name(of: name)),
        "the identifiers of \(name) go on from those that the stage gave")
    }
    for filling in tables { dropStage(filling.table) }
    for filling in pairs { dropStage(filling.table) }
    replaceTables()
    createDependents()
  }

  private mutating func stage(_ table: Table) -> String {
    let name = StagedSchema.name(of: table.name)
    stageTables[table.name] = name
    append(table.unconstrained.sql(as: name), "the rows of \(table.name) while the stage runs")
    return name
  }

  private mutating func dropStage(_ table: Table) {
    append(Table.dropSQL(StagedSchema.name(of: table.name)), "what the stage worked on")
  }
}

extension TableFilling {
  /// Whether rows and values are those of the old table as far as they have the same names.
  fileprivate var isFaithful: Bool {
    guard let source, source.name == table.name, !dropsRows else { return false }
    return zip(table.columns, values).allSatisfy { column, value in
      switch value {
      case .column(let name)?, .key(.column(let name), _)?: name == column.name
      case nil: true
      default: source.column(named: column.name) == nil
      }
    }
  }
}

extension Trigger {
  /// The tables that a computed value depends on, and its own.
  fileprivate var tables: Set<String> {
    switch action {
    case .total(let total): [total.table, total.members]
    case .copyIn(let copy): [copy.table, copy.source]
    default: []
    }
  }
}
