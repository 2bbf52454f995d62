extension Table {
  /// Whether SQLite can add a column to a table that has rows, without touching them.
  public static func canAdd(_ column: Column) -> Bool {
    let isConstant =
      if case .text(let text) = column.defaultValue { !text.utf8.contains(0) } else { true }
    let hasValue = column.defaultValue != nil
    guard isConstant, hasValue || !column.isRequired else { return false }
    // A key may only be added empty.
    return column.reference == nil || (!hasValue && !column.isRequired)
  }

  /// The statement that adds a column.
  public func adding(_ column: Column) -> String {
    "ALTER TABLE \(SQLiteSyntax.quoted(name)) ADD COLUMN \(column.sql(isKey: false))"
  }

  /// What the table's columns and the table itself are defined by: two tables are the same when these
  /// are, in whatever order.
  public var definition: TableDefinition {
    var columns: [String: String] = [:]
    for column in self.columns {
      columns[column.name] = column.sql(isKey: !isWithoutRowID && column.name == SystemName.id)
    }
    return TableDefinition(
      columns: columns, options: isWithoutRowID ? "\(primaryKey)\(options)" : options)
  }

  /// The table with nothing that its rows must fulfil, except that they are identified.
  public var unconstrained: Table {
    var table = self
    for place in table.columns.indices where table.columns[place].origin != .system {
      table.columns[place].reference = nil
      table.columns[place].requiringEntities = []
      if !isKey(table.columns[place]), !primaryKey.contains(table.columns[place].name) {
        table.columns[place].isRequired = false
      }
    }
    return table
  }

  private func isKey(_ column: Column) -> Bool { primaryKey == [column.name] }

  /// The statement that makes the table under another name.
  public func sql(as name: String) -> String { sql(named: name) }

  /// The statement that removes a table.
  public static func dropSQL(_ name: String) -> String { drop("TABLE", name) }

  /// The statement that gives a table another name. Keys of other tables that lead to a table of the
  /// new name lead to this one then.
  public static func renameSQL(_ name: String, to new: String) -> String {
    "ALTER TABLE \(SQLiteSyntax.quoted(name)) RENAME TO \(SQLiteSyntax.quoted(new))"
  }

  static func drop(_ kind: String, _ name: String) -> String {
    "DROP \(kind) \(SQLiteSyntax.quoted(name))"
  }
}

/// What a table is defined by.
public struct TableDefinition: Hashable, Sendable {
  /// The columns' definitions by name.
  public var columns: [String: String]
  /// What the table as a whole says.
  public var options: String
}

extension Schema {
  /// The statement that lets a table go on with the identifiers of another, so that none is given out a
  /// second time.
  public static func continueSequence(of old: String, in new: String) -> String {
    let (root, last) = (
      SQLiteSyntax.quoted(SystemName.sequenceRoot), SQLiteSyntax.quoted(SystemName.sequenceLast)
    )
    let sequence = SQLiteSyntax.quoted(SystemName.sequence)
    return """
      INSERT INTO \(sequence) (\(root), \(last)) SELECT \(SQLiteSyntax.literal(new)), \(last) FROM \
      \(sequence) WHERE \(root) = \(SQLiteSyntax.literal(old)) \
      ON CONFLICT (\(root)) DO UPDATE SET \(last) = max(\(last), excluded.\(last))
      """
  }

  /// The statement that keeps the identifiers of a table's rows, which stand in another for now, from
  /// being given out again.
  public static func raiseSequence(of table: String, aboveRowsOf rows: String) -> String {
    let (root, last) = (
      SQLiteSyntax.quoted(SystemName.sequenceRoot), SQLiteSyntax.quoted(SystemName.sequenceLast)
    )
    return """
      INSERT INTO \(SQLiteSyntax.quoted(SystemName.sequence)) (\(root), \(last)) \
      SELECT \(SQLiteSyntax.literal(table)), ifnull(max(\(SQLiteSyntax.id)), 0) FROM \
      \(SQLiteSyntax.quoted(rows)) WHERE 1 \
      ON CONFLICT (\(root)) DO UPDATE SET \(last) = max(\(last), excluded.\(last))
      """
  }
}

extension TableIndex {
  /// The statement that removes the index.
  public var dropSQL: String { Table.drop("INDEX", name) }
}

extension Trigger {
  /// The statement that removes the trigger.
  public var dropSQL: String { Table.drop("TRIGGER", name) }

  /// The statement that computes the derived values of all rows anew; `nil` for other triggers, and
  /// for all but one of the triggers of a value.
  public var fillingSQL: String? {
    switch (action, event) {
    case (.total(let total), _): total.assignment(where: "1")
    case (.copyIn(let copy), .insert): copy.assignment
    default: nil
    }
  }
}

extension ReadableView {
  /// The statement that removes the view.
  public var dropSQL: String { Table.drop("VIEW", name) }
}

extension SpatialIndex {
  /// The statement that removes the index.
  public var dropSQL: String { Table.drop("TABLE", name) }
  /// The statement that fills the index from its table.
  public var fillingSQL: String { filling }
}
