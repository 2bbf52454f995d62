import ModelwrightMigration
import ModelwrightSQLite
import ModelwrightSchema

/// Carries out a route on a store: all of it in one transaction, or nothing.
struct StoreMigrator {
  let opener: StoreOpener
  let connection: Connection
  let location: StoreLocation
  let route: StoreRoute
  /// The copy that is made first.
  let backup: StoreBackup?

  private var path: String { location.path }

  /// Migrates. `nil` when somebody else has changed the store since its records were read.
  func migrate(_ metadata: StoreMetadata) throws -> StoreMetadata? {
    // A table that is replaced would otherwise take the rows with it whose keys lead to it. Keys
    // cannot be switched off inside the transaction; the checks at its end stand in for them.
    try connection.setForeignKeys(false)
    // What is sorted for an index of a large table must not fill the memory.
    try connection.execute("PRAGMA temp_store = FILE")
    let result = Result {
      try connection.transaction { try watched { try carryOut(metadata, $0) } }
    }
    connection.forgetStatements()
    try connection.execute("PRAGMA temp_store = MEMORY")
    try connection.setForeignKeys(true)
    return try result.get()
  }

  /// Calls a function with somebody looking on, up to the moment in which all of it is kept.
  private func watched<Value>(_ body: (MigrationMeter) throws -> Value) throws -> Value {
    let meter = MigrationMeter(options: opener.options.migration, path: path)
    guard meter.isOfUse else { return try body(meter) }
    return try connection.watching(every: MigrationMeter.instructions, look: meter.look) {
      let value = try body(meter)
      try meter.check()
      return value
    }
  }

  private func carryOut(
    _ metadata: StoreMetadata, _ meter: MigrationMeter
  ) throws -> StoreMetadata? {
    guard try StoreMetadata.read(from: connection) == metadata else { return nil }
    try meter.prepare(route, hasBackup: backup != nil, on: connection)
    if let backup { try make(backup, meter) }
    for leg in route.legs { try run(leg, meter) }
    try PlanRunner.addSequences(of: opener.schema, to: connection)
    if !route.isDescriptionOnly { try verify(meter) }
    let migrated = try opener.record(
      connection, identifier: metadata.identifier, after: metadata.knownVersions)
    try migrated.write(to: connection)
    return migrated
  }

  /// The conditions of the first part are asked before: a store that cannot be migrated needs no copy.
  private func make(_ backup: StoreBackup, _ meter: MigrationMeter) throws {
    if let first = route.legs.first {
      try translated {
        try PlanRunner(connection: connection, plan: first.plan).check(first.plan.conditions)
      }
    }
    try meter.begin("the copy at \(backup.target)")
    try backup.make(meter)
  }

  // MARK: Running

  private func run(_ leg: StoreRoute.Leg, _ meter: MigrationMeter) throws {
    let runner = PlanRunner(connection: connection, plan: leg.plan) { _, statement in
      try meter.begin(statement)
    }
    try translated {
      try runner.run {
        guard let stage = leg.stage else { return }
        try meter.begin("the stage from '\(leg.source.name)' to '\(leg.target.name)'")
        try run(stage, leg)
        try meter.check()
      }
    }
  }

  private func run(_ stage: StoreStage, _ leg: StoreRoute.Leg) throws {
    let store = StageStore(
      connection: connection, source: leg.source, target: leg.target,
      stageTables: leg.plan.stageTables)
    do {
      try stage.body(store)
    } catch let error as StoreError {
      throw error
    } catch is CancellationError {
      throw StoreError.cancelled(path: path)
    } catch {
      if (error as? SQLiteError)?.isInterrupted ?? false { throw StoreError.cancelled(path: path) }
      throw StoreError.stageFailed(
        path: path, from: leg.source.name, to: leg.target.name, detail: "\(error)")
    }
  }

  /// Says in a store's terms why a plan could not be run.
  private func translated(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let fault as PlanRunner.Fault {
      switch fault {
      case .obstacles(let obstacles):
        guard obstacles.allSatisfy({ $0.kind == .duplicates }) else {
          throw StoreError.needsMigration(path: path, obstacles: obstacles)
        }
        let detail = obstacles.map(\.description).joined(separator: "; ")
        throw StoreError.duplicates(path: path, detail: detail)
      case .statement(let statement, let error):
        let detail = "\(statement.purpose): \(error.message)"
        if error.isUniqueness { throw StoreError.duplicates(path: path, detail: detail) }
        guard error.isConstraint else { throw error }
        throw StoreError.migrationFailed(path: path, detail: detail)
      }
    }
  }

  // MARK: Checking

  /// Keys, pages and structure must be right before anything is kept.
  private func verify(_ meter: MigrationMeter) throws {
    // A check that finds no room for a page takes that for damage.
    try connection.flush()
    let tables = Set(opener.schema.tables.map(\.name))
    for table in route.writtenTables where tables.contains(table) {
      try meter.begin("the check of the table \(table)")
      try verify(table)
    }
    try meter.begin("the check of the structure")
    let differences = try SchemaReader(connection).structure()
      .differences(from: try opener.schema.freshStructure())
    if let first = differences.first {
      throw StoreError.migrationFailed(path: path, detail: first)
    }
  }

  private func verify(_ table: String) throws {
    let name = SystemName.quoted(table)
    let dangling = try connection.value("PRAGMA foreign_key_check(\(name))")
    guard dangling == nil else {
      throw StoreError.migrationFailed(
        path: path,
        detail: "keys of the table '\(table)' lead nowhere; 'modelwright inspect' tells which")
    }
    let answer = try connection.value("PRAGMA integrity_check(\(name))")?.text
    guard answer == "ok" else {
      throw StoreError.damaged(path: path, detail: answer ?? "its pages do not fit")
    }
  }
}
