import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

@testable import ModelwrightMigrator
@testable import ModelwrightRuntime

/// A store in memory in the state in which the code of a stage finds it: old tables with rows, and empty
/// new ones that demand nothing.
final class StageBench {
  let connection: Connection
  let source: MigrationVersion
  let target: MigrationVersion
  private var tables: [String: String] = [:]

  init() throws {
    source = MigrationVersion(try ResolvedModel(StageModel.old))
    target = MigrationVersion(try ResolvedModel(StageModel.new))
    connection = try Connection(path: "", mode: .memory(""))
    for statement in source.schema.statements { try connection.execute(statement) }
    for table in target.schema.tables {
      if case .system = table.origin { continue }
      let name = "_mw_stage_\(table.name)"
      tables[table.name] = name
      let columns = table.columns.map { SystemName.quoted($0.name) }.joined(separator: ", ")
      let key = table.primaryKey.map(SystemName.quoted).joined(separator: ", ")
      try connection.execute(
        "CREATE TABLE \(SystemName.quoted(name)) (\(columns), PRIMARY KEY (\(key)))")
    }
    try connection.execute(
      """
      INSERT INTO "Dog" ("_id", "_entity", "first", "last", "age", "teeth") VALUES
        (1, 'Dog', 'Fido', 'Smith', '7', NULL), (2, 'Puppy', 'Rex', NULL, NULL, 12),
        (5, 'Dog', 'Ada', 'Jones', 'old', NULL);
      INSERT INTO "Walk" ("_id", "distance", "dog") VALUES (1, 5.5, 1), (2, NULL, 1), (3, 9, NULL);
      INSERT INTO "_mw_sequence" VALUES ('Dog', 9), ('Walk', 3);
      """)
  }

  /// Runs code as a migration does.
  func run(_ body: (MigrationContext) throws -> Void) throws {
    try MigrationContext(store, from: "Old", to: "New").run(body)
  }

  var store: StageStore {
    StageStore(connection: connection, source: source, target: target, stageTables: tables)
  }

  /// Makes dogs of the later version with these identifiers.
  func makeDogs(_ migration: MigrationContext, _ ids: [Int64]) throws {
    for id in ids {
      try migration.insert(Rows.New.Dog.self, id: RowID(id)) { $0.fullName = "\(id)" }
    }
  }

  func values(_ sql: String) throws -> [SQLiteValue] {
    try connection.rows(sql).flatMap { $0 }
  }
}

/// Identifiers.
func ids(_ numbers: Int64...) -> [RowID] { numbers.map { RowID($0) } }
