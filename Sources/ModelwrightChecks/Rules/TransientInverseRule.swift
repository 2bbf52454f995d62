import ModelwrightModel

/// A relationship that is not stored cannot keep a stored one right.
///
/// Source: generators.md §3a, "transient relationship whose inverse is persistent". Xcode has a
/// setting that silences it, so models with it exist and work.
struct TransientInverseRule: StructureRule {
  static let code = "transient-inverse"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A transient relationship has an inverse that is stored."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for relationship in model.relationships where relationship.relationship.isTransient {
      guard let inverse = relationship.inverse,
        !model.relationships[inverse].relationship.isTransient
      else { continue }
      report.add(
        "\(model.title(of: relationship)) is transient but its inverse is stored; make both the same",
        at: relationship.relationship.source.location(of: "transient"))
    }
  }
}
