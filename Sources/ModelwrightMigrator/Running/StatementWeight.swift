import ModelwrightSQLite
import ModelwrightSchema

/// How much a statement of a plan has to do, in rows.
struct StatementWeight {
  /// How many rows it goes through.
  var rows = 0
  /// How many rows it writes.
  var written = 0

  init() {}

  /// The weight of a statement that goes through this many rows.
  init(_ sql: String, rows: Int) {
    self.rows = rows
    written = sql.hasPrefix("INSERT") || sql.hasPrefix("UPDATE") ? rows : 0
  }

  /// The table whose rows a statement of ours goes through; `nil` when it does not depend on them.
  ///
  /// Every name in such a statement stands between quotes, the keywords before it in capitals.
  static func table(of sql: String) -> String? {
    let keyword: String
    if sql.hasPrefix("INSERT") {
      keyword = " FROM "
    } else if sql.hasPrefix("UPDATE ") {
      keyword = "UPDATE "
    } else if sql.hasPrefix("CREATE INDEX") || sql.hasPrefix("CREATE UNIQUE INDEX") {
      keyword = " ON "
    } else if sql.hasPrefix("ALTER TABLE "), sql.contains(" ADD COLUMN ") {
      // In a STRICT table SQLite looks at every row.
      keyword = "ALTER TABLE "
    } else {
      return nil
    }
    guard let place = sql.firstRange(of: keyword + "\"") else { return nil }
    var name = ""
    var rest = sql[place.upperBound...]
    while let quote = rest.firstIndex(of: "\"") {
      name += rest[..<quote]
      rest = rest[rest.index(after: quote)...]
      guard rest.first == "\"" else { return name }
      name.append("\"")
      rest = rest.dropFirst()
    }
    return nil
  }

  /// How many rows a table has.
  static func count(_ table: String, on connection: Connection) throws(SQLiteError) -> Int {
    Int(try connection.value("SELECT count(*) FROM \(SystemName.quoted(table))")?.integer ?? 0)
  }
}
