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
    let earlier = bundle.versions[order[order.count - 2]]
    let pair = ModelBundle(
      name: bundle.name, path: bundle.path, versions: [earlier, bundle.current], currentIndex: 1)
    let history = VersionHistory(pair, settings: settings)
    guard history.versions.count == 2 else { return [] }
    return MigrationLints.findings(
      history.comparison(from: 0, to: 1), hasStage: !history.stages(from: 0, to: 1).isEmpty)
  }
}
