import ModelwrightModel

/// A relationship cannot lead from one store to another.
///
/// Source: core-data.md §1.7; generators.md §3b, "no relationship to an entity outside the configuration".
struct ConfigurationRelationshipRule: StructureRule {
  static let code = "configuration-relationship"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    A relationship leads to an entity that shares no configuration with its own.
    """
  static let cause = """
    A store opened with a configuration holds the configuration's entities. Two objects in \
    different stores cannot be related: Core Data raises an exception when they are saved.
    """
  static let remedy = """
    Put both entities into one configuration, or use a fetched property or an identifier \
    instead.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    guard model.model.configurations.count > 1 else { return }
    let homes = Self.homes(in: model)
    for relationship in model.relationships where !relationship.relationship.isTransient {
      let own = homes[relationship.entity]
      let other = homes[relationship.destination]
      guard !own.isEmpty, !other.isEmpty, own.isDisjoint(with: other) else { continue }
      report.add(
        "\(model.title(of: relationship)) leads to '\(model.entities[relationship.destination].name)', which is in none of its configurations; put both into one",
        at: relationship.relationship.source.location(of: "destinationEntity"))
    }
  }

  /// Of each entity the configurations that its objects, or those of what inherits from it, can be in.
  private static func homes(in model: ResolvedModel) -> [Set<Int>] {
    var members: [String: Set<Int>] = [:]
    for (index, configuration) in model.model.configurations.enumerated() {
      for name in configuration.entityNames { members[name, default: []].insert(index) }
    }
    return model.entities.map { entity in
      entity.descendants.reduce(into: []) { $0.formUnion(members[model.entities[$1].name] ?? []) }
    }
  }
}
