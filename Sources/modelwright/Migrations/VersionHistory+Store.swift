import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel

extension VersionHistory {
  /// What opening a store needs to know of the versions when it is to have the one at a place. The code
  /// of stages is not the tool's: a stage that is reached throws.
  func storeHistory(to target: Int) -> StoreHistory {
    StoreHistory(
      versions: versions.enumerated().map { place, version in
        .init(
          name: version.name, hash: version.modelHash,
          encoded: ModelCoding.encode(version.model.model),
          renames: place == target ? Renames() : lineage.renames(from: place, to: target))
      },
      stages: stages.map { stage in
        StoreStage(StageReference(from: versions[stage.from].name, to: versions[stage.to].name)) {
          _ in throw MissingStageCode()
        }
      })
  }
}

/// The tool has no code of stages.
private struct MissingStageCode: Error, CustomStringConvertible {
  var description: String { "the tool does not have its code" }
}
