extension SpatialIndex {
  /// The statement that makes the index. SQLite rounds places to 32 bits, outwards, so a search finds
  /// every row that it should, and the caller compares the exact values.
  public var sql: String {
    let bounds = columns.indices.flatMap { ["min\($0)", "max\($0)"] }
    let names = ([SystemName.id] + bounds).map { SQLiteSyntax.quoted($0) }
    return """
      CREATE VIRTUAL TABLE \(SQLiteSyntax.quoted(name)) USING rtree(\
      \(names.joined(separator: ", ")))
      """
  }

  /// The statement that fills the index from its table.
  var filling: String { insertion(place: SQLiteSyntax.quoted, from: SQLiteSyntax.quoted(table)) }

  func following(_ event: Trigger.Event) -> (condition: String?, statements: [String]) {
    let removal = """
      DELETE FROM \(SQLiteSyntax.quoted(name)) \
      WHERE \(SQLiteSyntax.id) = \(SQLiteSyntax.old(SystemName.id))
      """
    switch event {
    case .insert: return (nil, [insertion(place: SQLiteSyntax.new, from: nil)])
    case .update: return (nil, [removal, insertion(place: SQLiteSyntax.new, from: nil)])
    case .delete: return (nil, [removal])
    }
  }

  private func insertion(place: (String) -> String, from table: String?) -> String {
    let values = [place(SystemName.id)] + columns.flatMap { [place($0), place($0)] }
    let isPlaced = columns.map { "\(place($0)) IS NOT NULL" }.joined(separator: " AND ")
    let source = table.map { " FROM \($0)" } ?? ""
    return """
      INSERT INTO \(SQLiteSyntax.quoted(name)) SELECT \(values.joined(separator: ", "))\(source) \
      WHERE \(isPlaced)
      """
  }
}
