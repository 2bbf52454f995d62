// What the model's project would write by hand.

nonisolated struct Point: Codable, Hashable, Sendable {
  var x: Int
  var y: Int
}

/// Strings, of which none is empty, and not `CaseIterable`: no value can be guessed.
nonisolated enum Mood: String, Codable, Sendable {
  case calm
  case wild = "very wild"
}

/// Swift's own integers in an attribute of 32 bits.
nonisolated enum Rank: Int, Codable, Sendable {
  case first = 1
  case last = 3_000_000_000
}

nonisolated struct Permissions: OptionSet, Codable, Sendable {
  let rawValue: Int16
  static let read = Permissions(rawValue: 1)
  static let write = Permissions(rawValue: 2)
}

nonisolated struct Visibility: RawRepresentable, Codable, Sendable {
  let rawValue: Bool
}

/// Not Codable: a transformer stores it.
nonisolated struct Paint: Hashable, Sendable {
  var name: String
}
