import ModelwrightArguments

extension ToolDescription {
  static let migrateApply = CommandConfiguration(
    commandName: "apply",
    abstract: "Migrates a store to the current version of a model.",
    discussion: """
      Everything happens in one transaction: the store is the old one or the new one, whenever the \
      process ends. Control-C undoes what was begun. A store with a stage of hand-written code on its \
      way is migrated by the program that has the code.
      """,
    examples: [
      .init(
        "modelwright migrate apply Dogs.xcdatamodeld dogs.sqlite --dry-run",
        "Say what would be done and whether the rows allow it."),
      .init(
        "modelwright migrate apply Dogs.xcdatamodeld dogs.sqlite --backup",
        "Keep the store as it was in 'dogs.sqlite.backup'."),
    ],
    arguments: [
      model,
      .argument("store", help: "The file of the store.", completion: .file(extensions: [])),
      .option(
        "to", valueName: "name",
        help: """
          The version that the store is to have, which may be an earlier one. Without it the current \
          one; a store of a later version is then refused.
          """),
      .flag("dry-run", help: "Write nothing; print what would be done."),
      .flag(
        "backup",
        help: "First copy the store to a new file beside it whose name ends in '.backup'."),
      .option(
        "backup-to", valueName: "file",
        help: "First copy the store to this file, which may not exist yet.",
        completion: .file(extensions: [])),
      configuration,
      color,
    ])
}
