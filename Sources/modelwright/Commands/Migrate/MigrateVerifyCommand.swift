import ModelwrightArguments
import ModelwrightModel

/// `modelwright migrate verify`
struct MigrateVerifyCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    Outcome(diagnostics: [.unavailableCommand("migrate verify")])
  }
}
