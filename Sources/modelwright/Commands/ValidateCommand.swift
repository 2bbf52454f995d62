import ModelwrightArguments
import ModelwrightModel

/// `modelwright validate`
struct ValidateCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    var outcome = Outcome()
    for path in arguments.values("model") {
      outcome.diagnostics += CheckedModel(path: path).diagnostics
    }
    if arguments.flag("strict") {
      outcome.hasFailed = outcome.diagnostics.contains { $0.severity >= .warning }
    }
    return outcome
  }
}
