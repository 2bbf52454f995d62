/// Something that the database does by itself when a row changes.
public struct Trigger: Hashable, Sendable {
  /// What it does.
  public enum Action: Hashable, Sendable {
    /// When a row is deleted, the row that its key led to is deleted too.
    case cascadeAlongKey(column: String, destination: String)
    /// When a pair is deleted because its source was, its destination is deleted too.
    case cascadeAlongPairs(
      source: String, sourceColumn: String, destination: String, destinationColumn: String)
  }

  /// The name, unquoted.
  public var name: String
  /// The table whose changes it follows, unquoted.
  public var table: String
  /// What it does.
  public var action: Action
  /// What it comes from, in words.
  public var purpose: String

  /// Makes a trigger.
  public init(name: String, table: String, action: Action, purpose: String) {
    self.name = name
    self.table = table
    self.action = action
    self.purpose = purpose
  }
}
