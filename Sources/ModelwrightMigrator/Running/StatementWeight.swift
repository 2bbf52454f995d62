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
    if sql.hasPrefix("INSERT INTO \(SystemName.quoted(SystemName.sequence))") { return nil }
    if sql.hasPrefix("INSERT") { return name(after: " FROM \"", in: sql) }
    if sql.hasPrefix("UPDATE ") { return name(after: "UPDATE \"", in: sql) }
    if sql.hasPrefix("CREATE INDEX") || sql.hasPrefix("CREATE UNIQUE INDEX") {
      return name(after: " ON \"", in: sql)
    }
    // In a STRICT table SQLite looks at every row for it.
    if sql.hasPrefix("ALTER TABLE "), sql.contains(" ADD COLUMN ") {
      return name(after: "ALTER TABLE \"", in: sql)
    }
    return nil
  }

  /// The name that begins where a text ends that stands neither between brackets nor between quotes.
  private static func name(after start: String, in sql: String) -> String? {
    let (text, start) = (Array(sql.utf8), Array(start.utf8))
    var depth = 0
    var place = 0
    while place < text.count {
      if depth == 0, text[place...].starts(with: start) {
        return quotedName(in: text[(place + start.count)...])
      }
      switch text[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A quote inside is doubled: two strings side by side.
        guard let end = text[(place + 1)...].firstIndex(of: text[place]) else { return nil }
        place = end
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The name up to the next quote that is not doubled.
  private static func quotedName(in text: ArraySlice<UInt8>) -> String? {
    var name: [UInt8] = []
    var rest = text
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      name += rest[..<quote]
      rest = rest[(quote + 1)...]
      guard rest.first == UInt8(ascii: "\"") else { return String(decoding: name, as: UTF8.self) }
      name.append(UInt8(ascii: "\""))
      rest = rest.dropFirst()
    }
    return nil
  }

  /// How many rows a table has.
  static func count(_ table: String, on connection: Connection) throws(SQLiteError) -> Int {
    Int(try connection.value("SELECT count(*) FROM \(SystemName.quoted(table))")?.integer ?? 0)
  }
}
