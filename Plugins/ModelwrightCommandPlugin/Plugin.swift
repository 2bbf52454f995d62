import PackagePlugin

@main struct ModelwrightCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {}
}
