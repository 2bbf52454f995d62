public import ModelwrightMigration
public import ModelwrightModel

/// The versions of a model in the order in which they came, with what is known of the ways between them:
/// what the code of migrations is generated from.
public struct MigrationHistory {
  /// Hand-written code between two versions.
  public struct Stage {
    /// The place of the version whose rows it reads.
    public var from: Int
    /// The place of the version whose rows it writes.
    public var to: Int
    /// Where the stage was asked for.
    public var location: SourceLocation

    /// Makes a stage.
    public init(from: Int, to: Int, location: SourceLocation) {
      self.from = from
      self.to = to
      self.location = location
    }
  }

  /// The versions, the oldest first, the current one last.
  public var versions: [MigrationVersion]
  /// The stages, by the places of their versions, in the order in which they run.
  public var stages: [Stage]
  /// What entities and properties were called, beyond what the models say, by the versions' places.
  public var renames: (Int, Int) -> Renames

  /// Makes a history.
  public init(
    versions: [MigrationVersion], stages: [Stage] = [],
    renames: @escaping (Int, Int) -> Renames = { _, _ in Renames() }
  ) {
    self.versions = versions
    self.stages = stages.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    self.renames = renames
  }

  /// The history of a bundle of which nothing else is known: versions in their natural order, without
  /// those whose structure does not hold.
  public init(_ bundle: ModelBundle) {
    let places = VersionOrder.order(bundle.versions.map(\.name), listed: [])
    let versions = places.compactMap { place -> MigrationVersion? in
      var resolver = ModelResolver(bundle.versions[place])
      return resolver.resolve().map { MigrationVersion(outlineOf: $0) }
    }
    let lineage = Lineage(versions)
    self.init(versions: versions, renames: { lineage.renames(from: $0, to: $1) })
  }

  /// Whether a plan leads straight from a version to another, without anything to be run between them.
  func isStraight(from: Int, to: Int) -> Bool {
    guard stages.isEmpty else { return false }
    let renames = renames(from, to)
    return ModelMatching(from: versions[from], to: versions[to], renames: renames)
      .isCertainlyInferable
  }

  func router() -> MigrationRouter {
    MigrationRouter(versions: versions, stages: stages.map { ($0.from, $0.to) }, renames: renames)
  }
}
