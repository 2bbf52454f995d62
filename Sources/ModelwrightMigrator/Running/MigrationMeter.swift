import ModelwrightMigration
import ModelwrightSQLite

/// Measures how far a migration is, tells whoever wants to know, and ends it when it is cancelled.
///
/// Only the thread that migrates uses it.
final class MigrationMeter {
  /// How many of SQLite's instructions lie between two looks: some hundred looks a second.
  static let instructions: Int32 = 200_000

  private let options: MigrationOptions
  private let path: String
  private var isPrepared = false
  private var stepCount = 0
  private var stepsDone = -1
  private var step = ""
  /// What the statements weigh that were prepared for, in rows, by their texts.
  private var weights: [String: StatementWeight] = [:]
  private var rowCount = 0
  private var rowsDone = 0
  private var work = 1
  private var workDone = 0
  private var current = StatementWeight()
  /// How many rows were written when the current step began.
  private var rowsBefore = 0
  private var rowsNow = 0
  private var fraction = 0.0

  init(options: MigrationOptions, path: String) {
    self.options = options
    self.path = path
  }

  /// Whether anybody looks on.
  var isOfUse: Bool { options.progress != nil || options.isCancelled != nil }

  /// Finds out how much there is to be done.
  func prepare(
    _ route: StoreRoute, hasBackup: Bool, on connection: Connection
  ) throws {
    guard options.progress != nil else { return }
    isPrepared = true
    var counts: [String: Int] = [:]
    let names = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
    let tables = Set(names.compactMap(\.[0].text))
    for statement in route.legs.flatMap(\.plan.statements) {
      guard let table = StatementWeight.table(of: statement.sql), tables.contains(table) else {
        continue
      }
      let count = try counts[table] ?? StatementWeight.count(table, on: connection)
      counts[table] = count
      weights[statement.sql] = StatementWeight(statement.sql, rows: count)
    }
    stepCount =
      route.legs.reduce(0) { $0 + $1.plan.statements.count + ($1.stage == nil ? 0 : 1) }
      + (route.isDescriptionOnly ? 0 : route.writtenTables.count + 1)
      + (hasBackup ? 1 : 0)
    rowCount = weights.values.reduce(0) { $0 + $1.written }
    work = max(1, stepCount + weights.values.reduce(0) { $0 + $1.rows })
  }

  /// A step begins.
  ///
  /// - Throws: ``StoreError/cancelled(path:)``.
  func begin(_ step: String, _ sql: String? = nil) throws(StoreError) {
    finishStep()
    stepsDone += 1
    stepCount = max(stepCount, stepsDone + 1)
    self.step = step
    current = sql.flatMap { weights[$0] } ?? StatementWeight()
    guard look(rowsNow) else { throw .cancelled(path: path) }
  }

  /// A statement begins.
  func begin(_ statement: MigrationStatement) throws(StoreError) {
    try begin(statement.purpose, statement.sql)
  }

  private func finishStep() {
    guard stepsDone >= 0 else { return }
    rowsDone += current.written
    workDone += 1 + current.rows
    rowsBefore = rowsNow
  }

  /// Throws when the migration is cancelled.
  func check() throws(StoreError) {
    if options.isCancelled?() ?? false { throw .cancelled(path: path) }
  }

  /// Tells again how far it is, when something else than rows goes on.
  func lookAgain() -> Bool { look(rowsNow) }

  /// Looks at how far it is; `false` when it is to end.
  func look(_ rows: Int) -> Bool {
    rowsNow = rows
    if options.isCancelled?() ?? false { return false }
    guard let progress = options.progress, isPrepared, stepsDone >= 0 else { return true }
    let written = min(current.written, rows - rowsBefore)
    fraction = max(fraction, min(1, Double(workDone + written) / Double(work)))
    progress(
      MigrationProgress(
        step: step, stepsDone: stepsDone, stepCount: stepCount, rowsDone: rowsDone + written,
        rowCount: rowCount, fraction: fraction))
    return true
  }
}
