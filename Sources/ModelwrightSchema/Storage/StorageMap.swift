/// Where every entity and every relationship of a model is stored.
public struct StorageMap: Hashable, Sendable {
  /// By the entities' indexes.
  public var entities: [EntityStorage]
  /// By the relationships' indexes.
  public var relationships: [RelationshipStorage]

  /// Makes a map.
  public init(entities: [EntityStorage], relationships: [RelationshipStorage]) {
    self.entities = entities
    self.relationships = relationships
  }
}

/// Where an entity's objects are stored.
public struct EntityStorage: Hashable, Sendable {
  /// The table's name: that of the hierarchy's root, unquoted.
  public var table: String
  /// Whether the table has the column ``SystemName/entity``.
  public var hasEntityColumn: Bool
  /// The columns' names, unquoted, parallel to the slots of the entity's row layout; `nil` where a
  /// slot has none: a transient value, a to-many relationship, the end of a one-to-one without key.
  public var columns: [String?]

  /// Makes a storage.
  public init(table: String, hasEntityColumn: Bool, columns: [String?]) {
    self.table = table
    self.hasEntityColumn = hasEntityColumn
    self.columns = columns
  }
}

/// Where a relationship is stored. Names are unquoted.
public enum RelationshipStorage: Hashable, Sendable {
  /// A to-one relationship whose key stands in the source's own table. `orderColumn` holds the
  /// position of the row in the inverse, when that is ordered.
  case key(table: String, column: String, orderColumn: String?)
  /// The destination's table has the key, which leads back: one-to-many, the end of a one-to-one
  /// without key, and a to-many relationship without inverse. `orderColumn`, of the same table,
  /// holds the position of the destination, when the relationship is ordered.
  case inverseKey(table: String, column: String, orderColumn: String?)
  /// A table of pairs. `orderColumn` holds the position of the destination in this relationship.
  ///
  /// A relationship that is its own inverse has each of its pairs twice, once in each direction.
  case join(table: String, sourceColumn: String, destinationColumn: String, orderColumn: String?)
  /// It is not stored.
  case transient
}
