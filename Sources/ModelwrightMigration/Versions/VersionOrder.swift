/// The order of a bundle's versions, from the oldest to the current one.
///
/// Source: DESIGN §4: the configuration's list, else the lock file's, else the natural order of the
/// names with the current one last.
public enum VersionOrder {
  /// Orders versions.
  ///
  /// - Parameters:
  ///   - names: The names in their natural order, the current one last.
  ///   - listed: The names that the configuration, or the lock file, gives in their order; what it
  ///     leaves out keeps its natural place before the next version that is listed.
  /// - Returns: The places in `names`, the oldest first. The current version stays last.
  public static func order(_ names: [String], listed: [String]) -> [Int] {
    guard !listed.isEmpty, let current = names.indices.last else { return Array(names.indices) }
    let ranks = Dictionary(listed.enumerated().map { ($1, $0) }) { first, _ in first }
    var ordered = names.indices.filter { $0 != current && ranks[names[$0]] != nil }
      .sorted { (ranks[names[$0]] ?? 0, $0) < (ranks[names[$1]] ?? 0, $1) }
    for place in names.indices where place != current && ranks[names[place]] == nil {
      let next = names[(place + 1)...].first { ranks[$0] != nil }
      let position = next.flatMap { name in ordered.firstIndex { names[$0] == name } }
      ordered.insert(place, at: position ?? ordered.endIndex)
    }
    return ordered + [current]
  }
}
