/// The rows of one table, written into another.
public struct RowCopy: Sendable {
  /// Which rows are copied.
  public var source: RowSet
  /// The columns of the new rows, with their values; a column that is missing gets its default.
  public var values: [(column: String, value: RowValue)]

  /// Makes one.
  public init(source: RowSet, values: [(column: String, value: RowValue)]) {
    self.source = source
    self.values = values
  }
}

/// Pairs, written into a table of pairs from where the links stood.
public struct PairCopy: Hashable, Sendable {
  /// The links.
  public var links: LinkTable
  /// The rows that a pair may begin at.
  public var begins: RowSet
  /// The rows that a pair may lead to.
  public var ends: RowSet
  /// The column of the new table for the beginning.
  public var source: String
  /// The column of the new table for the end.
  public var destination: String
  /// The column of the new table for the end's position.
  public var order: String?
  /// The column of the new table for the beginning's position.
  public var inverseOrder: String?

  /// Makes one.
  public init(
    links: LinkTable, begins: RowSet, ends: RowSet, source: String, destination: String,
    order: String?, inverseOrder: String?
  ) {
    self.links = links
    self.begins = begins
    self.ends = ends
    self.source = source
    self.destination = destination
    self.order = order
    self.inverseOrder = inverseOrder
  }
}
