/// The arguments of a command line, checked against the command's description.
public struct ParsedArguments: Sendable {
  /// The names of the command and those above it: `["modelwright", "generate"]`.
  public var commandPath: [String]
  private var values: [String: [String]] = [:]

  init(commandPath: [String]) { self.commandPath = commandPath }

  /// The name of the command that was chosen.
  public var commandName: String { commandPath.last ?? "" }

  /// Whether a flag was given.
  public func flag(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option or positional argument; of several the last. `nil` when none was given.
  public func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option or positional argument in the order in which they were given.
  public func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an argument that the description requires, or that has a default: parsing sees to
  /// it that there is one, so that a missing one is a mistake in the description.
  public func required(_ name: String) -> String {
    guard let value = value(name) else {
      preconditionFailure("'\(name)' is neither required nor has a default value")
    }
    return value
  }

  mutating func add(_ value: String, for name: String) { values[name, default: []].append(value) }
}

/// What a command line asks for.
public enum ParseResult: Sendable {
  /// To run a command.
  case run(ParsedArguments)
  /// To print a text, help or the version, and be done.
  case print(String)
}
