/// A command with the names of those above it: what messages refer to.
struct Scope {
  let command: CommandConfiguration
  let path: [String]

  /// The commands as they are typed: `modelwright generate`.
  var name: String { path.joined(separator: " ") }
}

extension CommandConfiguration {
  /// Parses a command line, without the program's name.
  ///
  /// - Throws: ``ArgumentError`` with the usage of the command that was typed.
  public func parse(_ arguments: [String]) throws(ArgumentError) -> ParseResult {
    var scope = Scope(command: self, path: [commandName])
    var rest = arguments[...]
    if rest.first == "help", !subcommands.isEmpty { return try help(for: rest.dropFirst()) }
    while let first = rest.first, !scope.command.subcommands.isEmpty, !first.hasPrefix("-") {
      guard let next = scope.command.subcommand(named: first) else {
        throw .unknownCommand(first, in: scope)
      }
      scope = Scope(command: next, path: scope.path + [first])
      rest.removeFirst()
    }
    var parser = ArgumentParser(scope, rest)
    return try parser.parse()
  }

  /// `help command`
  private func help(for names: ArraySlice<String>) throws(ArgumentError) -> ParseResult {
    var scope = Scope(command: self, path: [commandName])
    for name in names where !name.hasPrefix("-") {
      guard let next = scope.command.subcommand(named: name) else {
        throw .unknownCommand(name, in: scope)
      }
      scope = Scope(command: next, path: scope.path + [name])
    }
    return .print(scope.help)
  }
}

/// Reads the arguments of one command.
private struct ArgumentParser {
  private let scope: Scope
  private var rest: ArraySlice<String>
  private var parsed: ParsedArguments
  private var positionals: [String] = []

  init(_ scope: Scope, _ arguments: ArraySlice<String>) {
    self.scope = scope
    rest = arguments
    parsed = ParsedArguments(commandPath: scope.path)
  }

  mutating func parse() throws(ArgumentError) -> ParseResult {
    if let text = requestedText() { return .print(text) }
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try takeLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeShort(argument)
      } else {
        positionals.append(argument)
      }
    }
    if !scope.command.subcommands.isEmpty {
      if let name = positionals.first { throw .unknownCommand(name, in: scope) }
      return .print(scope.help)
    }
    try assignPositionals()
    try checkRequired()
    return .run(parsed)
  }

  /// Help and the version win over everything else on the line, mistakes too.
  private func requestedText() -> String? {
    let named = rest.prefix { $0 != "--" }
    if named.contains("--help") || named.contains("-h") { return scope.help }
    if let version = scope.command.version, named.contains("--version") { return version }
    return nil
  }

  /// `--name`, `--name value`, `--name=value`
  private mutating func takeLong(_ argument: String) throws(ArgumentError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let definition = scope.command.namedArguments.first(where: { $0.name == name }) else {
      throw .unknownOption("--\(name)", in: scope)
    }
    try take(definition, value: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-x`, `-x value`, `-x=value`, and several flags at once: `-xy`
  private mutating func takeShort(_ argument: String) throws(ArgumentError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let named = scope.command.namedArguments
      guard let definition = named.first(where: { $0.shortName == letter }) else {
        throw .unknownOption(argument.count == 2 ? argument : "-\(letter)", in: scope)
      }
      guard letters.first == "=" else {
        if definition.kind == .option, !letters.isEmpty {
          throw .missingValue(definition, in: scope)
        }
        try take(definition, value: nil)
        continue
      }
      try take(definition, value: String(letters.dropFirst()))
      return
    }
  }

  private mutating func take(
    _ definition: ArgumentDefinition, value: String?
  ) throws(ArgumentError) {
    guard definition.kind == .option else {
      if let value { throw .unexpectedValue(value, of: definition, in: scope) }
      parsed.add("", for: definition.name)
      return
    }
    if let value { return try add(value, for: definition) }
    // A value never begins with a dash unless it is joined to its option with `=`.
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
      throw .missingValue(definition, in: scope)
    }
    rest.removeFirst()
    try add(next, for: definition)
  }

  private mutating func add(
    _ value: String, for definition: ArgumentDefinition
  ) throws(ArgumentError) {
    if value.isEmpty { throw .emptyValue(definition, in: scope) }
    if !definition.allowedValues.isEmpty, !definition.allowedValues.contains(value) {
      throw .invalidValue(value, of: definition, in: scope)
    }
    parsed.add(value, for: definition.name)
  }

  private mutating func assignPositionals() throws(ArgumentError) {
    var values = positionals[...]
    for definition in scope.command.positionals {
      repeat {
        guard let value = values.popFirst() else { break }
        try add(value, for: definition)
      } while definition.isRepeating
    }
    if let extra = values.first { throw .unexpectedArgument(extra, in: scope) }
  }

  private mutating func checkRequired() throws(ArgumentError) {
    for definition in scope.command.arguments where !parsed.flag(definition.name) {
      if let value = definition.defaultValue {
        parsed.add(value, for: definition.name)
      } else if definition.isRequired {
        throw .missingArgument(definition, in: scope)
      }
    }
  }
}
