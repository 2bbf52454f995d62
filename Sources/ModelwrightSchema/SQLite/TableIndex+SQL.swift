extension TableIndex {
  /// The statement that makes the index.
  public var sql: String {
    let columns = parts.map { SQLiteSyntax.quoted($0.column) + ($0.isDescending ? " DESC" : "") }
    let unique = isUnique ? "UNIQUE " : ""
    let place = "\(SQLiteSyntax.quoted(table)) (\(columns.joined(separator: ", ")))"
    let rows =
      entities.isEmpty
      ? ""
      : " WHERE \(SQLiteSyntax.quoted(SystemName.entity)) IN (\(SQLiteSyntax.list(entities)))"
    return "CREATE \(unique)INDEX \(SQLiteSyntax.quoted(name)) ON \(place)\(rows)"
  }
}
