import Foundation
import PackagePlugin

/// `swift package generate-models [--target NAME]… [option of modelwright generate]…`: writes a file
/// for each entity into the folder `Generated` of each target that has a model.
@main struct ModelwrightCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let options = extractor.remainingArguments
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "modelwright").url

    var count = 0
    var failures: [String] = []
    for case let target as any SourceModuleTarget in targets {
      let models = ModelFinder.models(
        in: target.directoryURL, listed: target.sourceFiles.map(\.url))
      try ModelCommand.checkNames(of: models)
      for model in models {
        count += 1
        let isDone = try generate(
          model, of: target, in: context.package.directoryURL, tool: tool, options: options)
        if !isDone { failures.append(model.url.lastPathComponent) }
      }
    }
    guard count > 0 else { throw PluginError.noModel(targets.map(\.name)) }
    guard failures.isEmpty else {
      throw options.contains("--check")
        ? PluginError.outdated(models: failures) : PluginError.failed(models: failures)
    }
  }

  /// Runs the tool in the package's folder, so that paths among the options are relative to it, and
  /// tells whether it has succeeded.
  private func generate(
    _ model: FoundModel, of target: any SourceModuleTarget, in package: URL, tool: URL,
    options: [String]
  ) throws -> Bool {
    let output = target.directoryURL.appending(path: "Generated")
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = package
    process.arguments =
      [
        "generate", model.url.path(percentEncoded: false),
        "--output", output.path(percentEncoded: false),
      ] + options
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
