import ModelwrightModel

/// A relationship that is not stored cannot keep a stored one right.
///
/// Source: generators.md §3a, "transient relationship whose inverse is persistent". Xcode has a
/// setting that silences it, so models with it exist and work.
struct TransientInverseRule: StructureRule {
  static let code = "transient-inverse"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A transient relationship has an inverse that is stored."
  static let cause = """
    One end is held in memory only, the other in the store. After a fetch the stored end is \
    there and the transient one is empty. Apple's compiler refuses it unless \
    MOMC_SUPPRESS_INVERSE_TRANSIENT_ERROR is set.
    """
  static let remedy = "Make both ends transient or both persistent."

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
