import Foundation
import PackagePlugin

/// Generates the classes of a target's models whenever the target is built.
@main struct ModelwrightPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    return try commands(
      models: ModelFinder.models(
        in: target.directoryURL, listed: module.sourceFiles.map(\.url)),
      sources: target.directoryURL,
      package: context.package.directoryURL,
      tool: context.tool(named: "modelwright").url,
      workDirectory: context.pluginWorkDirectoryURL)
  }

  private func commands(
    models: [FoundModel], sources: URL, package: URL, tool: URL, workDirectory: URL
  ) throws -> [Command] {
    try ModelCommand.checkNames(of: models)
    return models.map { model in
      let output = workDirectory.appending(path: Namespace.name(ofBundle: model.name))
      return .buildCommand(
        displayName: "Generating classes from \(model.url.lastPathComponent)",
        executable: tool,
        arguments: ModelCommand.buildArguments(for: model, output: output, sources: sources),
        inputFiles: model.inputs(package: package),
        outputFiles: ModelCommand.buildOutputs(for: model, output: output))
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ModelwrightPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // An Xcode target has no folder of its own: only what is listed belongs to it.
      let listed = target.inputFiles.map(\.url)
        .filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }
      return try commands(
        models: listed.map { FoundModel(url: $0) },
        sources: context.xcodeProject.directoryURL,
        package: context.xcodeProject.directoryURL,
        tool: context.tool(named: "modelwright").url,
        workDirectory: context.pluginWorkDirectoryURL)
    }
  }
#endif
