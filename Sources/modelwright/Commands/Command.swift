import ModelwrightArguments
import ModelwrightModel

/// A command of the tool.
protocol Command {
  /// Whether `--format` is the form of the diagnostics; otherwise it is that of the command's output.
  var reportsInFormat: Bool { get }
  /// Does what the command is for.
  func run(_ arguments: ParsedArguments) -> Outcome
}

extension Command {
  var reportsInFormat: Bool { true }
}

/// What a command ends with.
struct Outcome {
  /// What goes to the standard output; to the standard error when a document of diagnostics is there.
  var output = ""
  /// What is to be said, in any order. With an error among it the command has failed.
  var diagnostics: [Diagnostic] = []
  /// Whether the command has failed without an error, as a strict check does.
  var hasFailed = false
  /// How many models were checked, when that was what the command is for.
  var modelCount: Int?
}
