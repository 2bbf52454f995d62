public import ModelwrightModel

/// Checks every version of a model: first that its names lead somewhere, then by rules.
public struct Checker: Sendable {
  /// Whether warnings about earlier versions are reported too. Those versions are in users' stores
  /// and can no longer be changed, so usually only their errors matter.
  public var warnsAboutEarlierVersions: Bool

  /// Makes a checker.
  public init(warnsAboutEarlierVersions: Bool = false) {
    self.warnsAboutEarlierVersions = warnsAboutEarlierVersions
  }

  /// The rules, sorted by code. The faults that `ModelResolver` finds are not among them.
  public static var rules: [RuleDescription] {
    RuleRegistry.all.map { RuleDescription($0) }.sorted { $0.code < $1.code }
  }

  /// Checks every version of a bundle.
  ///
  /// - Returns: What was found, sorted by place. With an error among it nothing must be generated.
  public func check(_ bundle: ModelBundle) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, version) in bundle.versions.enumerated() {
      let isCurrent = index == bundle.currentIndex
      let isWarned = isCurrent || warnsAboutEarlierVersions
      found += check(version, rulesOf: isWarned ? .note : .error).filter {
        isWarned || $0.severity == .error
      }
    }
    for rule in RuleRegistry.bundleRules {
      var report = RuleReport(type(of: rule))
      rule.check(bundle, &report)
      found += report.diagnostics
    }
    return found.sorted()
  }

  /// Checks one version.
  ///
  /// - Returns: Errors and warnings, sorted by place.
  public func check(_ model: Model) -> [Diagnostic] { check(model, rulesOf: .note) }

  /// Checks one version by the rules whose findings weigh at least so much: a model may have a hundred
  /// earlier versions.
  private func check(_ model: Model, rulesOf least: Diagnostic.Severity) -> [Diagnostic] {
    var resolver = ModelResolver(model)
    let resolved = resolver.resolve()
    var found = resolver.diagnostics
    for rule in RuleRegistry.documentRules
    where type(of: rule).severity >= least && type(of: rule).pack.isWanted(by: model) {
      var report = RuleReport(type(of: rule))
      rule.check(model, &report)
      found += report.diagnostics
    }
    if let resolved {
      for rule in RuleRegistry.structureRules
      where type(of: rule).severity >= least && type(of: rule).pack.isWanted(by: model) {
        var report = RuleReport(type(of: rule))
        rule.check(resolved, &report)
        found += report.diagnostics
      }
    }
    return found.sorted()
  }
}
