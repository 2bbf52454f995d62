import ModelwrightModel

/// Some columns exist in every table.
///
/// Source: the schema's rules: `_id`, `_entity` and `_version` are the store's, `rowid`, `oid` and `_rowid_`
/// are SQLite's.
struct ReservedColumnRule: DocumentRule {
  static let code = "reserved-column"
  static let severity = Diagnostic.Severity.note
  static let summary = "A property has the name of a column that every table has."
  static let cause = """
    The property's column gets another name (the entity's is appended), so that SQL written by \
    hand must use that. The class and predicates are not concerned.
    """
  static let remedy = """
    Nothing needs to be done; rename the property to have its name in SQL too.
    """

  private static let columns: Set<String> = [
    "_id", "_entity", "_version", "rowid", "oid", "_rowid_",
  ]

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      let relationships = entity.relationships.filter { !$0.isToMany && !$0.isTransient }
      let stored =
        entity.attributes.filter { !$0.isTransient }.map { ($0.name, $0.source) }
        + relationships.map { ($0.name, $0.source) }
      for (name, source) in stored
      where name.utf8.count <= 8 && Self.columns.contains(name.lowercasedASCII) {
        report.add(
          "'\(name)' of entity '\(entity.name)' is the name of a column that every table has; its column is called '\(name)_\(entity.name)'",
          at: source.location(of: "name"))
      }
    }
  }
}
