/// A value that a snapshot can hold.
nonisolated public struct Rating: Codable, Hashable, Sendable {
  /// How many.
  public var stars: Int
}
/// A value that it cannot.
nonisolated public struct Style: Codable {}
