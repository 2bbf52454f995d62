import ModelwrightArguments
import ModelwrightGeneration
import ModelwrightModel

/// `modelwright generate`
struct GenerateCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    var checked = CheckedModel(path: arguments.required("model"))
    var outcome = Outcome(diagnostics: checked.diagnostics)
    guard let bundle = checked.bundle else { return outcome }
    do throws(OutputError) {
      let files = try files(of: bundle, arguments, &checked, &outcome)
      guard !outcome.diagnostics.hasErrors else { return outcome }
      try FileWriter().write(files)
      // The build-tool plugin's files are always the same ones: there is nothing to remove.
      if arguments.required("layout") == "entities" {
        let stale = StaleFiles(
          folder: arguments.required("output"), model: Manifest.key(of: bundle.name),
          files: files.filter { !$0.isWrittenOnce })
        outcome.diagnostics += try stale.remove()
      }
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
    return outcome
  }

  /// What is to be written; what is to be said about it goes to the outcome.
  private func files(
    of bundle: ModelBundle, _ arguments: ParsedArguments, _ checked: inout CheckedModel,
    _ outcome: inout Outcome
  ) throws(OutputError) -> [OutputFile] {
    let options = try options(arguments)
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
    }
    return files
  }

  private func options(
    _ arguments: ParsedArguments
  ) throws(OutputError) -> GenerationOptions {
    var options = GenerationOptions()
    options.accessLevel = AccessLevel(rawValue: arguments.required("access")) ?? .public
    options.layout =
      arguments.required("layout") == "shards" ? .pluginShards : .filePerEntity
    if let sources = arguments.value("sources") {
      options.existingFileNames = try SourceFolder(path: sources).fileNames()
    }
    return options
  }
}
