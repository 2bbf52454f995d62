import ModelwrightConfiguration
import ModelwrightGeneration
import ModelwrightMigration
import ModelwrightModel

extension VersionHistory {
  /// What the code of migrations is generated from.
  func generated(_ bundle: ModelBundle, _ configuration: ModelConfiguration) -> MigrationHistory {
    let places = StageDiagnostics(bundle, configuration)
    let lineage = lineage
    return MigrationHistory(
      versions: versions,
      stages: stages.map { stage in
        let names = StageSettings(from: versions[stage.from].name, to: versions[stage.to].name)
        return .init(from: stage.from, to: stage.to, location: places.location(of: names))
      }, renames: { lineage.renames(from: $0, to: $1) })
  }
}
