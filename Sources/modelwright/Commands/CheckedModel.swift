import ModelwrightChecks
import ModelwrightGeneration
import ModelwrightModel
import ModelwrightXML

/// A model that was read and checked.
struct CheckedModel {
  /// The model; `nil` when it has errors.
  private(set) var bundle: ModelBundle?
  /// Everything that is to be said about it so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var policy: DiagnosticPolicy
  /// The current version, also when it has errors.
  private var current: Model?

  /// Reads and checks a model, all versions of it, as its configuration asks for.
  ///
  /// - Parameters:
  ///   - path: What the user named.
  ///   - configuration: What is checked and how much it weighs, and how code would be generated. When
  ///     the model has errors, but names that lead somewhere, what generating refuses is reported with
  ///     them: all faults in one run.
  init(path: String, configuration: ModelConfiguration = ModelConfiguration()) {
    let read = ModelReader().read(path: path)
    let settings = configuration.settings
    let options = settings.checkOptions
    let versions = (read.bundle?.versions ?? []) + read.fragments.map(\.model)
    policy = DiagnosticPolicy(options, catalog: .tool, versions: versions)
    current = read.bundle?.current
    var found = configuration.diagnostics
    if let bundle = read.bundle { found += configuration.diagnostics(about: bundle) }
    found += Self.relevant(read)
    found += Self.findings(in: read, options).withoutFollowUps(of: found)
    if found.hasErrors, let bundle = read.bundle, read.hasCurrentVersion {
      let refusals = Self.refusals(of: bundle, options: configuration.generationOptions)
      found += refusals.withoutFollowUps(of: found)
    } else if !found.hasErrors, let bundle = read.bundle {
      found += StorageDiagnostics.warnings(about: bundle.current)
      found += MigrationLintCheck.warnings(about: bundle, settings: settings)
    }
    report(found)
    if !diagnostics.hasErrors {
      bundle = read.bundle
    } else if let current = read.bundle?.current, read.hasCurrentVersion {
      report(policy.remarks(on: current, isComplete: false))
    }
  }

  /// The diagnostics that are to be reported of those that generating the model has given, and what is
  /// to be said of suppressions that were of no use: to be called once, at the end.
  mutating func weigh(_ generated: [Diagnostic]) -> [Diagnostic] {
    let first = diagnostics.count
    report(generated)
    if let current = bundle?.current {
      let isComplete = !diagnostics.hasErrors
      report(policy.remarks(on: current, isComplete: isComplete))
    }
    return Array(diagnostics[first...])
  }

  /// The diagnostics that are to be reported of those about files.
  mutating func weigh(files found: [Diagnostic]) -> [Diagnostic] { policy.apply(to: found) }

  private mutating func report(_ found: [Diagnostic]) {
    var reported = policy.apply(to: found)
    if let current {
      reported = reported.withoutPredicateFollowUps(of: diagnostics + reported, in: current)
    }
    diagnostics += reported.map { diagnostic in
      // Editors and build systems show only what has a line and a column.
      var diagnostic = diagnostic
      diagnostic.location.line = max(1, diagnostic.location.line)
      diagnostic.location.column = max(1, diagnostic.location.column)
      return diagnostic
    }
  }

  // MARK: What is found

  /// What reading has found, without warnings about versions that can no longer be changed.
  private static func relevant(_ read: ReadResult) -> [Diagnostic] {
    var earlier = Set(read.bundle?.versions.map(\.source.path) ?? [])
    if read.hasCurrentVersion, let current = read.bundle?.current.source.path {
      earlier.remove(current)
    }
    for fragment in read.fragments where !fragment.isCurrent {
      earlier.insert(fragment.model.source.path)
    }
    return read.diagnostics.filter {
      $0.severity == .error || !earlier.contains($0.location.path)
    }
  }

  private static func findings(in read: ReadResult, _ options: CheckOptions) -> [Diagnostic] {
    let checker = Checker(options: options)
    var found: [Diagnostic] = []
    if let bundle = read.bundle {
      for (index, version) in bundle.versions.enumerated() {
        let isCurrent = read.hasCurrentVersion && index == bundle.currentIndex
        found += checker.findings(in: version, isCurrent: isCurrent)
      }
      if read.hasCurrentVersion { found += checker.findings(across: bundle) }
    }
    for fragment in read.fragments {
      found += checker.findings(inFragment: fragment.model, isCurrent: fragment.isCurrent)
    }
    return found
  }

  /// The largest model with errors that generating is tried with: a damaged or hostile file of a million
  /// entities has enough to say without it.
  private static let mostEntities = 2_000

  /// What generating refuses of a model with errors, as far as its names lead somewhere.
  private static func refusals(
    of bundle: ModelBundle, options: GenerationOptions
  ) -> [Diagnostic] {
    guard bundle.current.entities.count <= mostEntities else { return [] }
    var resolver = ModelResolver(bundle.current)
    if resolver.resolve() != nil {
      return GenerationCheck.diagnostics(of: bundle, options: options)
    }
    guard let repaired = resolver.repaired() else { return [] }
    var rest = bundle
    rest.versions[rest.currentIndex] = repaired.model
    let found = GenerationCheck.diagnostics(of: rest, options: options)
    return Checker.certain(found, in: repaired)
  }
}
