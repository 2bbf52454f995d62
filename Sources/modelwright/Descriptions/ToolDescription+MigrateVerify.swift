import ModelwrightArguments

extension ToolDescription {
  static let migrateVerify = CommandConfiguration(
    commandName: "verify",
    abstract: "Proves the migrations between all versions of a model.",
    discussion: """
      For every version and every later one a store is made in memory, filled with rows that \
      exercise every property, migrated directly and step by step, and compared: its structure with \
      that of a new store, its keys and pages with SQLite's own checks, every value and every link \
      with what it was. Pairs that only hand-written code can bring together are counted as manual.
      """,
    examples: [
      .init("modelwright migrate verify Dogs.xcdatamodeld", "Forwards, as stores are migrated."),
      .init(
        "modelwright migrate verify Dogs.xcdatamodeld --all --format json",
        "Also backwards, as a document."),
    ],
    arguments: [
      model,
      .flag("all", help: "Also migrate from later versions to earlier ones."),
      configuration,
      .option(
        "format", help: "The form of the result.", allowedValues: ["text", "json"],
        defaultValue: "text"),
      color,
    ])
}
