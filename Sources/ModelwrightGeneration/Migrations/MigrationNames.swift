import ModelwrightMigration
import ModelwrightModel

/// The names of what is generated about migrations.
struct MigrationNames {
  /// The namespace of the versions' rows: `Versions`, or something longer when the model has a class of
  /// that name.
  let versions: String
  /// The namespaces of the versions that stages name, without backticks, by the versions' places.
  private(set) var versionNames: [Int: String] = [:]
  /// The functions of the stages, in the stages' order.
  private(set) var functions: [String] = []

  init(_ history: MigrationHistory, declared: Set<String>) {
    var name = "Versions"
    while declared.contains(name) { name += "_" }
    versions = name
    var taken: Set<String> = []
    for place in Set(history.stages.flatMap { [$0.from, $0.to] }).sorted() {
      let wanted = SwiftIdentifier.make(from: history.versions[place].name, capitalized: true)
      versionNames[place] = Self.free(wanted ?? "Version", among: &taken)
    }
    var takenFunctions = declared
    functions = history.stages.map { stage in
      let (from, to) = (versionNames[stage.from] ?? "", versionNames[stage.to] ?? "")
      return Self.free("migrate\(from)To\(to)", among: &takenFunctions)
    }
  }

  /// A name that no other has; it is taken then.
  static func free(_ wanted: String, among taken: inout Set<String>) -> String {
    var name = wanted
    while !taken.insert(name).inserted { name += "_" }
    return name
  }
}
