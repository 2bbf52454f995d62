import ModelwrightModel

/// The fetch indexes of an entity have names of their own.
///
/// Source: generators.md §3a, "Entity E already has an index with name".
struct DuplicateIndexRule: DocumentRule {
  static let code = "duplicate-index"
  static let severity = Diagnostic.Severity.error
  static let summary = "Two fetch indexes of an entity have one name."

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      var names: Set<String> = []
      for index in entity.fetchIndexes where !names.insert(index.name).inserted {
        report.add(
          "entity '\(entity.name)' has two fetch indexes '\(index.name)'; rename or remove one",
          at: index.source.location(of: "name"))
      }
    }
  }
}
