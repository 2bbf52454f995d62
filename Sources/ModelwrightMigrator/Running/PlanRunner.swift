import ModelwrightMigration
import ModelwrightSQLite
import ModelwrightSchema

/// Runs the queries and statements of one plan, inside the caller's transaction with `foreign_keys` off.
///
/// What is left behind has not been checked, and the store's record of its model is as it was: that is
/// the caller's.
struct PlanRunner {
  let connection: Connection
  let plan: MigrationPlan
  /// Called before each statement with its place among the plan's; what it throws ends the run.
  var willRun: (Int, MigrationStatement) throws -> Void = { _, _ in }
  /// Whether obstacles name an example from the rows.
  var namesExamples = true

  /// Why a plan could not be run on these rows.
  enum Fault: Error {
    /// Conditions do not hold.
    case obstacles([MigrationObstacle])
    /// SQLite refused a statement.
    case statement(MigrationStatement, SQLiteError)
  }

  /// Runs the plan.
  ///
  /// - Parameter stage: The hand-written code of a stage; called once when the plan has a stage point.
  /// - Throws: ``Fault``, ``SQLiteError`` for a condition that cannot be asked, and what `willRun` and
  ///   `stage` throw.
  func run(stage: () throws -> Void = {}) throws {
    try check(plan.conditions)
    let stagePoint = plan.stagePoint ?? plan.statements.count
    try run(0..<stagePoint)
    if plan.stagePoint != nil {
      // What the code has prepared may not outlive the tables that it was prepared for.
      try stage()
      connection.forgetStatements()
      try check(plan.stageConditions)
    }
    try run(stagePoint..<plan.statements.count)
  }

  /// Asks conditions: all of them, so that everything that is in the way is reported at once.
  func check(_ conditions: [MigrationCondition]) throws {
    let obstacles = try conditions.compactMap { try obstacle($0) }
    guard obstacles.isEmpty else { throw Fault.obstacles(obstacles) }
  }

  private func obstacle(_ condition: MigrationCondition) throws(SQLiteError) -> MigrationObstacle? {
    let statement = try connection.statement(condition.violation)
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return namesExamples ? condition.obstacle(row: statement.row.map(\.text)) : condition.obstacle
  }

  private func run(_ places: Range<Int>) throws {
    for place in places {
      let statement = plan.statements[place]
      try willRun(place, statement)
      do throws(SQLiteError) {
        try connection.execute(statement.sql)
      } catch {
        throw Fault.statement(statement, error)
      }
    }
  }
}

extension PlanRunner {
  /// Gives every table of entities that has none its row in the table of identifiers.
  static func addSequences(of schema: Schema, to connection: Connection) throws(SQLiteError) {
    for table in schema.tables {
      guard case .entity = table.origin else { continue }
      try connection.execute(
        "INSERT OR IGNORE INTO \(SystemName.quoted(SystemName.sequence)) VALUES (?, 0)",
        [.text(table.name)])
    }
  }
}
