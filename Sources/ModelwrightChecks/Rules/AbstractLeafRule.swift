import ModelwrightModel

/// An abstract entity that no entity inherits from can never have an object.
struct AbstractLeafRule: StructureRule {
  static let code = "abstract-leaf"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An abstract entity has no sub-entities."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities where entity.entity.isAbstract && entity.children.isEmpty {
      report.add(
        "entity '\(entity.name)' is abstract but nothing inherits from it, so it has no objects",
        at: entity.entity.source.location(of: "isAbstract"))
    }
  }
}
