import ModelwrightSQLite
import ModelwrightSchema

/// What a store that was just made consists of: what a migrated one must consist of.
struct FreshStore: Sendable {
  /// The rows of `sqlite_schema`, by kind and name.
  let texts: [String: String]
  let structure: StoreStructure

  init(_ schema: Schema) throws {
    let connection = try Self.connection(for: schema)
    texts = try Self.texts(of: connection)
    structure = try SchemaReader(connection).structure()
  }

  /// A connection to a new and empty store in memory.
  static func connection(for schema: Schema) throws -> Connection {
    let connection = try Connection(path: "", mode: .memory(""))
    // Most tables are nearly empty: small pages are sooner copied and checked.
    try connection.execute("PRAGMA page_size = 1024")
    try connection.configure(synchronous: .normal)
    // Later versions may have spatial indexes where this one has none.
    try connection.setSchemaTrusted(true)
    try connection.setForeignKeys(false)
    try connection.transaction {
      for statement in schema.objectStatements { try connection.execute(statement) }
      try PlanRunner.addSequences(of: schema, to: connection)
    }
    return connection
  }

  /// What of a store is not as it would be in a new one, in words; `nil` when nothing is.
  func problem(of connection: Connection) throws -> String? {
    let found = try Self.texts(of: connection)
    if found == texts { return nil }
    let actual = try SchemaReader(connection).structure()
    let missing = actual.differences(from: structure)
    // Nobody else has been here: what is left over was left behind.
    let surplus = structure.differences(from: actual)
    return missing.first ?? surplus.first.map { "beside what a new store has: \($0)" }
  }

  private static func texts(of connection: Connection) throws -> [String: String] {
    let rows = try connection.rows(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema "
        + "WHERE name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\'")
    return rows.reduce(into: [:]) { texts, row in
      texts["\(row[0].text ?? "") \(row[1].text ?? "")"] =
        "\(row[2].text ?? "") \(row[3].text ?? "")"
    }
  }
}
