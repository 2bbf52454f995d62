import ModelwrightModel

/// A derived value comes with the first save, which validation precedes.
///
/// Source: generators.md §11, "non-optional derived fails insert validation with 1570".
struct RequiredDerivedRule: DocumentRule {
  static let code = "required-derived"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A derived attribute is required."
  static let cause = """
    Core Data computes a derived value while it saves an object, after validating it. A required \
    one is absent then, and no new object can be saved (1570).
    """
  static let remedy = "Set `optional=\"YES\"`."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes
    where attribute.isDerived && !attribute.isOptional {
      report.add(
        "\(title) is derived and required, but has no value before an object is saved; make it optional",
        at: attribute.source.location(of: "derived"))
    }
  }
}
