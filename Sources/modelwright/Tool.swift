import ModelwrightArguments
import ModelwrightModel

/// The command line: parses, runs a command, has its outcome written.
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
      case .print(let text): return Reporter(options: .init()).write(Outcome(output: text + "\n"))
      case .run(let parsed):
        let name = parsed.commandPath.dropFirst().joined(separator: " ")
        return run(command(name), parsed)
      }
    } catch {
      Platform.write(error.description + "\n", to: .errors)
      return Status.wrongUsage
    }
  }

  private func run(_ command: any Command, _ arguments: ParsedArguments) -> Int32 {
    var options = ReportOptions(arguments)
    if !command.reportsInFormat { options.format = .text }
    return Reporter(options: options).write(command.run(arguments))
  }

  private func command(_ name: String) -> any Command {
    switch name {
    case "generate": GenerateCommand()
    case "validate": ValidateCommand()
    case "schema": SchemaCommand()
    case "diff": DiffCommand()
    case "inspect": InspectCommand()
    case "version add": VersionAddCommand()
    case "version list": VersionListCommand()
    case "version use": VersionUseCommand()
    case "lock": LockCommand()
    case "migrate plan": MigratePlanCommand()
    case "migrate verify": MigrateVerifyCommand()
    case "migrate apply": MigrateApplyCommand()
    case "config schema": ConfigSchemaCommand()
    case "explain": ExplainCommand()
    default: preconditionFailure("the command '\(name)' is described, but there is none")
    }
  }
}
