import ModelwrightModel

/// A configuration is a set.
///
/// Source: core-data.md §1.7, `configuration`.
struct DuplicateMemberRule: DocumentRule {
  static let code = "duplicate-member"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A configuration names an entity twice."
  static let cause = """
    The list was edited by hand or merged. The second mention changes nothing.
    """
  static let remedy = "Remove one of the two mentions."

  func check(_ model: Model, _ report: inout RuleReport) {
    for configuration in model.configurations {
      var names: Set<String> = []
      for name in configuration.entityNames where !names.insert(name).inserted {
        report.add(
          "configuration '\(configuration.name)' names entity '\(name)' twice; remove one",
          at: configuration.source.lastLocation(of: "memberEntity:\(name)"))
      }
    }
  }
}
