extension Trigger {
  /// The statement that makes the trigger.
  public var sql: String {
    let id = SQLiteSyntax.quoted(SystemName.id)
    let table = SQLiteSyntax.quoted(table)
    let head = "CREATE TRIGGER \(SQLiteSyntax.quoted(name))"
    switch action {
    case .cascadeAlongKey(let column, let destination):
      let key = "OLD.\(SQLiteSyntax.quoted(column))"
      return """
        \(head) AFTER DELETE ON \(table) WHEN \(key) IS NOT NULL \
        BEGIN DELETE FROM \(SQLiteSyntax.quoted(destination)) WHERE \(id) = \(key); END
        """
    case .cascadeAlongPairs(let source, let sourceColumn, let destination, let destinationColumn):
      // The key's own cascade deletes the pair after the source is gone; a pair that is only taken
      // apart still has its source.
      let sourceKey = "OLD.\(SQLiteSyntax.quoted(sourceColumn))"
      let destinationKey = "OLD.\(SQLiteSyntax.quoted(destinationColumn))"
      let rows = "SELECT 1 FROM \(SQLiteSyntax.quoted(source)) WHERE \(id) = \(sourceKey)"
      return """
        \(head) AFTER DELETE ON \(table) WHEN NOT EXISTS (\(rows)) \
        BEGIN DELETE FROM \(SQLiteSyntax.quoted(destination)) WHERE \(id) = \(destinationKey); END
        """
    }
  }
}
