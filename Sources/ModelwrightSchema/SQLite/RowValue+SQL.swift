extension RowValue {
  /// What the row that is copied from is called in statements.
  static let row = SQLiteSyntax.quoted("old")

  /// The value as an expression over the row that is copied from.
  var sql: String {
    switch self {
    case .column(let name): return "\(Self.row).\(SQLiteSyntax.quoted(name))"
    case .null: return "NULL"
    case .constant(let value): return SQLiteSyntax.literal(value)
    case .filled(let value, let stand):
      return "ifnull(\(value.sql), \(SQLiteSyntax.literal(stand)))"
    case .key(let key, let rows):
      let end = SQLiteSyntax.quoted("end")
      return """
        (SELECT \(end).\(SQLiteSyntax.id) FROM \(SQLiteSyntax.quoted(rows.table)) AS \(end) \
        WHERE \(end).\(SQLiteSyntax.id) = \(key.sql)\(rows.condition(" AND ", of: end)))
        """
    case .end(let links, let rows): return Self.end(of: links, in: rows)
    case .position(let links):
      let link = SQLiteSyntax.quoted("link")
      guard let position = links.backPosition else { return "NULL" }
      return """
        (SELECT \(link).\(SQLiteSyntax.quoted(position)) FROM \
        \(SQLiteSyntax.quoted(links.table)) AS \(link) WHERE \
        \(link).\(SQLiteSyntax.quoted(links.from)) = \(Self.row).\(SQLiteSyntax.id) LIMIT 1)
        """
    case .first(let values):
      return values.count == 1
        ? values[0].sql : "coalesce(\(values.map(\.sql).joined(separator: ", ")))"
    case .byEntity(let cases):
      let entity = "\(Self.row).\(SQLiteSyntax.quoted(SystemName.entity))"
      let branches = cases.map { branch in
        branch.entities.count == 1
          ? "WHEN \(entity) = \(SQLiteSyntax.list(branch.entities)) THEN \(branch.value.sql)"
          : "WHEN \(entity) IN (\(SQLiteSyntax.list(branch.entities))) THEN \(branch.value.sql)"
      }
      return "CASE \(branches.joined(separator: " ")) END"
    }
  }

  private static func end(of links: LinkTable, in rows: RowSet) -> String {
    let (link, end) = (SQLiteSyntax.quoted("link"), SQLiteSyntax.quoted("end"))
    return """
      (SELECT \(end).\(SQLiteSyntax.id) FROM \(SQLiteSyntax.quoted(links.table)) AS \(link) \
      JOIN \(SQLiteSyntax.quoted(rows.table)) AS \(end) ON \
      \(end).\(SQLiteSyntax.id) = \(link).\(SQLiteSyntax.quoted(links.to))\
      \(rows.condition(" AND ", of: end)) WHERE \
      \(link).\(SQLiteSyntax.quoted(links.from)) = \(row).\(SQLiteSyntax.id) \
      ORDER BY \(end).\(SQLiteSyntax.id) LIMIT 1)
      """
  }
}

extension RowSet {
  /// The condition that a row, called by a quoted name, is one of these; empty for all rows.
  func condition(_ prefix: String, of row: String) -> String {
    guard !entities.isEmpty else { return "" }
    return
      "\(prefix)\(row).\(SQLiteSyntax.quoted(SystemName.entity)) IN (\(SQLiteSyntax.list(entities)))"
  }
}
