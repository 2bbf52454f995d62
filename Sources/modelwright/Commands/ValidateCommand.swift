import ModelwrightArguments
import ModelwrightChecks
import ModelwrightGeneration
import ModelwrightModel

/// `modelwright validate`
struct ValidateCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    let paths = arguments.values("model")
    var outcome = Outcome()
    outcome.modelCount = paths.count
    for path in paths {
      let configuration = ConfigurationFinder.settings(
        forModelAt: path, explicit: arguments.value("config"))
      var checked = CheckedModel(path: path, configuration: configuration)
      outcome.diagnostics += checked.diagnostics
      if let bundle = checked.bundle {
        let options = configuration.generationOptions
        let found = GenerationCheck.diagnostics(of: bundle, options: options)
        outcome.diagnostics += checked.weigh(found)
      }
    }
    if arguments.flag("strict") {
      outcome.hasFailed = outcome.diagnostics.contains { $0.severity >= .warning }
    }
    return outcome
  }
}
