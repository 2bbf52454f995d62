import ModelwrightArguments

/// The tool's commands as they are described: what parsing, help and completions are made of.
enum ToolDescription {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// The tool itself.
  static let root = CommandConfiguration(
    commandName: "modelwright",
    abstract: "Makes Swift classes and SQLite schemas of Core Data models.",
    discussion: """
      Results go to the standard output, diagnostics to the standard error. The exit status is 0 \
      when all is done, 1 when the input has errors or a check has failed, and 64 when the command \
      line is wrong.
      """,
    examples: [
      .init(
        "modelwright generate Dogs.xcdatamodeld --output Sources/Dogs/Generated",
        "Write the classes of a model."),
      .init("modelwright validate Dogs.xcdatamodeld", "Say what is wrong with a model."),
    ],
    version: version,
    subcommands: [
      generate, validate, schema, diff, versions, lock, migrate, inspect, config, explain,
    ])

  private static let generate = CommandConfiguration(
    commandName: "generate",
    abstract: "Generates model classes.",
    discussion: """
      Only files whose text has changed are written, each of them as a whole. Nothing is written \
      when there is an error.
      """,
    examples: [
      .init(
        "modelwright generate Dogs.xcdatamodeld --output Generated",
        "One file for each entity, and one for the model."),
      .init(
        "modelwright generate Dogs.xcdatamodeld --output Generated --access internal --sql",
        "Classes for one module only, and the schema beside them."),
      .init(
        "modelwright generate Dogs.xcdatamodeld --output Generated --check",
        "Tell in continuous integration whether the committed files are those of the model."),
    ],
    arguments: [
      model,
      .option(
        "output", short: "o", valueName: "folder",
        help: "The folder for what is generated; it is made when it is missing.",
        isRequired: true, completion: .directory),
      .option(
        "access", valueName: "level",
        help: """
          The access level of what is generated. Without it the configuration's, or public.
          """,
        allowedValues: ["public", "package", "internal"]),
      .option(
        "layout", help: "A file for each entity, or the fixed files of the build-tool plugin.",
        allowedValues: ["entities", "shards"], defaultValue: "entities"),
      .option(
        "human-output", valueName: "folder",
        help: """
          The folder for the classes that people write, each of which is written once and never \
          touched again. Without it the output folder.
          """,
        completion: .directory),
      .option(
        "sources", valueName: "folder",
        help: """
          The folder with the target's sources. Classes that people write are then looked for \
          there, and a missing one is reported instead of written.
          """,
        completion: .directory),
      configuration,
      .option(
        "tests", valueName: "folder",
        help: """
          The folder of a test target. A test that proves the migrations between all versions is \
          written there once, and every version's model beside it.
          """,
        completion: .directory),
      .option(
        "tests-module", valueName: "name",
        help: """
          The module that the test imports. Without it the one of the output folder, or the \
          model's name.
          """),
      .flag(
        "sql",
        help: """
          Also write the schema as an SQL file, and one for the migration from each older version.
          """),
      .flag(
        "check",
        help: """
          Write nothing; print what would change as a unified diff, and exit with 1 when anything \
          would. With '--format json' or 'sarif' the report has an error 'stale-output' for each \
          such file, and the diff goes to the standard error.
          """),
    ] + reporting)

  private static let validate = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks models, all versions of them.",
    discussion: """
      A model without faults is accepted without a word. Text goes to the standard error, JSON and \
      SARIF go to the standard output. 'modelwright explain CODE' says more of a fault.
      """,
    examples: [
      .init("modelwright validate Models/*.xcdatamodeld --strict", "Warnings are not accepted."),
      .init(
        "modelwright validate Dogs.xcdatamodeld --format sarif > dogs.sarif",
        "A report for code scanning."),
    ],
    arguments: [
      .argument("model", help: modelHelp, isRepeating: true, completion: modelFiles),
      configuration,
      .flag("strict", help: "Fail when there is a warning."),
    ] + reporting)

  private static let explain = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the codes of diagnostics.",
    discussion: """
      Each diagnostic ends with its code in brackets. Without a code all of them are listed.
      """,
    examples: [
      .init("modelwright explain missing-inverse", "How a model comes to it, and what to do.")
    ],
    arguments: [
      .argument("code", help: "A diagnostic's code.", isRequired: false, isRepeating: true),
      .option(
        "format", help: "The form of the explanation.", allowedValues: ["text", "json"],
        defaultValue: "text"),
      color,
    ])

  private static let schema = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints a model's SQLite schema.",
    discussion: """
      Every table, column, index and trigger has a comment that names the entity and the property \
      that it comes from.
      """,
    examples: [
      .init("modelwright schema Dogs.xcdatamodeld | sqlite3 dogs.sqlite", "Make an empty store.")
    ],
    arguments: [
      model,
      .option(
        "model-version", valueName: "name",
        help: "The version. Without it the current one."),
      configuration,
      color,
    ])

  private static let config = CommandConfiguration(
    commandName: "config",
    abstract: "Tells what a configuration can say.",
    discussion: """
      A file modelwright.json holds for the models in its folder. It is looked for beside the model \
      and in the folders above, up to the one with Package.swift; what is nearer to the model wins.
      """,
    subcommands: [
      CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of modelwright.json.",
        examples: [
          .init(
            "modelwright config schema > modelwright.schema.json",
            "Let an editor complete and check the file, which names the schema as \"$schema\".")
        ])
    ])

  static let configuration = ArgumentDefinition.option(
    "config", valueName: "file",
    help: "The configuration. Without it every modelwright.json from the model to its package.",
    completion: .file(extensions: ["json"]))

  /// How diagnostics are written, for the commands that check a model.
  static let reporting: [ArgumentDefinition] = [
    .option(
      "format",
      help: "The form of the diagnostics. JSON and SARIF are written to the standard output.",
      allowedValues: ReportFormat.allCases.map(\.rawValue), defaultValue: "text"),
    .flag(
      "quiet", short: "q",
      help: "Only report errors, and warnings when they are not accepted."),
    color,
  ]

  static let color = ArgumentDefinition.option(
    "color", valueName: "when",
    help: "Colours in text: on a terminal unless NO_COLOR is set, always or never.",
    allowedValues: ColorChoice.allCases.map(\.rawValue), defaultValue: "auto")

  static let model = ArgumentDefinition.argument(
    "model", help: modelHelp, completion: modelFiles)

  static let modelHelp =
    "An .xcdatamodeld bundle, an .xcdatamodel folder, or a contents file."

  static let modelFiles = ArgumentDefinition.CompletionKind.file(
    extensions: ["xcdatamodeld", "xcdatamodel"])
}
