import ModelwrightArguments
import ModelwrightMigration
import ModelwrightModel

/// `modelwright diff`
struct DiffCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = arguments.required("model")
    let configuration = ConfigurationFinder.settings(
      forModelAt: path, explicit: arguments.value("config"))
    let checked = CheckedModel(path: path, configuration: configuration)
    // What is to be said of the model itself belongs to 'validate'.
    var outcome = Outcome(diagnostics: checked.diagnostics.filter { $0.severity == .error })
    guard let bundle = checked.bundle else { return outcome }
    let history = VersionHistory(bundle, settings: configuration.settings)
    outcome.diagnostics += history.diagnostics
    guard
      let pair = VersionPairRequest.make(arguments, history, of: bundle, &outcome.diagnostics)
    else { return outcome }
    let difference = VersionDifference(
      model: bundle.name, comparison: history.comparison(from: pair.from, to: pair.to),
      stages: history.stages(from: pair.from, to: pair.to).map {
        StageReference(from: history.versions[$0.from].name, to: history.versions[$0.to].name)
      })
    outcome.output =
      arguments.required("format") == "json" ? difference.value.text : difference.text
    return outcome
  }
}
