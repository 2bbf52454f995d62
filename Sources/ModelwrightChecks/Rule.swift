import ModelwrightModel

/// A rule: one thing that is checked, with a stable code and a page of documentation.
///
/// A rule's type conforms to ``DocumentRule`` or ``StructureRule`` and is entered in
/// ``RuleRegistry``; nothing else has to know it. Severity *error* is only for what Core Data refuses
/// or what no class or table can be made of.
protocol Rule: Sendable {
  /// The code, in lower case with hyphens. It never changes: people name it in their settings.
  static var code: String { get }
  /// How much a finding weighs.
  static var severity: Diagnostic.Severity { get }
  /// What the rule finds, in one sentence.
  static var summary: String { get }
  /// How a model comes to it, and what follows from it.
  static var cause: String { get }
  /// What to do.
  static var remedy: String { get }
  /// The rules that it belongs to.
  static var pack: RulePack { get }
}

extension Rule {
  static var pack: RulePack { .core }
  static var cause: String { "" }
  static var remedy: String { "" }
}

/// A rule that looks at a model as it is written; it runs even when names lead nowhere.
protocol DocumentRule: Rule {
  /// Looks at a model and reports what it finds.
  func check(_ model: Model, _ report: inout RuleReport)
}

/// A rule that needs parents, inherited properties, destinations or inverses.
protocol StructureRule: Rule {
  /// Looks at a model and reports what it finds.
  func check(_ model: ResolvedModel, _ report: inout RuleReport)
}

/// Collects what one rule finds in one version, up to a limit that only a hostile model reaches.
struct RuleReport {
  private let code: String
  private let severity: Diagnostic.Severity
  private var found = DiagnosticCollector()

  init(_ rule: any Rule.Type) {
    code = rule.code
    severity = rule.severity
  }

  /// What was found, in the order in which it was reported.
  var diagnostics: [Diagnostic] { found.diagnostics }

  /// Reports a finding: what is wrong, with the names, and what to do.
  ///
  /// - Parameter subject: The entity and property that it is about. Usually the place tells: name it
  ///   only when the place is in another element.
  mutating func add(
    _ message: @autoclosure () -> String, at location: @autoclosure () -> SourceLocation,
    about subject: Diagnostic.Subject? = nil
  ) {
    guard !found.isFull(code) else { return found.count(code) }
    found.add(Diagnostic(severity, code: code, message(), at: location(), about: subject))
  }
}
