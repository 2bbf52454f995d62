import ModelwrightArguments
import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel
import ModelwrightXML

/// `modelwright version list`
struct VersionListCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = ModelPath.bundle(of: arguments.required("model"))
    let configuration = ConfigurationFinder.settings(
      forModelAt: path, explicit: arguments.value("config"))
    let read = ModelReader().read(path: path)
    var outcome = Outcome()
    outcome.diagnostics =
      configuration.diagnostics
      + read.diagnostics.filter { $0.severity == .error || $0.code == "unmarked-current-version" }
    guard let bundle = read.bundle else { return outcome }
    let lock = LockFile(ofModelAt: path)
    let order = VersionOrder.order(
      bundle.versions.map(\.name), settings: configuration.settings, lock: lock)
    let released = Set(lock?.versionNames ?? [])
    let versions = order.map { place in
      ListedVersion(
        model: bundle.versions[place],
        isCurrent: read.hasCurrentVersion && place == bundle.currentIndex,
        isReleased: released.contains(bundle.versions[place].name))
    }
    outcome.output =
      arguments.required("format") == "json"
      ? JSONValue.record([
        "model": .string(bundle.name), "versions": .array(versions.map(\.value)),
      ]).text : versions.map(\.line).joined()
    return outcome
  }
}

/// A version as it is listed.
private struct ListedVersion {
  let model: Model
  let isCurrent: Bool
  let isReleased: Bool

  /// `* Dogs 2`
  var line: String {
    "\(isCurrent ? "*" : " ") \(model.name.visible)\(isReleased ? "  (released)" : "")\n"
  }

  var value: JSONValue {
    .record([
      "name": .string(model.name),
      "path": .string(model.source.path),
      "current": .boolean(isCurrent),
      "released": .boolean(isReleased),
      "identifier": model.versionIdentifier.map { .string($0) },
      "entities": .integer(model.entities.count),
    ])
  }
}
