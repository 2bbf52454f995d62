import ModelwrightModel

/// Fetch requests, configurations and fetch indexes are found by their names.
///
/// Names of entities and properties are required by the structure itself. Source: core-data.md §1.7.
struct UnnamedDeclarationRule: DocumentRule {
  static let code = "unnamed-declaration"
  static let severity = Diagnostic.Severity.error
  static let summary = "A fetch request, a configuration or a fetch index has no name."
  static let cause = """
    The document was written by hand, or an edit was not finished. Core Data keeps these under \
    their names and refuses one without.
    """
  static let remedy = "Give it a name, or remove it."

  func check(_ model: Model, _ report: inout RuleReport) {
    for request in model.fetchRequests where request.name.isEmpty {
      report.add(
        "a fetch request has no name; give it one", at: request.source.location(of: "name"))
    }
    for configuration in model.configurations where configuration.name.isEmpty {
      report.add(
        "a configuration has no name; give it one", at: configuration.source.location(of: "name"))
    }
    for entity in model.entities {
      for index in entity.fetchIndexes where index.name.isEmpty {
        report.add(
          "a fetch index of entity '\(entity.name)' has no name; give it one",
          at: index.source.location(of: "name"))
      }
    }
  }
}
