/// One argument of a command as it is described.
public struct ArgumentDefinition: Hashable, Sendable {
  /// How an argument is given.
  public enum Kind: Hashable, Sendable {
    /// By its place.
    case positional
    /// `--name value`
    case option
    /// `--name`
    case flag
  }

  /// What a shell offers for a value.
  public enum CompletionKind: Hashable, Sendable {
    /// Nothing.
    case none
    /// The allowed values.
    case list
    /// Files and folders whose names end so; all of them without endings.
    case file(extensions: [String])
    /// Folders.
    case directory
  }

  /// How the argument is given.
  public var kind: Kind
  /// The name: without dashes for options and flags, in capitals nowhere: `model-name`.
  public var name: String
  /// The letter of an option or flag: `-o`.
  public var shortName: Character?
  /// What stands for the value in help.
  public var valueName: String
  /// What the argument means.
  public var help: String
  /// The values that are allowed; empty when all are.
  public var allowedValues: [String]
  /// The value when none is given, for help.
  public var defaultValue: String?
  /// Whether a value must be given.
  public var isRequired: Bool
  /// Whether it may be given more than once; a positional one then takes all that follow.
  public var isRepeating: Bool
  /// What a shell offers for the value.
  public var completion: CompletionKind

  /// `<name>`: an argument by its place; it must be given unless it is said not to be required.
  public static func argument(
    _ name: String, help: String, isRequired: Bool = true, isRepeating: Bool = false,
    completion: CompletionKind = .none
  ) -> ArgumentDefinition {
    ArgumentDefinition(
      kind: .positional, name: name, valueName: name, help: help, allowedValues: [],
      isRequired: isRequired, isRepeating: isRepeating, completion: completion)
  }

  /// `--name <value>`
  public static func option(
    _ name: String, short: Character? = nil, valueName: String? = nil, help: String,
    allowedValues: [String] = [], defaultValue: String? = nil, isRequired: Bool = false,
    isRepeating: Bool = false, completion: CompletionKind = .none
  ) -> ArgumentDefinition {
    ArgumentDefinition(
      kind: .option, name: name, shortName: short, valueName: valueName ?? name, help: help,
      allowedValues: allowedValues, defaultValue: defaultValue, isRequired: isRequired,
      isRepeating: isRepeating, completion: allowedValues.isEmpty ? completion : .list)
  }

  /// `--name`
  public static func flag(
    _ name: String, short: Character? = nil, help: String
  ) -> ArgumentDefinition {
    ArgumentDefinition(
      kind: .flag, name: name, shortName: short, valueName: "", help: help, allowedValues: [],
      isRequired: false, isRepeating: false, completion: .none)
  }

  static let help = flag("help", short: "h", help: "Show help information.")
  static let version = flag("version", help: "Show the version.")
}

extension ArgumentDefinition {
  /// The form in usage, help and errors: `<model>`, `--output <output>`, `--sql`.
  public var form: String {
    switch kind {
    case .positional: "<\(valueName)>"
    case .option: "--\(name) <\(valueName)>"
    case .flag: "--\(name)"
    }
  }
}
