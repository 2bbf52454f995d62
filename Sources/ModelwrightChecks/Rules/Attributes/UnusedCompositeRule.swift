import ModelwrightModel

/// A composite type that no attribute has is never stored.
struct UnusedCompositeRule: DocumentRule {
  static let code = "unused-composite"
  static let severity = Diagnostic.Severity.warning
  static let summary = "No attribute has a composite type."
  static let cause = "The attribute that had the type was removed or renamed its type."
  static let remedy = "Remove the composite, or use it."

  func check(_ model: Model, _ report: inout RuleReport) {
    guard !model.composites.isEmpty else { return }
    var used: Set<String> = []
    for (attribute, _) in model.ownedAttributes where attribute.type == .composite {
      if let name = attribute.compositeName { used.insert(name) }
    }
    for composite in model.composites where !used.contains(composite.name) {
      report.add(
        "no attribute has the composite type '\(composite.name)'; use it or remove it",
        at: composite.source.location(of: "name"))
    }
  }
}
