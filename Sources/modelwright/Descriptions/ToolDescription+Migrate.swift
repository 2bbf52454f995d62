import ModelwrightArguments

extension ToolDescription {
  /// `modelwright migrate` and what it is about.
  static let migrate = CommandConfiguration(
    commandName: "migrate",
    abstract: "Plans migrations, proves them, and carries them out.",
    discussion: """
      A migration is computed from two versions of a model. What cannot be computed is an error that \
      names the entity and the property; a stage in 'modelwright.json' and its Swift function say it.
      """,
    subcommands: [migratePlan, migrateVerify, migrateApply])
}
