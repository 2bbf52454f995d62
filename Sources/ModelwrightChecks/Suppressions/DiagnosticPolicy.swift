public import ModelwrightModel

/// Decides what is reported of what was found, and how much it weighs: by the configuration, and by
/// what the model itself asks to ignore.
///
/// What Core Data refuses, and what nothing can be generated from, stays an error: it can neither be
/// lowered nor ignored.
public struct DiagnosticPolicy: Sendable {
  private let options: CheckOptions
  private let catalog: DiagnosticCatalog
  private let subjects: SubjectMap
  private let ignored: [IgnoredCode]
  /// The indexes in ``ignored`` by code.
  private let ignoredByCode: [String: [Int]]
  private var isOfUse: [Bool]

  /// Makes the policy for a model.
  ///
  /// - Parameters:
  ///   - options: The configuration.
  ///   - catalog: Every code that there is.
  ///   - versions: The versions that diagnostics may be about.
  public init(_ options: CheckOptions, catalog: DiagnosticCatalog, versions: [Model]) {
    self.options = options
    self.catalog = catalog
    subjects = SubjectMap(versions)
    ignored = versions.flatMap { IgnoredCode.all(in: $0) }
    ignoredByCode = Dictionary(grouping: ignored.indices) { [ignored] in ignored[$0].code }
    isOfUse = ignored.map { _ in false }
  }

  /// The diagnostics that are reported, with their weights and with what they are about.
  public mutating func apply(to found: [Diagnostic]) -> [Diagnostic] {
    found.compactMap { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.subject == nil {
        diagnostic.subject = subjects.subject(at: diagnostic.location)
      }
      guard diagnostic.severity != .error, !catalog.isFixedError(diagnostic.code) else {
        return diagnostic
      }
      guard !isIgnored(diagnostic), !isSuppressed(diagnostic) else { return nil }
      switch options.weights[diagnostic.code] {
      case .off: return nil
      case .severity(let severity): diagnostic.severity = severity
      case nil: break
      }
      return diagnostic
    }
  }

  /// Whether the model asks to ignore a diagnostic; whatever asks for it has been of use.
  private mutating func isIgnored(_ diagnostic: Diagnostic) -> Bool {
    guard let subject = diagnostic.subject, let indexes = ignoredByCode[diagnostic.code] else {
      return false
    }
    var isIgnored = false
    for index in indexes
    where ignored[index].covers(diagnostic.code, subject, in: diagnostic.location.path) {
      isOfUse[index] = true
      isIgnored = true
    }
    return isIgnored
  }

  private func isSuppressed(_ diagnostic: Diagnostic) -> Bool {
    options.suppressions.contains { suppression in
      suppression.code == diagnostic.code
        && (suppression.entity == nil || suppression.entity == diagnostic.subject?.entity)
        && (suppression.property == nil || suppression.property == diagnostic.subject?.property)
    }
  }

  /// What is to be said of the codes that a version asks to ignore.
  ///
  /// - Parameters:
  ///   - model: The version.
  ///   - isComplete: Whether everything was looked for and handed to ``apply(to:)``, so that what was
  ///     of no use so far is of no use at all.
  public mutating func remarks(on model: Model, isComplete: Bool) -> [Diagnostic] {
    var found = DiagnosticCollector()
    var hintsLeft = 20
    for index in ignored.indices where ignored[index].path == model.source.path {
      let entry = ignored[index]
      if catalog[entry.code] == nil {
        let hint = hintsLeft > 0 ? catalog.suggestion(for: entry.code) : ""
        hintsLeft -= 1
        found.add(.unknownIgnoredCode(entry, hint: hint))
      } else if catalog.isFixedError(entry.code) {
        found.add(.fixedIgnoredCode(entry))
      } else if isComplete, !isOfUse[index] {
        found.add(.uselessIgnoredCode(entry))
      }
    }
    return apply(to: found.diagnostics)
  }
}
