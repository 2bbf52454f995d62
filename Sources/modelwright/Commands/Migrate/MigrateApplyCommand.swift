import ModelwrightArguments
import ModelwrightModel

/// `modelwright migrate apply`
struct MigrateApplyCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    Outcome(diagnostics: [.unavailableCommand("migrate apply")])
  }
}
