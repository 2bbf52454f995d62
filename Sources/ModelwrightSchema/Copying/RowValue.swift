/// Where a column of a row that is copied gets its value from, seen from the row that it is copied from.
///
/// All names are unquoted and those of the table, or the database, that is copied from.
public indirect enum RowValue: Hashable, Sendable {
  /// A value of one entity's rows.
  public struct EntityValue: Hashable, Sendable {
    /// The entities, by name.
    public var entities: [String]
    /// The value.
    public var value: RowValue

    /// Makes one.
    public init(entities: [String], value: RowValue) {
      self.entities = entities
      self.value = value
    }
  }

  /// The row's own column.
  case column(String)
  /// None.
  case null
  /// The same for all rows.
  case constant(ColumnDefault)
  /// A value, or what stands in where there is none.
  case filled(RowValue, ColumnDefault)
  /// A key, where it leads to one of these rows; otherwise none.
  case key(RowValue, leadingTo: RowSet)
  /// The other end of the row's link, which must be one of these rows; the least when there are several.
  case end(LinkTable, RowSet)
  /// The position of the row among those that are linked to the same other end.
  case position(LinkTable)
  /// The first of these that is there.
  case first([RowValue])
  /// Another one for the rows of each entity; none for the rest.
  case byEntity([EntityValue])
}

/// Rows of a table.
public struct RowSet: Hashable, Sendable {
  /// The table's name, unquoted.
  public var table: String
  /// The entities whose rows they are, by name; empty for all rows.
  public var entities: [String]

  /// Makes a set.
  public init(table: String, entities: [String] = []) {
    self.table = table
    self.entities = entities
  }
}

/// Where the links between two kinds of rows stand: a table with a key in each row, or a table of pairs.
/// All names are unquoted.
public struct LinkTable: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The column with the id of the row that a link begins at.
  public var from: String
  /// The column with the id of the row that it leads to.
  public var to: String
  /// The column with the position of the row that it leads to among those of its beginning.
  public var position: String?
  /// The column with the position of the row that it begins at among those that lead to its end.
  public var backPosition: String?

  /// Makes one.
  public init(
    table: String, from: String, to: String, position: String? = nil, backPosition: String? = nil
  ) {
    self.table = table
    self.from = from
    self.to = to
    self.position = position
    self.backPosition = backPosition
  }

  /// The same links from their ends to their beginnings.
  public var reversed: LinkTable {
    LinkTable(
      table: table, from: to, to: from, position: backPosition, backPosition: position)
  }
}
