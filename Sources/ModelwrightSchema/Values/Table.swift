/// A table.
public struct Table: Hashable, Sendable {
  /// What a table comes from.
  public enum Origin: Hashable, Sendable {
    /// The table is ours, by its name.
    case system(String)
    /// A root entity; its sub-entities by name.
    case entity(String, subentities: [String])
    /// A many-to-many relationship, named by one of its ends.
    case relationship(entity: String, relationship: String)
  }

  /// The name, unquoted.
  public var name: String
  /// The columns, in their order.
  public var columns: [Column]
  /// The names of the columns that identify a row; for an entity's table ``SystemName/id``.
  public var primaryKey: [String]
  /// What the table comes from.
  public var origin: Origin

  /// Makes a table.
  public init(name: String, columns: [Column], primaryKey: [String], origin: Origin) {
    self.name = name
    self.columns = columns
    self.primaryKey = primaryKey
    self.origin = origin
  }

  /// The column of a name.
  public func column(named name: String) -> Column? { columns.first { $0.name == name } }
}
