import Foundation

/// How the tool is called for a model, and which files come of it.
enum ModelCommand {
  /// The arguments of a build. They depend on which files exist and never on what these contain: the
  /// build system does not ask the plugin again when a file's contents change.
  static func buildArguments(for model: FoundModel, output: URL, sources: URL) -> [String] {
    [
      "generate", model.url.path(percentEncoded: false),
      "--output", output.path(percentEncoded: false),
      "--layout", "shards",
      "--sources", sources.path(percentEncoded: false),
    ]
  }

  /// The files of a build, always the same ones for a model of this name.
  static func buildOutputs(for model: FoundModel, output: URL) -> [URL] {
    var names = FileNames()
    let namespace = Namespace.name(ofBundle: model.name)
    let modelFile = Namespace.modelFile(of: namespace, in: &names)
    let migrationsFile = Namespace.migrationsFile(of: namespace, in: &names)
    let shards = Namespace.shardFiles(
      of: namespace, count: Namespace.pluginShardCount, in: &names)
    return ([modelFile, migrationsFile] + shards).map { output.appending(path: $0) }
  }

  /// Models of one target must become files of different names: two files of one name in a module do
  /// not compile.
  static func checkNames(of models: [FoundModel]) throws {
    let byName = Dictionary(grouping: models) { Namespace.name(ofBundle: $0.name).lowercased() }
    for (_, models) in byName.sorted(by: { $0.key < $1.key }) where models.count > 1 {
      throw PluginError.sameName(Namespace.name(ofBundle: models[0].name), models.map(\.url))
    }
  }
}
