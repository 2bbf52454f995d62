extension [Diagnostic] {
  /// Without what is said of places at which an error stands already: what cannot be read is reported
  /// once, not again for the value that was taken in its place.
  public func withoutFollowUps(of others: [Diagnostic]) -> [Diagnostic] {
    let places = Set(others.lazy.filter { $0.severity == .error }.map(\.location))
    return filter { $0.location.line == 0 || !places.contains($0.location) }
  }
}
