import ModelwrightArguments
import ModelwrightModel

/// The command line: parses, runs a command, prints what it has to say.
struct Tool {
  /// What a process ends with; there are no others.
  enum Status {
    static let done: Int32 = 0
    static let failed: Int32 = 1
    static let wrongUsage = ArgumentError.exitCode
  }

  /// Runs a command line, without the program's name, and returns the exit status.
  func run(_ arguments: [String]) -> Int32 {
    Platform.prepareStreams()
    do throws(ArgumentError) {
      switch try ToolDescription.root.parse(arguments) {
      case .print(let text): return report(Outcome(output: text + "\n"))
      case .run(let parsed):
        let name = parsed.commandPath.dropFirst().joined(separator: " ")
        return report(command(name).run(parsed))
      }
    } catch {
      Platform.write(error.description + "\n", to: .errors)
      return Status.wrongUsage
    }
  }

  private func command(_ name: String) -> any Command {
    switch name {
    case "generate": GenerateCommand()
    case "validate": ValidateCommand()
    case "schema": SchemaCommand()
    case "config schema": ConfigSchemaCommand()
    default: preconditionFailure("the command '\(name)' is described, but there is none")
    }
  }

  /// Prints diagnostics to the standard error and results to the standard output.
  private func report(_ outcome: Outcome) -> Int32 {
    var seen: Set<Diagnostic> = []
    let lines = outcome.diagnostics.sorted().filter { seen.insert($0).inserted }
    Platform.write(lines.map { "\($0)\n" }.joined(), to: .errors)
    let fails = outcome.hasFailed || outcome.diagnostics.hasErrors
    if let problem = Platform.write(outcome.output, to: .output) {
      let place = SourceLocation(path: "standard output")
      let error = Diagnostic.unwritable(place, problem)
      Platform.write("\(error)\n", to: .errors)
      return Status.failed
    }
    return fails ? Status.failed : Status.done
  }
}

/// A command of the tool.
protocol Command {
  /// Does what the command is for.
  func run(_ arguments: ParsedArguments) -> Outcome
}

/// What a command ends with.
struct Outcome {
  /// What goes to the standard output.
  var output = ""
  /// What goes to the standard error, in any order. With an error among it the command has failed.
  var diagnostics: [Diagnostic] = []
  /// Whether the command has failed without an error, as a strict check does.
  var hasFailed = false
}
