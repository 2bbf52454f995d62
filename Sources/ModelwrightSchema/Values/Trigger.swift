/// Something that the database does by itself when a row changes.
public struct Trigger: Hashable, Sendable {
  /// When it does it: after a change of a row of the trigger's table.
  public enum Event: Hashable, Sendable {
    /// A row was inserted.
    case insert
    /// One of these columns got another value.
    case update([String])
    /// A row was deleted.
    case delete
  }

  /// What it does.
  public enum Action: Hashable, Sendable {
    /// The row that the deleted row's key led to is deleted too.
    case cascadeAlongKey(column: String, destination: String)
    /// When a pair is deleted because its source was, its destination is deleted too.
    case cascadeAlongPairs(
      source: String, sourceColumn: String, destination: String, destinationColumn: String)
    /// A total is corrected by the change of one of its members.
    case adjust(DerivedTotal)
    /// A new row gets its total: members may have come before it.
    case total(DerivedTotal)
    /// A row gets the copy of a value of its own, or of the row that its key leads to.
    case copyIn(DerivedCopy)
    /// The rows whose key leads here get the changed value.
    case copyOut(DerivedCopy)
    /// A spatial index follows the change.
    case locate(SpatialIndex)
  }

  /// The name, unquoted.
  public var name: String
  /// The table whose changes it follows, unquoted.
  public var table: String
  /// When.
  public var event: Event
  /// What it does.
  public var action: Action
  /// What it comes from, in words.
  public var purpose: String

  /// Makes a trigger.
  public init(name: String, table: String, event: Event, action: Action, purpose: String) {
    self.name = name
    self.table = table
    self.event = event
    self.action = action
    self.purpose = purpose
  }
}

/// A count or a sum over the rows whose key leads to a row. All names are unquoted.
public struct DerivedTotal: Hashable, Sendable {
  /// The table of the total.
  public var table: String
  /// The column of the total.
  public var column: String
  /// The table of the members.
  public var members: String
  /// The members' key.
  public var key: String
  /// The members' whole numbers that are summed; `nil` to count.
  public var summed: String?
}

/// A copy of another value. All names are unquoted.
public struct DerivedCopy: Hashable, Sendable {
  /// The table of the copy.
  public var table: String
  /// The column of the copy.
  public var column: String
  /// The key that leads to the row with the original; `nil` for the row itself.
  public var key: String?
  /// The table of the original.
  public var source: String
  /// The column of the original.
  public var original: String
}

/// An index of places in up to five dimensions. All names are unquoted.
public struct SpatialIndex: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The table.
  public var table: String
  /// The columns, one a dimension; a row without a value in one of them is not indexed.
  public var columns: [String]
}
