import ModelwrightModel

/// Core Data names tables in upper case, and SQLite compares names regardless of case.
///
/// Source: core-data.md §1.4. A warning, since the schema gives one of the tables a suffix.
struct EntityNameCaseRule: DocumentRule {
  static let code = "entity-name-case"
  static let severity = Diagnostic.Severity.warning
  static let summary = "Two entities have names that differ only in case."
  static let cause = """
    SQLite compares names of tables regardless of case, and Core Data writes them in upper case; \
    one of the two tables gets a suffix. File systems that ignore case cannot hold two files for \
    them either.
    """
  static let remedy = """
    Rename one of the entities, with the old name as its renaming identifier.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    var first: [String: String] = [:]
    for entity in model.entities {
      let other = first[entity.name.lowercasedASCII]
      if let other, other != entity.name {
        report.add(
          "entities '\(other)' and '\(entity.name)' differ only in case; rename one",
          at: entity.source.location(of: "name"))
      } else if other == nil {
        first[entity.name.lowercasedASCII] = entity.name
      }
    }
  }
}
