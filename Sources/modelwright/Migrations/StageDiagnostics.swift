import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel

/// What is wrong with the stages that a configuration lists.
///
/// A configuration may hold for several models: a stage whose versions this model does not have is
/// another model's.
struct StageDiagnostics {
  private let bundle: ModelBundle
  private let configuration: ModelConfiguration
  /// The names of the versions, the oldest first.
  private let names: [String]

  /// Looks at the stages of a model.
  init(_ bundle: ModelBundle, _ configuration: ModelConfiguration) {
    self.bundle = bundle
    self.configuration = configuration
    let names = bundle.versions.map(\.name)
    let order = VersionOrder.order(
      names, settings: configuration.settings, lock: LockFile(ofModelAt: bundle.path))
    self.names = order.map { names[$0] }
  }

  /// What is wrong, in the order of the stages.
  var all: [Diagnostic] {
    var found: [Diagnostic] = []
    var before: [(stage: StageSettings, from: Int, to: Int)] = []
    for stage in configuration.settings.stages {
      guard let from = place(stage.from), let to = place(stage.to) else { continue }
      let location = location(of: stage)
      if from >= to {
        found.append(.stageOrder(stage, names, at: location))
      } else if isUnchanged(from, to) {
        found.append(.stageUnchanged(stage, at: location))
      } else if let other = before.first(where: { from < $0.to && $0.from < to }) {
        found.append(.stageOverlap(stage, other.stage, at: location))
      } else {
        before.append((stage, from, to))
      }
    }
    return found
  }

  /// Where a stage stands.
  func location(of stage: StageSettings) -> SourceLocation {
    configuration.place(of: SettingName("stages", text: "\(stage.from) \(stage.to)"))
      ?? SourceLocation(path: bundle.path, line: 1, column: 1)
  }

  private func place(_ name: String) -> Int? { names.firstIndex(of: name) }

  /// Whether a store cannot tell two versions apart. Source: core-data.md §8, case 25.
  private func isUnchanged(_ from: Int, _ to: Int) -> Bool {
    let hashes = [from, to].compactMap { place -> [UInt8]? in
      guard let model = bundle.version(named: names[place]) else { return nil }
      var resolver = ModelResolver(model)
      return resolver.resolve()?.modelHash
    }
    return hashes.count == 2 && hashes[0] == hashes[1]
  }

  /// What `modelwright explain` says of stages that cannot run.
  static let documentation = [
    DiagnosticDocumentation(
      code: "stage-order", severity: .error,
      summary: "A stage does not lead from an earlier version to a later one.",
      cause: """
        A stage's code runs while a store goes forwards. Versions are in the order of the setting \
        'versions', else of the lock file, else of their names, with the current one last.
        """,
      remedy: "Exchange 'from' and 'to', or list the versions in their order in 'versions'."),
    DiagnosticDocumentation(
      code: "stage-overlap", severity: .error,
      summary: "Two stages overlap.",
      cause: """
        A store passes every stage that lies between its version and the current one, one after \
        the other; of two stages that overlap it could only pass one.
        """,
      remedy: "Let the one begin where the other ends, or remove one of them."),
    DiagnosticDocumentation(
      code: "stage-unchanged", severity: .error,
      summary: "A stage stands between two versions that a store cannot tell apart.",
      cause: """
        Both versions have the same hash, since nothing that Core Data compares is different. A \
        store of the earlier one counts as one of the later one, and the code would never run. \
        Core Data stops with 'Duplicate version checksums detected'.
        """,
      remedy: """
        Give an entity or property of the later version another hash modifier \
        ('versionHashModifier'), or remove the stage.
        """),
  ]
}

extension Diagnostic {
  fileprivate static func stageOrder(
    _ stage: StageSettings, _ names: [String], at place: SourceLocation
  ) -> Diagnostic {
    let order = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, code: "stage-order",
      "the stage leads from '\(stage.from)' to '\(stage.to)', which is not later; the versions are, "
        + "the oldest first: \(order)", at: place)
  }

  fileprivate static func stageOverlap(
    _ stage: StageSettings, _ other: StageSettings, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "stage-overlap",
      "the stage from '\(stage.from)' to '\(stage.to)' overlaps the one from '\(other.from)' to "
        + "'\(other.to)'; let the one begin where the other ends", at: place)
  }

  fileprivate static func stageUnchanged(
    _ stage: StageSettings, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "stage-unchanged",
      "'\(stage.from)' and '\(stage.to)' have the same hash, so that the stage between them would "
        + "never run; give an entity or property of '\(stage.to)' another hash modifier",
      at: place)
  }
}
