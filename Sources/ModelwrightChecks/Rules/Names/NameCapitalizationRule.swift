import ModelwrightModel

/// Entities are named like classes, properties like variables.
///
/// Source: generators.md §3a, "names must start with a letter (entities upper-case, properties lower-case)".
struct NameCapitalizationRule: DocumentRule {
  static let code = "name-capitalization"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    An entity's name begins in lower case, or a property's in upper case.
    """
  static let cause = """
    Xcode's editor refuses such a name: Core Data finds accessors by changing the case of a \
    property's first letter, and classes are named after entities.
    """
  static let remedy = """
    Change the first letter's case, with the old name as the renaming identifier.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      if entity.name.first?.isLowercase == true {
        report.add(
          "the name of entity '\(entity.name)' begins in lower case; begin it with a capital",
          at: entity.source.location(of: "name"))
      }
      for (name, source) in entity.namedProperties where name.first?.isUppercase == true {
        report.add(
          "the name '\(name)' of a property of entity '\(entity.name)' begins with a capital; begin it in lower case",
          at: source.location(of: "name"))
      }
    }
  }
}
