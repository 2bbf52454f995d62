/// A value of a dog.
nonisolated package struct Own: Codable {}
