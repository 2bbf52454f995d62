import ModelwrightArguments
import ModelwrightConfiguration
import ModelwrightGeneration
import ModelwrightModel

/// `modelwright generate`
struct GenerateCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = arguments.required("model")
    let configuration = ConfigurationFinder.settings(
      forModelAt: path, explicit: arguments.value("config"))
    var checked = CheckedModel(path: path, configuration: configuration)
    var outcome = Outcome(diagnostics: checked.diagnostics)
    guard let bundle = checked.bundle else { return outcome }
    do throws(OutputError) {
      let options = try options(configuration, arguments)
      let history = VersionHistory(bundle, settings: configuration.settings)
        .generated(bundle, configuration)
      let files = try files(
        of: bundle, history, options, configuration.settings, arguments, &checked, &outcome)
      guard !outcome.diagnostics.hasErrors else { return outcome }
      var runs = [
        OutputRun(
          output: arguments.required("output"), model: ManifestName.key(of: bundle.name),
          files: files, weigh: { checked.weigh(files: $0) })
      ]
      runs += try testsRun(of: bundle, history, arguments, &outcome)
      if arguments.flag("check") {
        try check(runs, ReportOptions(arguments), &outcome)
      } else {
        try write(runs, &outcome)
      }
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
    return outcome
  }

  private func check(
    _ runs: [OutputRun], _ report: ReportOptions, _ outcome: inout Outcome
  ) throws(OutputError) {
    for run in runs {
      let (differences, diagnostics) = try run.check()
      outcome.output += differences.map(\.text).joined()
      outcome.hasFailed = outcome.hasFailed || !differences.isEmpty
      outcome.diagnostics += diagnostics
      // What reads a document does not see the diff, which is beside it.
      if report.format != .text {
        outcome.diagnostics += differences.map { .staleOutput($0.file.place) }
      }
    }
  }

  /// Writes nothing of one run when something is in the way of another.
  private func write(_ runs: [OutputRun], _ outcome: inout Outcome) throws(OutputError) {
    for run in runs.dropFirst() {
      let found = try run.check().diagnostics
      guard !found.hasErrors else {
        outcome.diagnostics += found
        return
      }
    }
    for run in runs where !outcome.diagnostics.hasErrors {
      outcome.diagnostics += try run.write()
    }
  }

  /// The run that writes the test of the migrations, when one is asked for.
  private func testsRun(
    of bundle: ModelBundle, _ history: MigrationHistory, _ arguments: ParsedArguments,
    _ outcome: inout Outcome
  ) throws(OutputError) -> [OutputRun] {
    guard let tests = GeneratedTests(arguments, bundle: bundle) else { return [] }
    try OutputPlace.check(tests.folder, outside: bundle.path)
    do {
      let files = try tests.files(of: bundle, history)
      return [
        OutputRun(
          output: tests.folder, model: ManifestName.key(of: bundle.name), files: files,
          weigh: { $0 })
      ]
    } catch {
      outcome.diagnostics += error.diagnostics
      return []
    }
  }

  /// What is to be written; what is to be said about it goes to the outcome.
  private func files(
    of bundle: ModelBundle, _ history: MigrationHistory, _ options: GenerationOptions,
    _ settings: Settings, _ arguments: ParsedArguments, _ checked: inout CheckedModel,
    _ outcome: inout Outcome
  ) throws(OutputError) -> [OutputFile] {
    let result: GenerationResult
    do {
      result = try Generator(options: options).generate(bundle, history: history)
    } catch {
      outcome.diagnostics += checked.weigh(error.diagnostics)
      return []
    }
    outcome.diagnostics += checked.weigh(result.diagnostics)
    let output = arguments.required("output")
    let humanOutput = arguments.value("human-output") ?? output
    for folder in [output, humanOutput] { try OutputPlace.check(folder, outside: bundle.path) }
    var files = result.files.map { file in
      OutputFile(
        folder: file.kind == .human ? humanOutput : output, name: file.name,
        bytes: Array(file.text.utf8), isWrittenOnce: file.kind == .human)
    }
    if arguments.flag("sql"), let script = SchemaCommand.script(of: bundle.current) {
      files.append(
        OutputFile(
          folder: output, name: "\(bundle.name).sql", bytes: Array(script.utf8),
          isWrittenOnce: false))
      let scripts = MigrationScripts(of: bundle, settings: settings, output: output)
      files += scripts.files
      outcome.diagnostics += checked.weigh(files: scripts.diagnostics)
    }
    return files
  }

  /// How code is generated: the command line has the last word.
  private func options(
    _ configuration: ModelConfiguration, _ arguments: ParsedArguments
  ) throws(OutputError) -> GenerationOptions {
    var options = configuration.generationOptions
    if let level = arguments.value("access").flatMap(AccessLevel.init(rawValue:)) {
      options.accessLevel = level
    }
    options.layout =
      arguments.required("layout") == "shards" ? .pluginShards : .filePerEntity
    if let sources = arguments.value("sources") {
      options.existingFileNames = try SourceFolder(path: sources).fileNames()
    }
    return options
  }
}
