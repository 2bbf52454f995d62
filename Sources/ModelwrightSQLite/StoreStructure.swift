/// What a database consists of, read back from it: for comparing two databases that were made in
/// different ways, one by a migration, one afresh. The order of columns does not count.
public struct StoreStructure: Hashable, Sendable {
  /// The tables, virtual ones excepted, by name.
  public var tables: [String: TableStructure] = [:]
  /// The indexes that a statement made, by name.
  public var indexes: [String: IndexStructure] = [:]
  /// The texts of triggers, views and virtual tables, by kind and name.
  public var texts: [String: String] = [:]
}

/// A table as `pragma table_xinfo` and `foreign_key_list` show it.
public struct TableStructure: Hashable, Sendable {
  /// The columns by name.
  public var columns: [String: ColumnStructure] = [:]
  /// The foreign keys.
  public var foreignKeys: Set<ForeignKeyStructure> = []
  /// What stands between the statement's brackets, one definition each, and what follows: also the
  /// checks, which no pragma shows.
  public var definitions: Set<String> = []
}

/// A column as `pragma table_xinfo` shows it.
public struct ColumnStructure: Hashable, Sendable {
  /// The declared type.
  public var type: String
  /// Whether it must have a value.
  public var isRequired: Bool
  /// The text of its default.
  public var defaultText: String?
  /// The place in the primary key, from 1; 0 when it is not part of it.
  public var keyPlace: Int64
  /// What is unusual about it: 0 for a plain column.
  public var hidden: Int64
}

/// A key as `pragma foreign_key_list` shows it.
public struct ForeignKeyStructure: Hashable, Sendable {
  /// The column.
  public var column: String
  /// The table that it leads to.
  public var table: String
  /// The column that it leads to.
  public var target: String?
  /// What happens when the row that it leads to is changed.
  public var onUpdate: String
  /// What happens when the row that it leads to is deleted.
  public var onDelete: String
}

/// An index as `pragma index_list` and `index_xinfo` show it.
public struct IndexStructure: Hashable, Sendable {
  /// One place of an index.
  public struct Part: Hashable, Sendable {
    /// The column; `nil` for an expression.
    public var column: String?
    /// Whether the greatest value comes first.
    public var isDescending: Bool
    /// How texts are compared.
    public var collation: String
  }

  /// The table.
  public var table: String
  /// Whether no two rows may have the same values.
  public var isUnique: Bool
  /// Whether only some rows are indexed.
  public var isPartial: Bool
  /// The parts.
  public var parts: [Part]
  /// The text, which also has expressions and conditions.
  public var text: String
}

extension StoreStructure {
  /// The part of the structure whose objects, as `table 'Name'`, are wanted.
  public func part(where isWanted: (String) -> Bool) -> StoreStructure {
    StoreStructure(
      tables: tables.filter { isWanted("table '\($0.key)'") },
      indexes: indexes.filter { isWanted("index '\($0.key)'") },
      texts: texts.filter { isWanted($0.key) })
  }

  /// What `expected` has and this does not, or has otherwise, in words. What this has beyond
  /// `expected` is no difference: somebody may have added an index or a table of their own.
  public func differences(from expected: StoreStructure) -> [String] {
    var found: [String] = []
    for (name, table) in expected.tables.sorted(by: { $0.key < $1.key }) {
      guard let actual = tables[name] else {
        found.append("the table '\(name)' is missing")
        continue
      }
      found += actual.differences(from: table, of: name)
    }
    for (name, index) in expected.indexes.sorted(by: { $0.key < $1.key }) {
      guard let actual = indexes[name] else {
        found.append("the index '\(name)' is missing")
        continue
      }
      if actual != index { found.append("the index '\(name)' is another") }
    }
    for (name, text) in expected.texts.sorted(by: { $0.key < $1.key }) {
      guard let actual = texts[name] else {
        found.append("the \(name) is missing")
        continue
      }
      if actual != text { found.append("the \(name) is another") }
    }
    return found
  }
}

extension TableStructure {
  fileprivate func differences(from expected: TableStructure, of name: String) -> [String] {
    guard self != expected else { return [] }
    var found: [String] = []
    for column in Set(columns.keys).union(expected.columns.keys).sorted()
    where columns[column] != expected.columns[column] {
      let problem =
        columns[column] == nil
        ? "is missing" : expected.columns[column] == nil ? "is not known" : "is another"
      found.append("the column '\(column)' of the table '\(name)' \(problem)")
    }
    if foreignKeys != expected.foreignKeys {
      found.append("the keys of the table '\(name)' are others")
    }
    if found.isEmpty { found.append("the definition of the table '\(name)' is another") }
    return found
  }
}
