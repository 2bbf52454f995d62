/// The identifier of a row while a migration's code runs. A row keeps it from version to version.
public struct RowID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number.
  public let number: Int64

  /// Makes an identifier of a number.
  public init(_ number: Int64) { self.number = number }

  /// In the order in which the rows were made.
  public static func < (lhs: RowID, rhs: RowID) -> Bool { lhs.number < rhs.number }

  /// The number.
  public var description: String { "\(number)" }
}
