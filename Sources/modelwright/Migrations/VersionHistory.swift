import ModelwrightChecks
import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel

/// The versions of a bundle in the order in which they came, ready for planning: what every command about
/// migrations begins with.
struct VersionHistory {
  /// The versions, the oldest first, the current one last.
  let versions: [MigrationVersion]
  /// The stages of the configuration, by the places of their versions.
  let stages: [(from: Int, to: Int)]
  /// What entities and properties were called, followed along the versions.
  let lineage: Lineage
  /// What is to be said of the mapping models, beside the model or named by the configuration, as the
  /// configuration weighs it.
  let diagnostics: [Diagnostic]

  /// Orders the versions of a model that was checked, which all have a structure that holds.
  init(_ bundle: ModelBundle, settings: Settings) {
    let order = VersionOrder.order(
      bundle.versions.map(\.name), settings: settings, lock: LockFile(ofModelAt: bundle.path))
    let ordered = order.compactMap { place -> MigrationVersion? in
      var resolver = ModelResolver(bundle.versions[place])
      return resolver.resolve().map { MigrationVersion(outlineOf: $0) }
    }
    versions = ordered
    stages = settings.stages.compactMap { stage in
      guard let from = ordered.firstIndex(where: { $0.name == stage.from }),
        let to = ordered.firstIndex(where: { $0.name == stage.to }), from < to
      else { return nil }
      return (from, to)
    }
    let mappings = MappingStatements(
      of: bundle, versions: ordered, stages: stages, listed: settings.mappings)
    lineage = Lineage(ordered, stated: mappings.renames)
    var policy = DiagnosticPolicy(settings.checkOptions, catalog: .tool, versions: [])
    diagnostics = policy.apply(to: mappings.diagnostics.sorted())
  }

  /// The place of the version of a name.
  func place(of name: String) -> Int? { versions.firstIndex { $0.name == name } }

  /// The versions with their tables, for those who ask for many plans.
  func prepared() -> [MigrationVersion] { versions.map { $0.prepared() } }

  /// A router over the versions. Not Sendable: make one for each thread.
  ///
  /// - Parameter prepared: The versions with their tables, where many plans are asked for.
  func router(_ prepared: [MigrationVersion]? = nil) -> MigrationRouter {
    let lineage = lineage
    return MigrationRouter(
      versions: prepared ?? versions, stages: stages, renames: { lineage.renames(from: $0, to: $1) }
    )
  }
}
