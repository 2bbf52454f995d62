public import ModelwrightModel

/// Checks every version of a model: first that its names lead somewhere, then by rules.
public struct Checker: Sendable {
  /// What is checked, and how much it weighs.
  public var options: CheckOptions
  /// Whether warnings about earlier versions are reported too. Those versions are in users' stores
  /// and can no longer be changed, so usually only their errors matter.
  public var warnsAboutEarlierVersions: Bool

  /// Makes a checker.
  public init(
    options: CheckOptions = CheckOptions(), warnsAboutEarlierVersions: Bool = false
  ) {
    self.options = options
    self.warnsAboutEarlierVersions = warnsAboutEarlierVersions
  }

  // MARK: What is reported

  /// Checks every version of a bundle.
  ///
  /// - Returns: What is to be reported, sorted by place. With an error among it nothing must be
  ///   generated.
  public func check(_ bundle: ModelBundle) -> [Diagnostic] {
    var policy = DiagnosticPolicy(options, catalog: Self.catalog, versions: bundle.versions)
    return policy.apply(to: findings(in: bundle)).sorted()
  }

  /// Checks one version.
  ///
  /// - Returns: What is to be reported, sorted by place.
  public func check(_ model: Model) -> [Diagnostic] {
    var policy = DiagnosticPolicy(options, catalog: Self.catalog, versions: [model])
    return policy.apply(to: findings(in: model)).sorted()
  }

  private static let catalog = DiagnosticCatalog(documentation)

  // MARK: What is found

  /// What is wrong with a bundle, before ``DiagnosticPolicy`` decides what of it is reported.
  public func findings(in bundle: ModelBundle) -> [Diagnostic] {
    let ofVersions = bundle.versions.indices.flatMap { index in
      findings(in: bundle.versions[index], isCurrent: index == bundle.currentIndex)
    }
    return ofVersions + findings(across: bundle)
  }

  /// What is wrong with a bundle's versions beside each other, before ``DiagnosticPolicy`` decides what
  /// of it is reported.
  public func findings(across bundle: ModelBundle) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in RuleRegistry.bundleRules where applies(rule, to: bundle.current) {
      var report = RuleReport(type(of: rule))
      rule.check(bundle, &report)
      found += report.diagnostics
    }
    return found
  }

  /// What is wrong with a version, before ``DiagnosticPolicy`` decides what of it is reported.
  ///
  /// - Parameter isCurrent: Whether it is the version that classes are generated from. Only the errors
  ///   of others matter, and whether a finding is one is the rule's own word: a warning that a
  ///   configuration raises is not a reason to refuse what cannot be changed any more.
  public func findings(in model: Model, isCurrent: Bool = true) -> [Diagnostic] {
    var resolver = ModelResolver(model)
    let resolved = resolver.resolve()
    var found = resolver.diagnostics + documentFindings(in: model, isCurrent: isCurrent)
    if let resolved {
      found += structureFindings(in: resolved, isCurrent: isCurrent)
    } else if let repaired = resolver.repaired() {
      found += findings(in: repaired, isCurrent: isCurrent)
    }
    return matters(found, isCurrent: isCurrent)
  }

  private func structureFindings(
    in resolved: ResolvedModel, isCurrent: Bool
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in RuleRegistry.structureRules
    where matters(rule, isCurrent: isCurrent) && applies(rule, to: resolved.model) {
      var report = RuleReport(type(of: rule))
      rule.check(resolved, &report)
      found += report.diagnostics
    }
    return found
  }

  /// What is certain about the rest of a model whose structure does not hold.
  private func findings(in repaired: RepairedModel, isCurrent: Bool) -> [Diagnostic] {
    var resolver = ModelResolver(repaired.model)
    guard let resolved = resolver.resolve() else { return [] }
    return Self.certain(structureFindings(in: resolved, isCurrent: isCurrent), in: repaired)
  }

  /// What is certain of the findings in the rest of a model whose structure does not hold.
  public static func certain(
    _ findings: [Diagnostic], in repaired: RepairedModel
  ) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    var subjects = SubjectMap([repaired.model])
    return findings.filter {
      repaired.isCertain($0, about: $0.subject ?? subjects.subject(at: $0.location))
    }
  }

  /// What is wrong with the part of a version that could be read before its document broke off.
  ///
  /// What is only missing is not reported: it may stand in the rest.
  public func findings(inFragment model: Model, isCurrent: Bool = true) -> [Diagnostic] {
    var resolver = ModelResolver(model)
    _ = resolver.resolve()
    let certain = resolver.diagnostics.filter { !$0.code.hasPrefix("unknown-") }
    return matters(
      certain + documentFindings(in: model, isCurrent: isCurrent), isCurrent: isCurrent)
  }

  private func documentFindings(in model: Model, isCurrent: Bool) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in RuleRegistry.documentRules
    where matters(rule, isCurrent: isCurrent) && applies(rule, to: model) {
      var report = RuleReport(type(of: rule))
      rule.check(model, &report)
      found += report.diagnostics
    }
    return found
  }

  private func matters(_ found: [Diagnostic], isCurrent: Bool) -> [Diagnostic] {
    guard !isCurrent, !warnsAboutEarlierVersions else { return found }
    return found.filter { $0.severity == .error }
  }

  /// Whether what a rule finds is reported at all: a model may have a hundred earlier versions.
  private func matters(_ rule: any Rule, isCurrent: Bool) -> Bool {
    isCurrent || warnsAboutEarlierVersions || type(of: rule).severity == .error
  }

  /// A rule of a pack runs when the model or the configuration asks for the pack.
  private func applies(_ rule: any Rule, to model: Model) -> Bool {
    let pack = type(of: rule).pack
    return pack.isWanted(by: model) || options.packs.contains(pack)
  }
}
