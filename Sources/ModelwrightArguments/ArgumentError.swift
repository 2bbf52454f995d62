import ModelwrightModel

/// What is wrong with a command line.
public struct ArgumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exit status for wrong usage: `EX_USAGE` of `sysexits.h`.
  public static let exitCode: Int32 = 64

  /// What is wrong.
  public var message: String
  /// The help of the argument that it concerns; empty when it concerns none.
  public var help: String
  /// The usage of the command that was typed, and how to get its help.
  public var usage: String

  /// The text for the user: the error, then what the command takes.
  public var description: String {
    var lines = ["Error: \(message)"]
    if !help.isEmpty { lines.append("Help:  \(help)") }
    lines.append(usage)
    return lines.joined(separator: "\n")
  }
}

extension ArgumentError {
  /// Makes an error about a command.
  private init(_ message: String, about argument: ArgumentDefinition? = nil, in scope: Scope) {
    // What was typed is repeated; a script may have put anything into it.
    self.message = message.visible
    help = argument.map { "\($0.form)  \($0.help)" } ?? ""
    usage = scope.usageWithHint
  }

  static func unknownCommand(_ name: String, in scope: Scope) -> ArgumentError {
    let names = scope.command.subcommands.map(\.commandName)
    let hint = closest(to: name, among: names).map { ". Did you mean '\($0)'?" } ?? ""
    return ArgumentError("Unknown command '\(name)'\(hint)", in: scope)
  }

  static func unknownOption(_ option: String, in scope: Scope) -> ArgumentError {
    let name = String(option.drop { $0 == "-" })
    let names = scope.command.namedArguments.map(\.name)
    let hint = closest(to: name, among: names).map { ". Did you mean '--\($0)'?" } ?? ""
    return ArgumentError("Unknown option '\(option)'\(hint)", in: scope)
  }

  static func unexpectedArgument(_ value: String, in scope: Scope) -> ArgumentError {
    ArgumentError("Unexpected argument '\(value)'", in: scope)
  }

  static func unexpectedValue(
    _ value: String, of flag: ArgumentDefinition, in scope: Scope
  ) -> ArgumentError {
    ArgumentError("The flag '\(flag.form)' takes no value, but '\(value)' is given", in: scope)
  }

  static func missingValue(_ option: ArgumentDefinition, in scope: Scope) -> ArgumentError {
    ArgumentError("Missing value for '\(option.form)'", about: option, in: scope)
  }

  static func missingArgument(_ argument: ArgumentDefinition, in scope: Scope) -> ArgumentError {
    ArgumentError("Missing expected argument '\(argument.form)'", about: argument, in: scope)
  }

  static func emptyValue(_ argument: ArgumentDefinition, in scope: Scope) -> ArgumentError {
    ArgumentError("The value of '\(argument.form)' is empty", about: argument, in: scope)
  }

  static func invalidValue(
    _ value: String, of argument: ArgumentDefinition, in scope: Scope
  ) -> ArgumentError {
    let allowed = argument.allowedValues.map { "'\($0)'" }
    let others = allowed.dropLast().joined(separator: ", ")
    let list = (others.isEmpty ? "" : "one of \(others) or ") + (allowed.last ?? "")
    return ArgumentError(
      "The value '\(value)' is invalid for '\(argument.form)'. Please provide \(list).",
      about: argument, in: scope)
  }
}
