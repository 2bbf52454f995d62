import ModelwrightMigration
import ModelwrightSQLite
import ModelwrightSchema

/// Carries out a plan on a store: all of it in one transaction, or nothing.
struct StoreMigrator {
  let opener: StoreOpener
  let connection: Connection
  let location: StoreLocation

  /// Migrates. `nil` when somebody else has changed the store since its records were read.
  func migrate(_ metadata: StoreMetadata, by plan: MigrationPlan) throws -> StoreMetadata? {
    // A table that is replaced would otherwise take the rows with it whose keys lead to it. Keys
    // cannot be switched off inside the transaction; the checks at its end stand in for them.
    try connection.setForeignKeys(false)
    let result = Result { try connection.transaction { try carryOut(plan, from: metadata) } }
    connection.forgetStatements()
    try connection.setForeignKeys(true)
    return try result.get()
  }

  private func carryOut(
    _ plan: MigrationPlan, from metadata: StoreMetadata
  ) throws -> StoreMetadata? {
    guard try StoreMetadata.read(from: connection) == metadata else { return nil }
    try check(plan.conditions)
    for statement in plan.statements { try run(statement) }
    try opener.addSequences(connection)
    if !plan.isDescriptionOnly { try verify(plan) }
    let migrated = try opener.record(connection, identifier: metadata.identifier)
    try migrated.write(to: connection)
    return migrated
  }

  private func check(_ conditions: [MigrationCondition]) throws {
    let violated = try conditions.filter { try connection.value($0.violation) != nil }
    guard violated.isEmpty else {
      throw StoreError.needsMigration(path: location.path, obstacles: violated.map(\.obstacle))
    }
  }

  private func run(_ statement: MigrationStatement) throws {
    do {
      try connection.execute(statement.sql)
    } catch {
      guard error.isConstraint else { throw error }
      throw StoreError.migrationFailed(
        path: location.path, detail: "\(statement.purpose): \(error.message)")
    }
  }

  /// Keys, pages and structure must be right before anything is kept.
  private func verify(_ plan: MigrationPlan) throws {
    for table in plan.writtenTables { try verify(table) }
    let differences = try SchemaReader(connection).structure()
      .differences(from: try plan.target.freshStructure())
    if let first = differences.first {
      throw StoreError.migrationFailed(path: location.path, detail: first)
    }
  }

  private func verify(_ table: String) throws {
    let name = SystemName.quoted(table)
    let dangling = try connection.rows("PRAGMA foreign_key_check(\(name))")
    guard dangling.isEmpty else {
      throw StoreError.migrationFailed(
        path: location.path, detail: "keys of the table '\(table)' lead nowhere")
    }
    let answer = try connection.value("PRAGMA integrity_check(\(name))")?.text
    guard answer == "ok" else {
      throw StoreError.damaged(path: location.path, detail: answer ?? "its pages do not fit")
    }
  }
}
