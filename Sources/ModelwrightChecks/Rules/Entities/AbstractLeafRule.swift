import ModelwrightModel

/// An abstract entity that no entity inherits from can never have an object.
struct AbstractLeafRule: StructureRule {
  static let code = "abstract-leaf"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An abstract entity has no sub-entities."
  static let cause = """
    An abstract entity has no objects of its own, only those of its sub-entities. Without \
    sub-entities nothing can be stored in it.
    """
  static let remedy = """
    Let another entity inherit from it, clear `isAbstract`, or remove the entity.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities where entity.entity.isAbstract && entity.children.isEmpty {
      report.add(
        "entity '\(entity.name)' is abstract but nothing inherits from it, so it has no objects",
        at: entity.entity.source.location(of: "isAbstract"))
    }
  }
}
