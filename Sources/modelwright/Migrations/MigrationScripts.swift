import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel

/// The SQL files of the migrations to the current version: what `generate --sql` adds to the schema.
struct MigrationScripts {
  /// A file for each older version that statements alone lead from.
  private(set) var files: [OutputFile] = []
  /// A note for each older version that they do not.
  private(set) var diagnostics: [Diagnostic] = []

  /// Plans the migrations of a model that was checked.
  init(of bundle: ModelBundle, settings: Settings, output: String) {
    guard bundle.versions.count > 1 else { return }
    let history = VersionHistory(bundle, settings: settings)
    let router = history.router()
    let current = history.versions.count - 1
    for from in 0..<current {
      do throws(MigrationError) {
        let route = PlannedRoute(
          model: bundle.name, history: history, from: from, to: current,
          route: try router.route(from: from, to: current))
        guard let script = route.script else {
          let stages = route.stages.map {
            "the stage from '\($0.from)' to '\($0.to)' is Swift code"
          }
          omit(history.versions[from], history.versions[current], stages)
          continue
        }
        let name = "\(bundle.name)-\(route.name(from))-\(route.name(current)).sql"
        files.append(
          OutputFile(folder: output, name: name, bytes: Array(script.utf8), isWrittenOnce: false))
      } catch {
        let reasons = error.obstacles.map(\.description)
        omit(history.versions[from], history.versions[current], reasons)
      }
    }
  }

  private mutating func omit(
    _ from: MigrationVersion, _ to: MigrationVersion, _ reasons: [String]
  ) {
    let first = reasons.first ?? ""
    let rest = reasons.count > 1 ? ", and \(reasons.count - 1) more" : ""
    diagnostics.append(
      Diagnostic(
        .note, code: "no-sql-migration",
        "no SQL file is written for the migration from '\(from.name)' to '\(to.name)': \(first)\(rest)",
        at: to.model.model.source.location))
  }
}
