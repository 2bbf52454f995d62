public import ModelwrightModel

/// A column of a table.
public struct Column: Hashable, Sendable {
  /// The name, unquoted.
  public var name: String
  /// How values are held.
  public var type: ColumnType
  /// Whether every row must have a value.
  public var isRequired: Bool
  /// The entities whose rows must have a value, when not all rows of the table must: those that have
  /// the property, by name.
  public var requiringEntities: [String]
  /// What a row has that is inserted without a value.
  public var defaultValue: ColumnDefault?
  /// Where the column leads, when it is a key that the database checks.
  public var reference: ForeignKey?
  /// The type of the attribute whose values it holds; `nil` for other columns.
  public var attributeType: AttributeType?
  /// What the column comes from.
  public var origin: ColumnOrigin

  /// Makes a column.
  public init(
    _ name: String,
    _ type: ColumnType,
    isRequired: Bool = false,
    requiringEntities: [String] = [],
    defaultValue: ColumnDefault? = nil,
    reference: ForeignKey? = nil,
    attributeType: AttributeType? = nil,
    origin: ColumnOrigin = .system
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.requiringEntities = requiringEntities
    self.defaultValue = defaultValue
    self.reference = reference
    self.attributeType = attributeType
    self.origin = origin
  }
}

/// How a column holds values.
public enum ColumnType: Hashable, Sendable {
  /// Whole numbers, truth values, keys.
  case integer
  /// Floating-point numbers, dates.
  case real
  /// Strings, URIs, decimal numbers.
  case text
  /// Bytes, UUIDs.
  case blob
}

/// The value of a row that is inserted without one.
public enum ColumnDefault: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A floating-point number; always finite.
  case real(Double)
  /// A text.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

/// A key that leads to a row of another table, or of the same.
public struct ForeignKey: Hashable, Sendable {
  /// What becomes of a row when the row that its key leads to is deleted.
  public enum Action: Hashable, Sendable {
    /// Nothing at once; at the end of the transaction the key must lead somewhere.
    case none
    /// The key becomes NULL.
    case setNull
    /// The row is deleted too.
    case cascade
  }

  /// The table that the key leads to, by its primary key.
  public var table: String
  /// What becomes of the row.
  public var action: Action

  /// Makes a key.
  public init(table: String, action: Action) {
    self.table = table
    self.action = action
  }
}

/// What a column comes from. A migration follows it from one version to the next.
public enum ColumnOrigin: Hashable, Sendable {
  /// The column is ours.
  case system
  /// An attribute, a composite's leaf or a to-one relationship, with the name of the declaring
  /// entity.
  case property(entity: String, path: [String])
  /// The position in an ordered relationship.
  case order(entity: String, relationship: String)
  /// The key of a to-many relationship that has no inverse.
  case hiddenKey(entity: String, relationship: String)
  /// The source's or the destination's key in a table of pairs.
  case joinKey(entity: String, relationship: String, isSource: Bool)
}
