import ModelwrightArguments
import ModelwrightGeneration
import ModelwrightModel

/// `modelwright validate`
struct ValidateCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    var outcome = Outcome()
    for path in arguments.values("model") {
      let checked = CheckedModel(path: path)
      outcome.diagnostics += checked.diagnostics
      if let bundle = checked.bundle { outcome.diagnostics += Self.refusals(of: bundle) }
    }
    if arguments.flag("strict") {
      outcome.hasFailed = outcome.diagnostics.contains { $0.severity >= .warning }
    }
    return outcome
  }

  /// What generating would refuse: a model that is valid can also become classes.
  private static func refusals(of bundle: ModelBundle) -> [Diagnostic] {
    do throws(GenerationError) {
      return try Generator(options: GenerationOptions()).generate(bundle).diagnostics
    } catch {
      return error.diagnostics
    }
  }
}
