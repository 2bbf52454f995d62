import ModelwrightArguments
import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel

/// `modelwright lock`
struct LockCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = ModelPath.bundle(of: arguments.required("model"))
    guard let file = LockFile(ofModelAt: path) else {
      return Outcome(diagnostics: [.notABundle(path)])
    }
    let configuration = ConfigurationFinder.settings(
      forModelAt: path, explicit: arguments.value("config"))
    let checked = CheckedModel(path: path, configuration: configuration)
    // What is to be said of the model itself belongs to 'validate'.
    var outcome = Outcome(diagnostics: checked.diagnostics.filter { $0.severity == .error })
    guard let bundle = checked.bundle else { return outcome }
    do throws(OutputError) {
      var request = LockRequest(bundle: bundle, settings: configuration.settings, file: file)
      request.named = arguments.values("model-version")
      request.forgotten = arguments.values("forget")
      request.includesCurrent = arguments.flag("include-current")
      let earlier = try file.read() ?? VersionLock()
      outcome.diagnostics += request.problems(with: earlier)
      guard !outcome.diagnostics.hasErrors else { return outcome }
      let lock = request.updated(earlier)
      if arguments.flag("check") {
        outcome.diagnostics += request.missing(in: earlier, comparedWith: lock)
      } else if lock.text != earlier.text {
        try file.write(lock)
        outcome.output = request.summary(of: lock, earlier)
      } else {
        outcome.output = "\(file.path): nothing to record\n"
      }
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
    return outcome
  }
}

/// What a run of `lock` is to record.
struct LockRequest {
  let bundle: ModelBundle
  let settings: Settings
  let file: LockFile
  /// The versions that were named; without any all but the current one.
  var named: [String] = []
  /// The versions whose records go.
  var forgotten: [String] = []
  var includesCurrent = false

  init(bundle: ModelBundle, settings: Settings, file: LockFile) {
    self.bundle = bundle
    self.settings = settings
    self.file = file
  }

  /// What keeps the record from being written: nothing is lost without being asked for.
  func problems(with lock: VersionLock) -> [Diagnostic] {
    let known = lock.versions.map(\.name)
    var found = named.filter { bundle.version(named: $0) == nil }
      .map { Diagnostic.unknownVersion($0, of: bundle) }
    found += forgotten.filter { !known.contains($0) }
      .map { .unknownRelease($0, known, at: file.place) }
    var check = LockCheck(bundle: bundle)
    check.exceptions = Set(forgotten)
    return found + check.diagnostics(lock).filter { $0.severity == .error }
  }

  /// The record with what is to be added, in the order of the versions.
  func updated(_ lock: VersionLock) -> VersionLock {
    let listed = settings.versions.isEmpty ? lock.versions.map(\.name) : settings.versions
    let names = bundle.versions.map(\.name)
    var result = VersionLock()
    for place in VersionOrder.order(names, listed: listed) {
      let isWanted = isWanted(place)
      if let known = lock[names[place]], !forgotten.contains(known.name) {
        result.versions.append(known)
      } else if isWanted, let released = released(place) {
        result.versions.append(released)
      }
    }
    return result
  }

  private func isWanted(_ place: Int) -> Bool {
    let name = bundle.versions[place].name
    if named.contains(name) { return true }
    if place == bundle.currentIndex { return includesCurrent }
    // What was just forgotten is not recorded in the same breath.
    return named.isEmpty && !forgotten.contains(name)
  }

  private func released(_ place: Int) -> ReleasedVersion? {
    var resolver = ModelResolver(bundle.versions[place])
    return resolver.resolve().map { ReleasedVersion(MigrationVersion($0)) }
  }

  /// What a check says of a record that is not complete.
  func missing(in lock: VersionLock, comparedWith complete: VersionLock) -> [Diagnostic] {
    let found = complete.versions.filter { lock[$0.name] == nil }
      .map { Diagnostic.unlockedVersion($0.name, at: file.place) }
    guard found.isEmpty, complete.text != lock.text, let first = complete.versions.first else {
      return found
    }
    return [.unlockedVersion(first.name, at: file.place)]
  }

  /// What was done, in a line for each version.
  func summary(of lock: VersionLock, _ earlier: VersionLock) -> String {
    let added = lock.versions.map(\.name).filter { earlier[$0] == nil }
    let gone = earlier.versions.map(\.name).filter { lock[$0] == nil }
    let lines =
      added.map { "recorded '\($0.visible)'" } + gone.map { "forgot '\($0.visible)'" }
    return (lines.isEmpty ? ["put the versions in their order"] : lines)
      .map { "\(file.path.visible): \($0)\n" }.joined()
  }
}
