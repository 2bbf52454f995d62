extension DerivedTotal {
  /// What a change of a member does to the total: its own part only, so that the cost of a change
  /// does not grow with the number of members.
  func adjustment(after event: Trigger.Event) -> (condition: String?, statements: [String]) {
    let removed = adjust("-", by: SQLiteSyntax.old)
    let added = adjust("+", by: SQLiteSyntax.new)
    switch event {
    case .insert: return ("\(SQLiteSyntax.new(key)) IS NOT NULL", [added])
    case .delete: return ("\(SQLiteSyntax.old(key)) IS NOT NULL", [removed])
    case .update(let columns):
      let changes = columns.map { SQLiteSyntax.changes($0) }.joined(separator: " OR ")
      return (changes, [removed, added])
    }
  }

  private func adjust(_ sign: String, by value: (String) -> String) -> String {
    let column = SQLiteSyntax.quoted(column)
    let part = summed.map { "ifnull(\(value($0)), 0)" } ?? "1"
    return """
      UPDATE \(SQLiteSyntax.quoted(table)) SET \(column) = ifnull(\(column), 0) \(sign) \(part) \
      WHERE \(SQLiteSyntax.id) = \(value(key))
      """
  }

  /// The total of a row that was just inserted.
  var initial: String {
    assignment(where: "\(SQLiteSyntax.id) = \(SQLiteSyntax.new(SystemName.id))")
  }

  /// Counts or sums anew, for the rows of a condition.
  func assignment(where condition: String) -> String {
    let table = SQLiteSyntax.quoted(table)
    let value = summed.map { "ifnull(sum(\(SQLiteSyntax.quoted($0))), 0)" } ?? "count(*)"
    return """
      UPDATE \(table) SET \(SQLiteSyntax.quoted(column)) = (SELECT \(value) FROM \
      \(SQLiteSyntax.quoted(members)) AS \(SQLiteSyntax.quoted("member")) WHERE \
      \(SQLiteSyntax.quoted("member")).\(SQLiteSyntax.quoted(key)) = \(table).\(SQLiteSyntax.id)) \
      WHERE \(condition)
      """
  }
}

extension DerivedCopy {
  /// What a row's own change does to its copy.
  func taking(after event: Trigger.Event) -> (condition: String?, statements: [String]) {
    let statement =
      "UPDATE \(SQLiteSyntax.quoted(table)) SET \(SQLiteSyntax.quoted(column)) = \(originalValue) "
      + "WHERE \(SQLiteSyntax.id) = \(SQLiteSyntax.new(SystemName.id))"
    guard case .update(let columns) = event else { return (nil, [statement]) }
    return (columns.map { SQLiteSyntax.changes($0) }.joined(separator: " OR "), [statement])
  }

  /// The original, seen from the row of the copy.
  private var originalValue: String {
    guard let key else { return SQLiteSyntax.new(original) }
    return """
      (SELECT \(SQLiteSyntax.quoted(original)) FROM \(SQLiteSyntax.quoted(source)) \
      WHERE \(SQLiteSyntax.id) = \(SQLiteSyntax.new(key)))
      """
  }

  /// What a change of the original does to the copies.
  func giving(after event: Trigger.Event) -> (condition: String?, statements: [String]) {
    guard let key else { return (nil, []) }
    func give(_ value: String, to id: String) -> String {
      "UPDATE \(SQLiteSyntax.quoted(table)) SET \(SQLiteSyntax.quoted(column)) = \(value) "
        + "WHERE \(SQLiteSyntax.quoted(key)) = \(id)"
    }
    switch event {
    case .insert:
      return (nil, [give(SQLiteSyntax.new(original), to: SQLiteSyntax.new(SystemName.id))])
    case .update:
      return (
        SQLiteSyntax.changes(original),
        [give(SQLiteSyntax.new(original), to: SQLiteSyntax.new(SystemName.id))]
      )
    case .delete: return (nil, [give("NULL", to: SQLiteSyntax.old(SystemName.id))])
    }
  }

  /// Copies anew for all rows.
  var assignment: String {
    let table = SQLiteSyntax.quoted(table)
    let value =
      key.map {
        """
        (SELECT \(SQLiteSyntax.quoted("source")).\(SQLiteSyntax.quoted(original)) FROM \
        \(SQLiteSyntax.quoted(source)) AS \(SQLiteSyntax.quoted("source")) WHERE \
        \(SQLiteSyntax.quoted("source")).\(SQLiteSyntax.id) = \(table).\(SQLiteSyntax.quoted($0)))
        """
      } ?? SQLiteSyntax.quoted(original)
    return "UPDATE \(table) SET \(SQLiteSyntax.quoted(column)) = \(value)"
  }
}
