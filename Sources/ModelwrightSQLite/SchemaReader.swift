/// Reads back what a database consists of.
public struct SchemaReader {
  private let connection: Connection

  /// Makes a reader of a connection's database.
  public init(_ connection: Connection) { self.connection = connection }

  /// The rows of `sqlite_schema` as text: equal for two databases that were made by the same
  /// statements, and different when any statement differs.
  public func text() throws(SQLiteError) -> String {
    let rows = try connection.rows(
      """
      SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema
      WHERE name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\' ORDER BY type, name
      """)
    return rows.map { row in
      row.map { value in
        if case .text(let text) = value { "\(text.utf8.count):\(text)" } else { "?" }
      }.joined(separator: ",")
    }.joined(separator: "\n")
  }

  /// What the database consists of.
  ///
  /// - Parameter isWanted: Gets the kind and the name of an object as `table 'Name'`; only those for which
  ///   it returns `true` are read.
  public func structure(
    where isWanted: (String) -> Bool = { _ in true }
  ) throws(SQLiteError) -> StoreStructure {
    var structure = StoreStructure()
    let rows = try connection.rows(
      """
      SELECT type, name, tbl_name, sql FROM sqlite_schema
      WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """)
    let shadows = try shadowTables()
    for row in rows {
      guard case .text(let type) = row[0], case .text(let name) = row[1],
        case .text(let table) = row[2], case .text(let sql) = row[3]
      else { continue }
      if shadows.contains(name) || !isWanted("\(type) '\(name)'") { continue }
      switch type {
      case "table" where !sql.hasPrefix("CREATE VIRTUAL"):
        structure.tables[name] = try self.table(name, sql: sql)
      case "index": structure.indexes[name] = try index(name, of: table, sql: sql)
      default: structure.texts["\(type) '\(name)'"] = sql
      }
    }
    return structure
  }

  /// The tables behind virtual tables: theirs, not ours.
  private func shadowTables() throws(SQLiteError) -> Set<String> {
    let rows = try connection.rows("SELECT name FROM pragma_table_list WHERE type = 'shadow'")
    return Set(rows.compactMap { if case .text(let name) = $0[0] { name } else { nil } })
  }

  private func table(_ name: String, sql: String) throws(SQLiteError) -> TableStructure {
    var table = TableStructure()
    for row in try connection.rows(
      "SELECT name, type, \"notnull\", dflt_value, pk, hidden FROM pragma_table_xinfo(?)",
      [.text(name)])
    {
      guard let column = row[0].text else { continue }
      table.columns[column] = ColumnStructure(
        type: row[1].text ?? "", isRequired: row[2] == 1, defaultText: row[3].text,
        keyPlace: row[4].integer ?? 0, hidden: row[5].integer ?? 0)
    }
    for row in try connection.rows(
      "SELECT \"from\", \"table\", \"to\", on_update, on_delete FROM pragma_foreign_key_list(?)",
      [.text(name)])
    {
      table.foreignKeys.insert(
        ForeignKeyStructure(
          column: row[0].text ?? "", table: row[1].text ?? "", target: row[2].text,
          onUpdate: row[3].text ?? "", onDelete: row[4].text ?? ""))
    }
    table.definitions = Set(DefinitionSplitter.definitions(of: sql))
    return table
  }

  private func index(
    _ name: String, of table: String, sql: String
  ) throws(SQLiteError) -> IndexStructure {
    let list = try connection.rows(
      "SELECT \"unique\", partial FROM pragma_index_list(?) WHERE name = ?",
      [.text(table), .text(name)])
    let parts = try connection.rows(
      "SELECT name, \"desc\", coll FROM pragma_index_xinfo(?) WHERE key ORDER BY seqno",
      [.text(name)])
    return IndexStructure(
      table: table, isUnique: list.first?[0] == 1, isPartial: list.first?[1] == 1,
      parts: parts.map {
        .init(column: $0[0].text, isDescending: $0[1] == 1, collation: $0[2].text ?? "")
      }, text: sql)
  }
}

extension SQLiteValue {
  /// The value when it is a text.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The value when it is an integer.
  public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
  /// The value when it is bytes.
  public var blob: [UInt8]? { if case .blob(let bytes) = self { bytes } else { nil } }
}
