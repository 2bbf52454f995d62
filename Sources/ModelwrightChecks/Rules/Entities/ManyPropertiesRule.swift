import ModelwrightModel

/// Apple's compiler warns of entities with more than 100 properties.
///
/// Source: generators.md §3a, `--no-max-property-count-warnings`.
struct ManyPropertiesRule: StructureRule {
  static let code = "many-properties"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An entity has more than 100 properties."
  static let cause = """
    Every object fetched holds all its attributes, and the table is as wide. Often some of them \
    are only needed now and then, or are a list written out.
    """
  static let remedy = """
    Move properties that are seldom needed, or that repeat, to an entity of their own with a \
    relationship to it.
    """

  private static let limit = 100

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities where entity.properties.count > Self.limit {
      // What a parent has too many of is reported there.
      if let parent = entity.parent, model.entities[parent].properties.count > Self.limit {
        continue
      }
      report.add(
        "entity '\(entity.name)' has \(entity.properties.count) properties, more than \(Self.limit); move some to an entity of their own",
        at: entity.entity.source.location(of: "name"))
    }
  }
}
