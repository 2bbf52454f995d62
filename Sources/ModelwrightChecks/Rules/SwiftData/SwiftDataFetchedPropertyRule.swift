import ModelwrightModel

/// SwiftData has no fetched properties.
///
/// Source: `Schema.Property` is an attribute, a composite attribute or a relationship.
struct SwiftDataFetchedPropertyRule: DocumentRule {
  static let code = "swiftdata-fetched-property"
  static let severity = Diagnostic.Severity.warning
  static let pack = RulePack.swiftData
  static let summary = "An entity of a model used with SwiftData has a fetched property."
  static let cause = """
    A `@Model` class has attributes and relationships. Nothing stands for a fetched property; it \
    is lost.
    """
  static let remedy = """
    Write a `FetchDescriptor`, or a computed property that fetches, in place of it.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      for property in entity.fetchedProperties {
        report.add(
          "fetched property '\(property.name)' of entity '\(entity.name)' has no counterpart in SwiftData; fetch in code",
          at: property.source.location(of: "name"))
      }
    }
  }
}
