/// A value of a dog.
nonisolated struct Own: Codable {}
