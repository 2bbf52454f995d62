/// What the model's project would write by hand.
nonisolated public struct Foo: Codable, Hashable, Sendable {}

/// A type whose name begins like one of Apple's frameworks.
nonisolated public struct CKey: Codable, Hashable, Sendable {}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A type whose name Swift reserves.
nonisolated public struct `class`: Codable, Hashable, Sendable {}
