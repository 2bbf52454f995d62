import ModelwrightModel

/// SwiftData's models inherit from nothing.
///
/// Source: generators.md §3a, "inheritance / abstract entity not supported".
struct SwiftDataInheritanceRule: DocumentRule {
  static let code = "swiftdata-inheritance"
  static let severity = Diagnostic.Severity.warning
  static let pack = RulePack.swiftData
  static let summary = """
    An entity of a model used with SwiftData inherits from another, or is abstract.
    """
  static let cause = """
    Before iOS 26 and macOS 26 a `@Model` class cannot inherit from another, and it is never \
    abstract. Apple's compiler warns of both.
    """
  static let remedy = """
    Repeat the parent's properties in each entity, or share them by a protocol.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      if let parent = entity.parentName {
        report.add(
          "entity '\(entity.name)' inherits from '\(parent)', which SwiftData does not support before iOS 26; repeat the properties",
          at: entity.source.location(of: "parentEntity"))
      } else if entity.isAbstract {
        report.add(
          "entity '\(entity.name)' is abstract, which SwiftData does not support; clear isAbstract",
          at: entity.source.location(of: "isAbstract"))
      }
    }
  }
}
