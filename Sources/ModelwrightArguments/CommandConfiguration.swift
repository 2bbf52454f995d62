/// A command as it is described: everything that parsing, help, completions and the manual need.
public struct CommandConfiguration: Sendable {
  /// The word that is typed.
  public var commandName: String
  /// What the command does, in one sentence.
  public var abstract: String
  /// What else a user must know, in paragraphs.
  public var discussion: String
  /// Lines to try, each with what it does.
  public var examples: [Example]
  /// What `--version` prints; `nil` when the command has no such flag.
  public var version: String?
  /// The positional arguments in their order, and the options and flags.
  public var arguments: [ArgumentDefinition]
  /// The commands below this one.
  public var subcommands: [CommandConfiguration]

  /// A line to try.
  public struct Example: Sendable {
    /// What is typed.
    public var line: String
    /// What it does.
    public var purpose: String

    /// Makes an example.
    public init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// Describes a command.
  public init(
    commandName: String,
    abstract: String,
    discussion: String = "",
    examples: [Example] = [],
    version: String? = nil,
    arguments: [ArgumentDefinition] = [],
    subcommands: [CommandConfiguration] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.version = version
    self.arguments = arguments
    self.subcommands = subcommands
  }

  /// The subcommand of a name.
  public func subcommand(named name: String) -> CommandConfiguration? {
    subcommands.first { $0.commandName == name }
  }

  /// The arguments without names, in their order.
  var positionals: [ArgumentDefinition] { arguments.filter { $0.kind == .positional } }

  /// The options and flags, with those that every command has.
  var namedArguments: [ArgumentDefinition] {
    var named = arguments.filter { $0.kind != .positional }
    if version != nil { named.append(.version) }
    return named + [.help]
  }
}
