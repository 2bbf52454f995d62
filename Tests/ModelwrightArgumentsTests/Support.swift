import ModelwrightArguments

/// A tool with one command of every kind of argument.
let sampleTool = CommandConfiguration(
  commandName: "tool",
  abstract: "Does things.",
  version: "1.2.3",
  subcommands: [
    CommandConfiguration(
      commandName: "generate",
      abstract: "Generates classes.",
      discussion: "Only what has changed is written.",
      examples: [.init("tool generate A --output B", "Generates A into B.")],
      arguments: [
        .argument("model", help: "The model."),
        .option("output", short: "o", help: "The folder.", isRequired: true),
        .option(
          "access", help: "The access level.", allowedValues: ["public", "internal"],
          defaultValue: "public"),
        .option("param", valueName: "key=value", help: "A parameter.", isRepeating: true),
        .flag("sql", short: "s", help: "Also writes SQL."),
        .flag("force", short: "f", help: "Writes always."),
      ]),
    CommandConfiguration(
      commandName: "validate", abstract: "Validates models.",
      arguments: [.argument("model", help: "The models.", isRepeating: true)]),
    CommandConfiguration(
      commandName: "template", abstract: "Works with templates.",
      subcommands: [
        CommandConfiguration(commandName: "list", abstract: "Lists them."),
        CommandConfiguration(commandName: "cat", abstract: "Prints one."),
      ]),
  ])

/// The arguments of a line that is right.
func parse(_ arguments: String...) throws -> ParsedArguments? {
  guard case .run(let parsed) = try sampleTool.parse(arguments) else { return nil }
  return parsed
}

/// The text that a line asks for.
func text(_ arguments: String...) throws -> String? {
  guard case .print(let text) = try sampleTool.parse(arguments) else { return nil }
  return text
}
