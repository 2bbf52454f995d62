import ModelwrightArguments

extension ToolDescription {
  static let migratePlan = CommandConfiguration(
    commandName: "plan",
    abstract: "Prints what migrates a store from one version to another.",
    examples: [
      .init(
        "modelwright migrate plan Dogs.xcdatamodeld --from Dogs --to 'Dogs 2' --format sql",
        "The statements, to read them.")
    ],
    arguments: [
      model,
      .option(
        "from", valueName: "name", help: "The version that the store has.", isRequired: true),
      .option("to", valueName: "name", help: "The version that it is to have.", isRequired: true),
      configuration,
      .option(
        "format", help: "The form of the plan.", allowedValues: ["text", "sql", "json"],
        defaultValue: "text"),
      color,
    ])
}
