import ModelwrightModel

/// The fetch indexes of an entity have names of their own.
///
/// Source: generators.md §3a, "Entity E already has an index with name".
struct DuplicateIndexRule: DocumentRule {
  static let code = "duplicate-index"
  static let severity = Diagnostic.Severity.error
  static let summary = "Two fetch indexes of an entity have one name."
  static let cause = """
    An index is made in the store under its name. Core Data's compiler refuses a second one: \
    "Entity already has an index with name".
    """
  static let remedy = "Rename or remove one of the indexes."

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
