import ModelwrightArguments

extension ToolDescription {
  static let inspect = CommandConfiguration(
    commandName: "inspect",
    abstract: "Tells what a store, or a model, consists of.",
    discussion: """
      Of a store: its model, version and hashes, its tables with their rows, and keys that lead \
      nowhere; with a model also its version there and what a migration would do. Of a model: its \
      versions with their hashes. Not a byte of the store is changed.
      """,
    examples: [
      .init(
        "modelwright inspect dogs.sqlite --model Dogs.xcdatamodeld",
        "Also say which version of the model the store has, and how it would be migrated.")
    ],
    arguments: [
      .argument(
        "path", help: "The file of a store, or a model.", completion: .file(extensions: [])),
      .option(
        "model", valueName: "model",
        help: "The model that a store belongs to: \(modelHelp.lowercasedFirst)",
        completion: modelFiles),
      configuration,
      .option(
        "format", help: "The form of the result.", allowedValues: ["text", "json"],
        defaultValue: "text"),
      color,
    ])
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
