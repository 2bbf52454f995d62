extension Trigger {
  /// The statement that makes the trigger.
  public var sql: String {
    let (condition, statements) = body
    let when = condition.map { " WHEN \($0)" } ?? ""
    let body = statements.map { "\($0); " }.joined()
    return """
      CREATE TRIGGER \(SQLiteSyntax.quoted(name)) AFTER \(event.sql) ON \
      \(SQLiteSyntax.quoted(table))\(when) BEGIN \(body)END
      """
  }

  private var body: (condition: String?, statements: [String]) {
    switch action {
    case .cascadeAlongKey(let column, let destination):
      let key = SQLiteSyntax.old(column)
      return ("\(key) IS NOT NULL", [Self.delete(from: destination, id: key)])
    case .cascadeAlongPairs(let source, let sourceColumn, let destination, let destinationColumn):
      // The key's own cascade deletes the pair after the source is gone; a pair that is only taken
      // apart still has its source.
      let rows =
        "SELECT 1 FROM \(SQLiteSyntax.quoted(source)) WHERE \(SQLiteSyntax.id) = "
        + SQLiteSyntax.old(sourceColumn)
      return (
        "NOT EXISTS (\(rows))",
        [Self.delete(from: destination, id: SQLiteSyntax.old(destinationColumn))]
      )
    case .adjust(let total): return total.adjustment(after: event)
    case .total(let total): return (nil, [total.initial])
    case .copyIn(let copy): return copy.taking(after: event)
    case .copyOut(let copy): return copy.giving(after: event)
    case .locate(let index): return index.following(event)
    }
  }

  private static func delete(from table: String, id: String) -> String {
    "DELETE FROM \(SQLiteSyntax.quoted(table)) WHERE \(SQLiteSyntax.id) = \(id)"
  }
}

extension Trigger.Event {
  fileprivate var sql: String {
    switch self {
    case .insert: "INSERT"
    case .delete: "DELETE"
    case .update(let columns):
      "UPDATE OF \(columns.map { SQLiteSyntax.quoted($0) }.joined(separator: ", "))"
    }
  }
}

extension SQLiteSyntax {
  static var id: String { quoted(SystemName.id) }
  static func old(_ column: String) -> String { "OLD.\(quoted(column))" }
  static func new(_ column: String) -> String { "NEW.\(quoted(column))" }
  /// Whether a column of the changed row has another value than before, NULL being a value.
  static func changes(_ column: String) -> String { "\(old(column)) IS NOT \(new(column))" }
}
