/// The enumeration that holds a model, and the names of the files whose number never changes.
///
/// The build-tool plugin announces these files before the tool runs and cannot import a library, so
/// this file and what it uses are linked into `Plugins/`: they import nothing.
enum Namespace {
  /// The number of shards that the build-tool plugin announces.
  static let pluginShardCount = 16

  /// The namespace of a bundle: its name as an identifier, followed by `Model`.
  static func name(ofBundle name: String) -> String {
    (SwiftIdentifier.make(from: name, capitalized: true) ?? "") + "Model"
  }

  /// The file of the namespace.
  static func modelFile(of namespace: String, in names: inout FileNames) -> String {
    names.name(for: namespace, suffix: "+Generated.swift")
  }

  /// The file of the versions and the ways between them.
  static func migrationsFile(of namespace: String, in names: inout FileNames) -> String {
    names.name(for: namespace, suffix: "+Migrations.swift")
  }

  /// The files of the classes: which class is in which is decided by ``StableHash``.
  static func shardFiles(
    of namespace: String, count: Int, in names: inout FileNames
  ) -> [String] {
    (0..<count).map { number in
      names.name(for: namespace, suffix: "+Shard\(number < 10 ? "0" : "")\(number).swift")
    }
  }
}
