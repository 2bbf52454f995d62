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
  ///
  /// - Parameter equivalents: Statements that were found to make the same objects as this store's: nearly
  ///   all migrations to a version lead to the same few of them, whose structure need not be read again.
  func problem(of connection: Connection, equivalents: inout Set<String>) throws -> String? {
    let found = try Self.texts(of: connection)
    if found == texts { return nil }
    var others: Set<String> = []
    var unknown: Set<String> = []
    for (name, text) in found where texts[name] != text {
      let statement = "\(name) \(text)"
      if equivalents.contains(statement) { continue }
      others.insert(name)
      unknown.insert(statement)
    }
    for name in texts.keys where found[name] == nil { others.insert(name) }
    guard !others.isEmpty else { return nil }
    let actual = try SchemaReader(connection).structure { others.contains($0) }
    let expected = structure.part { others.contains($0) }
    // Nobody else has been here: what is left over was left behind.
    let problem =
      actual.differences(from: expected).first
      ?? expected.differences(from: actual).first.map { "beside what a new store has: \($0)" }
    if problem == nil { equivalents.formUnion(unknown) }
    return problem
  }

  private static func texts(of connection: Connection) throws -> [String: String] {
    let rows = try connection.rows(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema "
        + "WHERE name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\'")
    return rows.reduce(into: [:]) { texts, row in
      texts["\(row[0].text ?? "") '\(row[1].text ?? "")'"] =
        "\(row[2].text ?? "") \(row[3].text ?? "")"
    }
  }
}
