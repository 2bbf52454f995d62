extension StoreMetadata {
  /// How many versions are remembered: whoever edits a model in place makes a version with every edit.
  private static let mostVersions = 1_000

  /// The list that a store gets that is made or migrated.
  ///
  /// - Parameters:
  ///   - earlier: The list that the store had.
  ///   - known: The versions that the program knows up to its own, which is the last.
  static func versions(after earlier: [[UInt8]], known: [[UInt8]]) -> [[UInt8]] {
    guard let own = known.last else { return earlier }
    // After a way back the versions behind are no longer what the store has been through.
    let past = earlier.firstIndex(of: own).map { earlier[..<$0] } ?? earlier[...]
    var seen: Set<[UInt8]> = [own]
    let list = (past + known.dropLast()).filter { seen.insert($0).inserted } + [own]
    return Array(list.suffix(mostVersions))
  }
}
