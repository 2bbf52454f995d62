import ModelwrightArguments
import ModelwrightGeneration
import ModelwrightModel

/// `modelwright validate`
struct ValidateCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    var outcome = Outcome()
    for path in arguments.values("model") {
      let configuration = ConfigurationFinder.settings(
        forModelAt: path, explicit: arguments.value("config"))
      let checked = CheckedModel(path: path, configuration: configuration)
      outcome.diagnostics += checked.diagnostics
      if let bundle = checked.bundle {
        let options = configuration.settings.generationOptions
        outcome.diagnostics += Self.refusals(of: bundle, options)
      }
    }
    if arguments.flag("strict") {
      outcome.hasFailed = outcome.diagnostics.contains { $0.severity >= .warning }
    }
    return outcome
  }

  /// What generating would refuse: a model that is valid can also become classes.
  private static func refusals(
    of bundle: ModelBundle, _ options: GenerationOptions
  ) -> [Diagnostic] {
    do throws(GenerationError) {
      return try Generator(options: options).generate(bundle).diagnostics
    } catch {
      return error.diagnostics
    }
  }
}
