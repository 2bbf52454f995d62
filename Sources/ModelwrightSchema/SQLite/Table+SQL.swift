extension Table {
  /// Whether rows are found by the primary key alone, without a number of their own.
  var isWithoutRowID: Bool { primaryKey != [SystemName.id] }

  /// The statement that makes the table, on one line.
  public var sql: String { sql(named: name) }

  /// The statement that makes the table under another name.
  func sql(named name: String) -> String {
    "CREATE TABLE \(SQLiteSyntax.quoted(name)) (\(definitions.joined(separator: ", ")))\(options)"
  }

  /// The definitions of columns and constraints.
  var definitions: [String] {
    var definitions = columns.map { $0.sql(isKey: !isWithoutRowID && $0.name == SystemName.id) }
    if isWithoutRowID {
      let names = primaryKey.map { SQLiteSyntax.quoted($0) }.joined(separator: ", ")
      definitions.append("PRIMARY KEY (\(names))")
    }
    return definitions
  }

  var options: String { isWithoutRowID ? " STRICT, WITHOUT ROWID" : " STRICT" }
}
