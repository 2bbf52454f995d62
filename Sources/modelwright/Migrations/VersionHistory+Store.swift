import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel

extension VersionHistory {
  /// What opening a store needs to know of the versions. The code of stages is not the tool's: a stage
  /// that is reached throws.
  func storeHistory() -> StoreHistory {
    StoreHistory(
      versions: versions.map { version in
        .init(
          name: version.name, hash: version.modelHash,
          encoded: ModelCoding.encode(version.model.model))
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
