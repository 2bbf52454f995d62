import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel

/// The findings about the step from the latest earlier version into the current one.
enum MigrationLintCheck {
  /// The warnings about a bundle whose versions have structures that hold. Only two of the versions are
  /// looked at, however many there are.
  static func warnings(about bundle: ModelBundle, settings: Settings) -> [Diagnostic] {
    guard bundle.versions.count > 1 else { return [] }
    let order = VersionOrder.order(
      bundle.versions.map(\.name), settings: settings, lock: LockFile(ofModelAt: bundle.path))
    let (earlier, current) = (bundle.versions[order[order.count - 2]], bundle.current)
    guard let old = resolved(earlier), let new = resolved(current) else { return [] }
    let hasStage = settings.stages.contains {
      $0.from == earlier.name && $0.to == current.name
    }
    return MigrationLints.findings(
      ModelComparison(from: MigrationVersion(old), to: MigrationVersion(new)), hasStage: hasStage)
  }

  private static func resolved(_ version: Model) -> ResolvedModel? {
    var resolver = ModelResolver(version)
    return resolver.resolve()
  }
}
