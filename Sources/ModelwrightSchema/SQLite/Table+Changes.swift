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

  /// Whether two tables have the same definitions, in whatever order.
  public func isDefined(as other: Table) -> Bool {
    name == other.name && options == other.options
      && Set(definitions) == Set(other.definitions)
  }

  /// The columns that another table has beyond this one, when it has everything else of it.
  public func additions(in other: Table) -> [Column]? {
    guard name == other.name, options == other.options else { return nil }
    let own = Set(definitions)
    guard own.isSubset(of: Set(other.definitions)) else { return nil }
    let added = other.columns.filter { !own.contains($0.sql(isKey: false)) && !isKey($0) }
    return added.count + definitions.count == other.definitions.count ? added : nil
  }

  private func isKey(_ column: Column) -> Bool { primaryKey == [column.name] }

  /// The statements that write the rows of another table into this one and put it in its place:
  /// SQLite's own procedure, https://sqlite.org/lang_altertable.html §7.
  ///
  /// - Parameter sources: for each of this table's columns the other's, or `nil` for its default.
  public func replacing(_ other: Table, sources: [String?]) -> [String] {
    let temporary = "\(SystemName.tablePrefix)new_\(name)"
    var names: [String] = []
    var values: [String] = []
    for (column, source) in zip(columns, sources) {
      guard let source else { continue }
      names.append(SQLiteSyntax.quoted(column.name))
      let value = SQLiteSyntax.quoted(source)
      // A value that is required now may have been absent.
      if column.isRequired || !column.requiringEntities.isEmpty,
        let defaultValue = column.defaultValue
      {
        values.append("ifnull(\(value), \(SQLiteSyntax.literal(defaultValue)))")
      } else {
        values.append(value)
      }
    }
    return [
      sql(named: temporary),
      "INSERT INTO \(SQLiteSyntax.quoted(temporary)) (\(names.joined(separator: ", "))) "
        + "SELECT \(values.joined(separator: ", ")) FROM \(SQLiteSyntax.quoted(other.name))",
      Self.drop("TABLE", other.name),
      "ALTER TABLE \(SQLiteSyntax.quoted(temporary)) RENAME TO \(SQLiteSyntax.quoted(name))",
    ]
  }

  static func drop(_ kind: String, _ name: String) -> String {
    "DROP \(kind) \(SQLiteSyntax.quoted(name))"
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
