/// What entities and properties were called, followed along the versions between two.
///
/// Renaming identifiers that name the version before lead no further than to it: with `a`, then `b` (was
/// `a`), then `c` (was `b`), nothing in the last version speaks of `a`. Mapping models, too, know of two
/// versions only. So what one version calls another's is composed step by step, and a direct plan is
/// told where that says more, or something else, than the names of the two versions alone.
///
/// What is removed and comes back later has no lineage; then the names alone decide.
/// Source: core-data.md §3.1, canonical names; §8, case 16.
public struct Lineage: Sendable {
  private let versions: [MigrationVersion?]
  private let stated: [VersionPlaces: Renames]
  /// The places of the versions that are at hand.
  private let present: [Int]
  /// What leads to each version that is at hand from the one before; the first has none.
  private let links: [VersionLinks]
  /// Up to which link, from each one on, all are plain: most versions rename nothing.
  private let plainUpTo: [Int]

  /// Follows the versions.
  ///
  /// - Parameters:
  ///   - versions: The versions, the oldest first; those that are not at hand are passed over.
  ///   - stated: What mapping models say, by the places of their versions.
  public init(_ versions: [MigrationVersion?], stated: [VersionPlaces: Renames] = [:]) {
    self.versions = versions
    self.stated = stated
    let present = versions.indices.filter { versions[$0] != nil }
    self.present = present
    let links = zip(present, present.dropFirst()).compactMap { old, new -> VersionLinks? in
      guard let from = versions[old], let to = versions[new] else { return nil }
      let renames = stated[VersionPlaces(from: old, to: new)] ?? Renames()
      return VersionLinks(ModelMatching(from: from, to: to, renames: renames))
    }
    self.links = links
    var plainUpTo = Array(links.indices)
    for index in links.indices.reversed() {
      guard let from = versions[present[index]], let to = versions[present[index + 1]],
        links[index].isPlain(from: from, to: to)
      else { continue }
      plainUpTo[index] = index + 1 < links.count ? plainUpTo[index + 1] : index + 1
    }
    self.plainUpTo = plainUpTo
  }

  /// What a plan between two versions has to be told, by their places; nothing when their names alone
  /// say all of it.
  ///
  /// A mapping model of the two has the first word. A plan that leads backwards follows the same
  /// lineage the other way.
  public func renames(from: Int, to: Int) -> Renames {
    guard from != to, versions.indices.contains(from), versions.indices.contains(to),
      let old = versions[min(from, to)], let new = versions[max(from, to)]
    else { return Renames() }
    var renames = Renames()
    if let links = links(from: min(from, to), to: max(from, to)) {
      renames =
        from < to
        ? links.renames(from: old, to: new) : links.reversed(old, new).renames(from: new, to: old)
    }
    if from > to, let said = stated[VersionPlaces(from: from, to: to)] {
      renames = renames.overlaid(by: said)
    }
    guard !renames.isEmpty else { return renames }
    let plain =
      from < to ? ModelMatching(from: old, to: new) : ModelMatching(from: new, to: old)
    return renames.isImplied(by: plain) ? Renames() : renames
  }

  /// What leads from an earlier version to a later one; `nil` when the names alone say it.
  private func links(from: Int, to: Int) -> VersionLinks? {
    guard let first = present.firstIndex(of: from), let last = present.firstIndex(of: to) else {
      return nil
    }
    let said = stated[VersionPlaces(from: from, to: to)]
    guard said != nil || plainUpTo[first] < last else { return nil }
    var result = links[first]
    for step in links[(first + 1)..<last] { result = result.followed(by: step) }
    guard last > first + 1, let said, let old = versions[from], let new = versions[to]
    else { return result }
    let renames = result.renames(from: old, to: new).overlaid(by: said)
    return VersionLinks(ModelMatching(from: old, to: new, renames: renames))
  }
}

/// Two versions, by their places.
public struct VersionPlaces: Hashable, Sendable {
  /// The place of the version that a store has.
  public var from: Int
  /// The place of the version that it is to have.
  public var to: Int

  /// Makes a pair.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
