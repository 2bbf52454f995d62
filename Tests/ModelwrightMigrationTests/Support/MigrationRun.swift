import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

@testable import ModelwrightMigration

/// A database in memory that is migrated from one version of a model to another.
struct MigrationRun {
  let connection: Connection
  var version: MigrationVersion

  /// Makes an empty database of a version.
  init(_ version: MigrationVersion) throws {
    self.version = version
    connection = try Connection(path: "", mode: .memory(""))
    try connection.configure()
    try connection.setSchemaTrusted(true)
    for statement in version.schema.objectStatements { try connection.execute(statement) }
    for case .entity(let name, _) in version.schema.tables.map(\.origin) {
      guard let entity = version.model.entity(named: name) else { continue }
      let table = version.schema.storage.entities[entity.index].table
      try connection.execute(
        "INSERT OR IGNORE INTO _mw_sequence VALUES (?, 0)", [.text(table)])
    }
  }

  init(_ model: Model) throws { try self.init(MigrationVersion(try ResolvedModel(model))) }

  /// What keeps the rows from being migrated by a plan.
  func obstacles(_ conditions: [MigrationCondition]) throws -> [MigrationObstacle] {
    try conditions.compactMap { condition in
      guard let row = try connection.rows(condition.violation).first else { return nil }
      return condition.obstacle(
        row: row.map { if case .text(let text) = $0 { text } else { nil } })
    }
  }

  /// Migrates, and checks structure, keys and pages; what hand-written code does is done at the stage
  /// point.
  mutating func migrate(
    by plan: MigrationPlan, to version: MigrationVersion,
    stage: (Connection, [String: String]) throws -> Void = { _, _ in }
  ) throws {
    try connection.setForeignKeys(false)
    try connection.transaction {
      for (place, statement) in plan.statements.enumerated() {
        if place == plan.stagePoint { try stage(connection, plan.stageTables) }
        do {
          try connection.execute(statement.sql)
        } catch {
          throw MigrationFailure("\(statement.purpose): \(error)\n\(statement.sql)")
        }
      }
    }
    connection.forgetStatements()
    try connection.setForeignKeys(true)
    self.version = version
    let fresh = try MigrationRun(version)
    let differences = try SchemaReader(connection).structure()
      .differences(from: try SchemaReader(fresh.connection).structure())
    guard differences.isEmpty else { throw MigrationFailure("\(differences)") }
    let dangling = try connection.rows("PRAGMA foreign_key_check")
    guard dangling.isEmpty else { throw MigrationFailure("dangling: \(dangling)") }
    guard try connection.value("PRAGMA integrity_check") == "ok" else {
      throw MigrationFailure("integrity")
    }
  }

  /// Plans and migrates.
  mutating func migrate(to model: Model) throws {
    let target = MigrationVersion(try ResolvedModel(model))
    let plan = try MigrationPlanner.plan(from: version, to: target)
    let obstacles = try obstacles(plan.conditions)
    guard obstacles.isEmpty else { throw MigrationError(obstacles: obstacles) }
    try migrate(by: plan, to: target)
  }

  func rows(_ sql: String) throws -> [[SQLiteValue]] { try connection.rows(sql) }
}

struct MigrationFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
