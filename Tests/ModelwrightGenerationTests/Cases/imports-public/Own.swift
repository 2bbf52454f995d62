/// A value of a dog.
nonisolated public struct Own: Codable {}
