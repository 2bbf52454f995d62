import ModelwrightModel

/// SQLite compares names of columns regardless of case.
///
/// A warning, since the schema gives one of the columns a suffix. Source: core-data.md §8, case 10.
struct PropertyNameCaseRule: StructureRule {
  static let code = "property-name-case"
  static let severity = Diagnostic.Severity.warning
  static let summary = "Two properties of an entity have names that differ only in case."
  static let cause = """
    SQLite compares names of columns regardless of case; one of the two columns gets a suffix, \
    and the two are easily confused in code.
    """
  static let remedy = """
    Rename one of the properties, with the old name as its renaming identifier.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities {
      var first: [String: String] = [:]
      for property in entity.properties {
        let key = property.name.lowercasedASCII
        guard let other = first.updateValue(property.name, forKey: key) else { continue }
        // An inherited pair has been reported where it was declared.
        guard property.declaringEntity == entity.index else { continue }
        report.add(
          "'\(other)' and '\(property.name)' of entity '\(entity.name)' differ only in case; rename one",
          at: property.source(in: model).location(of: "name"))
      }
    }
  }
}
