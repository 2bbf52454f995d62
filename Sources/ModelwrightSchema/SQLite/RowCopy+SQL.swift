public import ModelwrightModel

extension RowCopy {
  /// The statement that writes the rows into a table.
  public func sql(into table: String) -> String {
    let columns = values.map { SQLiteSyntax.quoted($0.column) }.joined(separator: ", ")
    let values = self.values.map(\.value.sql).joined(separator: ", ")
    return """
      INSERT INTO \(SQLiteSyntax.quoted(table)) (\(columns)) SELECT \(values) FROM \(source.rows())
      """
  }
}

extension RowSet {
  /// The table with the name of a row that is copied from, and which of its rows are meant.
  fileprivate func rows(and condition: String? = nil) -> String {
    let entities = self.condition("", of: RowValue.row)
    let conditions = [entities.isEmpty ? nil : entities, condition].compactMap { $0 }
    let place = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    return "\(SQLiteSyntax.quoted(table)) AS \(RowValue.row)\(place)"
  }

  /// A query that gives a row when one of these rows has no value.
  public func lacking(_ value: RowValue) -> String {
    "SELECT 1 FROM \(rows(and: value == .null ? nil : "\(value.sql) IS NULL")) LIMIT 1"
  }

  /// A query that gives a row, with the values as people write them and the number of the rows, when
  /// some of these rows have equal values.
  public func duplicates(of values: [(value: RowValue, type: AttributeType?)]) -> String {
    let names = values.indices.map { SQLiteSyntax.quoted("value\($0)") }
    let inner = zip(values, names).map { "\($0.value.sql) AS \($1)" }.joined(separator: ", ")
    let shown = zip(values, names).map { ReadableView.shown($1, as: $0.type) }
    let present = names.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
    return """
      SELECT \(shown.joined(separator: ", ")), CAST(count(*) AS TEXT) FROM (SELECT \(inner) FROM \
      \(rows())) WHERE \(present) GROUP BY \(names.joined(separator: ", ")) \
      HAVING count(*) > 1 LIMIT 1
      """
  }
}

extension PairCopy {
  /// The statement that writes the pairs into a table.
  public func sql(into table: String) -> String {
    let link = SQLiteSyntax.quoted("link")
    var columns = [SQLiteSyntax.quoted(source), SQLiteSyntax.quoted(destination)]
    var values = [links.from, links.to]
    if let order, let position = links.position {
      columns.append(SQLiteSyntax.quoted(order))
      values.append(position)
    }
    if let inverseOrder, let position = links.backPosition {
      columns.append(SQLiteSyntax.quoted(inverseOrder))
      values.append(position)
    }
    let selected = values.map { "\(link).\(SQLiteSyntax.quoted($0))" }.joined(separator: ", ")
    return """
      INSERT OR IGNORE INTO \(SQLiteSyntax.quoted(table)) (\(columns.joined(separator: ", "))) \
      SELECT \(selected) FROM \(links.rows(begins: begins, ends: ends))
      """
  }
}

extension LinkTable {
  /// The links that begin and end at some rows.
  fileprivate func rows(begins: RowSet, ends: RowSet) -> String {
    let link = SQLiteSyntax.quoted("link")
    let (begin, end) = (SQLiteSyntax.quoted("begin"), SQLiteSyntax.quoted("end"))
    return """
      \(SQLiteSyntax.quoted(table)) AS \(link) \
      JOIN \(SQLiteSyntax.quoted(begins.table)) AS \(begin) ON \
      \(begin).\(SQLiteSyntax.id) = \(link).\(SQLiteSyntax.quoted(from))\
      \(begins.condition(" AND ", of: begin)) \
      JOIN \(SQLiteSyntax.quoted(ends.table)) AS \(end) ON \
      \(end).\(SQLiteSyntax.id) = \(link).\(SQLiteSyntax.quoted(to))\
      \(ends.condition(" AND ", of: end))
      """
  }

  /// A query that gives a row, with its id and the number of ends, when something that links begin at
  /// has several ends.
  public static func severalEnds(
    _ groups: [(links: LinkTable, begins: RowSet, ends: RowSet)]
  ) -> String {
    let link = SQLiteSyntax.quoted("link")
    let pairs = groups.map { group in
      """
      SELECT \(link).\(SQLiteSyntax.quoted(group.links.from)) AS \(SQLiteSyntax.quoted("from")), \
      \(link).\(SQLiteSyntax.quoted(group.links.to)) AS \(SQLiteSyntax.quoted("to")) FROM \
      \(group.links.rows(begins: group.begins, ends: group.ends))
      """
    }
    let from = SQLiteSyntax.quoted("from")
    return """
      SELECT CAST(\(from) AS TEXT), CAST(count(*) AS TEXT) FROM \
      (\(pairs.joined(separator: " UNION "))) GROUP BY \(from) HAVING count(*) > 1 LIMIT 1
      """
  }
}
