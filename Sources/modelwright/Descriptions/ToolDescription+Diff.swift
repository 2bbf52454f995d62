import ModelwrightArguments

extension ToolDescription {
  /// `modelwright diff`
  static let diff = CommandConfiguration(
    commandName: "diff",
    abstract: "Tells what changed between two versions of a model.",
    discussion: """
      Each change has its class: 'free' does nothing to rows, 'inferable' is worked out from the two \
      models, 'loses data' is worked out and drops something, 'needs a stage' cannot be worked out where \
      there are rows. Renames are known by renaming identifiers; what looks like one is pointed out.
      """,
    examples: [
      .init("modelwright diff Dogs.xcdatamodeld", "What the current version changes."),
      .init(
        "modelwright diff Dogs.xcdatamodeld --from Dogs --to 'Dogs 3' --format json",
        "Any two versions, as a document."),
    ],
    arguments: [
      model,
      .option(
        "from", valueName: "name",
        help: "The earlier version. Without it the one before the other."),
      .option(
        "to", valueName: "name", help: "The later version. Without it the current one."),
      configuration,
      .option(
        "format", help: "The form of the result.", allowedValues: ["text", "json"],
        defaultValue: "text"),
      color,
    ])
}
