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
    for case let target as any SourceModuleTarget in targets {
      let models = ModelFinder.models(
        in: target.directoryURL, listed: target.sourceFiles.map(\.url))
      try ModelCommand.checkNames(of: models)
      for model in models {
        count += 1
        try generate(model, into: target.directoryURL, tool: tool, options: options)
      }
    }
    guard count > 0 else { throw PluginError.noModel(targets.map(\.name)) }
  }

  private func generate(
    _ model: FoundModel, into folder: URL, tool: URL, options: [String]
  ) throws {
    let output = folder.appending(path: "Generated")
    let process = Process()
    process.executableURL = tool
    process.arguments =
      [
        "generate", model.url.path(percentEncoded: false),
        "--output", output.path(percentEncoded: false),
      ] + options
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw PluginError.failed(model: model.url.lastPathComponent)
    }
  }
}
