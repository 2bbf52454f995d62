import ModelwrightMigration
import ModelwrightModel

extension VersionHistory {
  /// Compares two versions by their places.
  func comparison(from: Int, to: Int) -> ModelComparison {
    ModelComparison(from: versions[from], to: versions[to], renames: renames(from: from, to: to))
  }

  /// What entities and properties were called, beyond what the two versions say.
  func renames(from: Int, to: Int) -> Renames { lineage.renames(from: from, to: to) }

  /// The stages that lie wholly between two versions, the earlier one first.
  func stages(from: Int, to: Int) -> [(from: Int, to: Int)] {
    stages.filter { $0.from >= min(from, to) && $0.to <= max(from, to) }
  }
}
