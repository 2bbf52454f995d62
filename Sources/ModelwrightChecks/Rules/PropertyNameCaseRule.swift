import ModelwrightModel

/// SQLite compares names of columns regardless of case.
///
/// A warning, since the schema gives one of the columns a suffix. Source: core-data.md §8, case 10.
struct PropertyNameCaseRule: StructureRule {
  static let code = "property-name-case"
  static let severity = Diagnostic.Severity.warning
  static let summary = "Two properties of an entity have names that differ only in case."

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

extension ResolvedProperty {
  /// Where the property stands.
  func source(in model: ResolvedModel) -> SourceReference {
    switch kind {
    case .attribute(let attribute): attribute.source
    case .relationship(let index): model.relationships[index].relationship.source
    case .fetchedProperty(let property): property.source
    }
  }
}
