import ModelwrightArguments
import ModelwrightMigration
import ModelwrightModel
import ModelwrightSchema

/// A model as `inspect` shows it.
struct InspectedModel {
  let path: String
  let name: String
  let history: VersionHistory
  let currentName: String

  /// The current version's place.
  var currentPlace: Int? { history.place(of: currentName) }

  /// Reads and checks a model.
  static func read(
    _ path: String, _ arguments: ParsedArguments
  ) -> (model: InspectedModel?, diagnostics: [Diagnostic]) {
    let configuration = ConfigurationFinder.settings(
      forModelAt: path, explicit: arguments.value("config"))
    let checked = CheckedModel(path: path, configuration: configuration)
    let model = checked.bundle.map { bundle in
      InspectedModel(
        path: path, name: bundle.name,
        history: VersionHistory(bundle, settings: configuration.settings),
        currentName: bundle.current.name)
    }
    return (model, checked.diagnostics.filter { $0.severity == .error })
  }

  /// For people.
  var text: String {
    let table = TextTable(
      rows: history.versions.map { version in
        [
          (version.name == currentName ? "* " : "  ") + version.name.visible,
          "\(version.model.entities.count) entities", version.modelHash.hexadecimal,
        ]
      })
    var text = "\(path.visible): the model '\(name.visible)'\n\n"
    text += "versions, the oldest first; * marks the current one\n" + table.text(indentation: "")
    if !history.stages.isEmpty {
      text += "\nstages\n"
      for (from, to) in stageNames { text += "  '\(from.visible)' to '\(to.visible)'\n" }
    }
    return text
  }

  private var stageNames: [(from: String, to: String)] {
    history.stages.map { (history.versions[$0.from].name, history.versions[$0.to].name) }
  }

  /// `{"kind": "model", "path", "name", "versions": [{"name", "isCurrent", "entities", "modelHash",
  /// "schemaHash"}], "stages": [{"from", "to"}]}`, the versions from the oldest on.
  var json: JSONValue {
    .record([
      "kind": .string("model"), "path": .string(path), "name": .string(name),
      "versions": .array(
        history.versions.map { version in
          .record([
            "name": .string(version.name),
            "isCurrent": .boolean(version.name == currentName),
            "entities": .integer(version.model.entities.count),
            "modelHash": .string(version.modelHash.hexadecimal),
            "schemaHash": .string(version.schema.hash.hexadecimal),
          ])
        }),
      "stages": .array(
        stageNames.map { .record(["from": .string($0.from), "to": .string($0.to)]) }),
    ])
  }
}
