import ModelwrightModel

/// SwiftData's `@Attribute(.unique)` holds for one attribute.
///
/// Source: generators.md §3a, "Compound unique constraints are not supported in SwiftData".
struct SwiftDataCompoundUniqueRule: DocumentRule {
  static let code = "swiftdata-compound-unique"
  static let severity = Diagnostic.Severity.warning
  static let pack = RulePack.swiftData
  static let summary = """
    An entity of a model used with SwiftData has a uniqueness constraint on several properties.
    """
  static let cause = """
    Before iOS 18 and macOS 15 (`#Unique`) SwiftData makes single attributes unique only. \
    Apple's compiler warns of a constraint on several.
    """
  static let remedy = """
    Make one attribute unique that holds all of the values, or declare `#Unique` by hand and \
    ignore this.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      for list in entity.uniquenessConstraints where list.propertyNames.count > 1 {
        report.add(
          "entity '\(entity.name)' has a uniqueness constraint on \(list.propertyNames.count) properties, which SwiftData does not support; make one attribute unique",
          at: list.source.location(of: "value:\(list.propertyNames[0])"))
      }
    }
  }
}
