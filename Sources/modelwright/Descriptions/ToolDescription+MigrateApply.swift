import ModelwrightArguments

extension ToolDescription {
  static let migrateApply = CommandConfiguration(
    commandName: "apply",
    abstract: "Migrates a store to the current version of a model.",
    discussion: """
      Everything happens in one transaction: the store is the old one or the new one, whenever the \
      process ends.
      """,
    arguments: [
      model,
      .argument("store", help: "The file of the store.", completion: .file(extensions: [])),
      configuration,
      color,
    ])
}
