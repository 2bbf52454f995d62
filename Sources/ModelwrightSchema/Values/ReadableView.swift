public import ModelwrightModel

/// A view of a table that shows as people write it what is stored in another form: decimal numbers,
/// dates and UUIDs.
public struct ReadableView: Hashable, Sendable {
  /// The name, unquoted.
  public var name: String
  /// The table's name, unquoted.
  public var table: String
  /// The columns' names with the types of their attributes; `nil` for other columns.
  public var columns: [Column]

  /// A column of the view.
  public struct Column: Hashable, Sendable {
    /// The name, unquoted, in the table and in the view.
    public var name: String
    /// The type of the attribute.
    public var type: AttributeType?
  }
}
