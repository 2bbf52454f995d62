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
  private let identities: LineageIdentities

  /// Follows the versions.
  ///
  /// - Parameters:
  ///   - versions: The versions, the oldest first; those that are not at hand are passed over.
  ///   - stated: What mapping models say, by the places of their versions.
  public init(_ versions: [MigrationVersion?], stated: [VersionPlaces: Renames] = [:]) {
    self.versions = versions
    self.stated = stated
    identities = LineageIdentities(versions, stated: stated)
  }

  /// What a plan between two versions has to be told, by their places; nothing when their names alone
  /// say all of it.
  ///
  /// A mapping model of the two has the first word. A plan that leads backwards follows the same
  /// lineage the other way.
  public func renames(from: Int, to: Int) -> Renames {
    guard from != to, versions.indices.contains(from), versions.indices.contains(to),
      let old = versions[from], let new = versions[to]
    else { return Renames() }
    var renames = identities.renames(from: from, to: to, old, new)
    if from > to, let said = stated[VersionPlaces(from: to, to: from)] {
      let forwards = identities.renames(from: to, to: from, new, old).overlaid(by: said)
      renames = ModelMatching(from: new, to: old, renames: forwards).reversedRenames()
    }
    if let said = stated[VersionPlaces(from: from, to: to)] {
      renames = renames.overlaid(by: said)
    } else if renames.isImplied(from: old, to: new) {
      return Renames()
    }
    return renames
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
