nonisolated public struct Rating: Codable, Hashable, Sendable {
  public var stars: Int
}
nonisolated public struct Style: Codable {}
