import Foundation
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// One thing that is measured, each in a process of its own, from opening the store to having closed it.
enum Job: String, CaseIterable {
  case add, addByHand = "add-by-hand"
  case rebuild, rebuildByHand = "rebuild-by-hand"
  case open

  /// What the table of figures says.
  var title: String {
    switch self {
    case .add: "an attribute more"
    case .addByHand: "  SQL by hand"
    case .rebuild: "a table written anew"
    case .rebuildByHand: "  SQL by hand"
    case .open: "opening without a migration"
    }
  }

  /// What it is held against.
  var reference: Job? {
    switch self {
    case .add: .addByHand
    case .rebuild: .rebuildByHand
    default: nil
    }
  }

  /// How long it takes, in seconds.
  func seconds(at path: String) throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try run(path)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  private func run(_ path: String) throws {
    switch self {
    case .add: _ = try Kennels.open(path, Kennels.added)
    case .rebuild: _ = try Kennels.open(path, Kennels.rebuilt)
    case .open: _ = try Kennels.open(path, Kennels.first)
    case .addByHand: try byHand(path, [#"ALTER TABLE "Dog" ADD COLUMN "breed" TEXT"#])
    case .rebuildByHand: try byHand(path, try Self.rebuilding())
    }
  }

  /// As a careful person does it: in one transaction, keys off, looked at by SQLite before it is kept
  /// where rows were written.
  private func byHand(_ path: String, _ statements: [String]) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE")
    for statement in statements { try connection.execute(statement) }
    if statements.count > 1 {
      guard try connection.value("PRAGMA foreign_key_check(\"Dog\")") == nil,
        try connection.value("PRAGMA integrity_check(\"Dog\")") == "ok"
      else { throw Options.Problem(description: "the rows do not fit") }
    }
    try connection.execute("COMMIT")
  }

  /// SQLite's own procedure, https://sqlite.org/lang_altertable.html §7.
  private static func rebuilding() throws -> [String] {
    let schema = Schema(try ResolvedModel(Kennels.rebuilt))
    guard var table = schema.table(named: "Dog") else { return [] }
    let columns = table.columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    table.name = "new_Dog"
    return [
      table.sql, "INSERT INTO \"new_Dog\" (\(columns)) SELECT \(columns) FROM \"Dog\"",
      "DROP TABLE \"Dog\"", "ALTER TABLE \"new_Dog\" RENAME TO \"Dog\"",
    ] + schema.indexes.filter { $0.table == "Dog" }.map(\.sql)
  }
}
