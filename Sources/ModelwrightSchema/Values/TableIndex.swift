/// An index of a table.
public struct TableIndex: Hashable, Sendable {
  /// One place of an index.
  public struct Part: Hashable, Sendable {
    /// The column's name, unquoted.
    public var column: String
    /// Whether the greatest value comes first.
    public var isDescending: Bool

    /// Makes a part.
    public init(_ column: String, isDescending: Bool = false) {
      self.column = column
      self.isDescending = isDescending
    }
  }

  /// The name, unquoted.
  public var name: String
  /// The table's name, unquoted.
  public var table: String
  /// The parts, the first being the most significant.
  public var parts: [Part]
  /// Whether no two rows may have the same values.
  public var isUnique: Bool
  /// The entities whose rows are indexed, by name; empty means all.
  public var entities: [String]
  /// What the index comes from, in words.
  public var purpose: String

  /// Makes an index.
  public init(
    name: String, table: String, parts: [Part], isUnique: Bool = false, entities: [String] = [],
    purpose: String
  ) {
    self.name = name
    self.table = table
    self.parts = parts
    self.isUnique = isUnique
    self.entities = entities
    self.purpose = purpose
  }
}
