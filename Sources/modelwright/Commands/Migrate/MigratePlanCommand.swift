import ModelwrightArguments
import ModelwrightModel

/// `modelwright migrate plan`
struct MigratePlanCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    Outcome(diagnostics: [.unavailableCommand("migrate plan")])
  }
}
