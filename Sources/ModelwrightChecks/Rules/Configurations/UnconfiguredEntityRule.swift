import ModelwrightModel

/// An entity in no configuration has no store when the stores are opened by configuration.
///
/// Source: core-data.md §1.7, `configuration`.
struct UnconfiguredEntityRule: DocumentRule {
  static let code = "unconfigured-entity"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An entity is in none of the model's configurations."
  static let cause = """
    The entity was added later. Its objects can be saved only when a store with the default \
    configuration is open, which holds every entity and leaves the named ones without use; \
    otherwise saving one fails.
    """
  static let remedy = """
    Add the entity to a configuration, or remove the configurations that no store is opened \
    with.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    guard !model.configurations.isEmpty else { return }
    let members = Set(model.configurations.flatMap(\.entityNames))
    for entity in model.entities where !entity.isAbstract && !members.contains(entity.name) {
      report.add(
        "entity '\(entity.name)' is in none of the configurations; add it to one",
        at: entity.source.location(of: "name"))
    }
  }
}
