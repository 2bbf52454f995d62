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
      let files = try files(
        of: bundle, options, configuration.settings, arguments, &checked, &outcome)
      guard !outcome.diagnostics.hasErrors else { return outcome }
      let run = OutputRun(
        output: arguments.required("output"), model: ManifestName.key(of: bundle.name),
        files: files, weigh: { checked.weigh(files: $0) })
      if arguments.flag("check") {
        let (differences, diagnostics) = try run.check()
        outcome.output = differences.map(\.text).joined()
        outcome.hasFailed = !differences.isEmpty
        outcome.diagnostics += diagnostics
        // What reads a document does not see the diff, which is beside it.
        if ReportOptions(arguments).format != .text {
          outcome.diagnostics += differences.map { .staleOutput($0.file.place) }
        }
      } else {
        outcome.diagnostics += try run.write()
      }
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
    return outcome
  }

  /// What is to be written; what is to be said about it goes to the outcome.
  private func files(
    of bundle: ModelBundle, _ options: GenerationOptions, _ settings: Settings,
    _ arguments: ParsedArguments, _ checked: inout CheckedModel,
    _ outcome: inout Outcome
  ) throws(OutputError) -> [OutputFile] {
    let result: GenerationResult
    do {
      result = try Generator(options: options).generate(bundle)
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
