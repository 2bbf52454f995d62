extension Schema {
  /// A query that gives a row when there is an object of these entities, by name, all in the table
  /// of the entity with this index; with columns, an object that lacks a value in one of them.
  public func anyRow(of entities: [String], in entity: Int, lacking columns: [String] = [])
    -> String
  {
    let storage = storage.entities[entity]
    var conditions: [String] = []
    if storage.hasEntityColumn {
      conditions.append(
        "\(SQLiteSyntax.quoted(SystemName.entity)) IN (\(SQLiteSyntax.list(entities)))")
    }
    if !columns.isEmpty {
      let missing = columns.map { "\(SQLiteSyntax.quoted($0)) IS NULL" }
      conditions.append("(\(missing.joined(separator: " OR ")))")
    }
    let place = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    return "SELECT 1 FROM \(SQLiteSyntax.quoted(storage.table))\(place) LIMIT 1"
  }
}
