import ModelwrightArguments

extension ToolDescription {
  /// `modelwright version` and what it is about.
  static let versions = CommandConfiguration(
    commandName: "version",
    abstract: "Adds, lists and chooses versions of a model.",
    discussion: """
      The versions of a model are the folders in its .xcdatamodeld bundle; '.xccurrentversion' names \
      the one that classes are generated from and that stores are migrated to.
      """,
    subcommands: [versionAdd, versionList, versionUse])

  private static let versionAdd = CommandConfiguration(
    commandName: "add",
    abstract: "Copies the current version and makes the copy the current one.",
    discussion: """
      The version's files are copied byte for byte. Edit the copy; the earlier version stays as \
      users' stores have it.
      """,
    examples: [
      .init("modelwright version add Dogs.xcdatamodeld", "'Dogs 2' after 'Dogs'."),
      .init("modelwright version add Dogs.xcdatamodeld --name 'Dogs with walks'", "A name."),
    ],
    arguments: [
      bundle,
      .option(
        "name", valueName: "name",
        help: "The new version's name. Without it the next free one in the natural order."),
      color,
    ])

  private static let versionList = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the versions, the oldest first.",
    discussion: """
      A star marks the current version. The order is that of 'versions' in modelwright.json, else that \
      in which 'modelwright lock' recorded them, else the natural one.
      """,
    arguments: [
      bundle, configuration,
      .option(
        "format", help: "The form of the list.", allowedValues: ["text", "json"],
        defaultValue: "text"),
      color,
    ])

  private static let versionUse = CommandConfiguration(
    commandName: "use",
    abstract: "Makes a version the current one.",
    examples: [.init("modelwright version use Dogs.xcdatamodeld 'Dogs 2'", "Of two versions.")],
    arguments: [bundle, .argument("name", help: "The version's name."), color])

  private static let bundle = ArgumentDefinition.argument(
    "model", help: "An .xcdatamodeld bundle.",
    completion: .file(extensions: ["xcdatamodeld"]))

  /// `modelwright lock`
  static let lock = CommandConfiguration(
    commandName: "lock",
    abstract: "Records the versions that were released.",
    discussion: """
      Digests of the versions, their entities and properties go into a file beside the bundle, \
      '<Bundle>.modelwright-lock.json': commit it. From then on 'validate' fails when one of them is \
      edited or removed. What is recorded stays until it is told to be forgotten.
      """,
    examples: [
      .init("modelwright lock Dogs.xcdatamodeld", "All versions but the current one."),
      .init(
        "modelwright lock Dogs.xcdatamodeld --include-current",
        "Also the current one: it is going to be released."),
    ],
    arguments: [
      bundle,
      .option(
        "model-version", valueName: "name", help: "A version to record, instead of all of them.",
        isRepeating: true),
      .flag("include-current", help: "Record the current version, too."),
      .option(
        "forget", valueName: "name", help: "A version whose record is to go.", isRepeating: true),
      .flag("check", help: "Write nothing; fail when something would be recorded."),
      configuration,
    ] + reporting)
}
