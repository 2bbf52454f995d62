import ModelwrightModel

/// Each entity whose class Xcode generates has a class of its own, or two files would declare it.
///
/// The module in front of a class's name does not count: all classes of a model are generated into
/// one module. Entities with "Manual/None" may share a class that is written by hand.
/// Source: generators.md §3a, "Multiple commands produce …".
struct DuplicateClassRule: DocumentRule {
  static let code = "duplicate-class"
  static let severity = Diagnostic.Severity.error
  static let summary = "Two entities have one class, which Xcode generates."
  static let cause = """
    Xcode generates a file for each entity whose class it is to write, and two with one name \
    stop the build: "Multiple commands produce".
    """
  static let remedy = "Give each entity a class of its own in `representedClassName`."

  func check(_ model: Model, _ report: inout RuleReport) {
    var owners: [String: String] = [:]
    for entity in model.entities where entity.codeGeneration != .manual {
      let name = Self.className(of: entity)
      if let owner = owners[name] {
        guard owner != entity.name else { continue }
        let field = entity.className == nil ? "name" : "representedClassName"
        report.add(
          "entities '\(owner)' and '\(entity.name)' both have the class '\(name)'; give one another class",
          at: entity.source.location(of: field))
      } else {
        owners[name] = entity.name
      }
    }
  }

  /// The last part of the class's name; the entity's name when there is none or it is Core Data's.
  private static func className(of entity: Entity) -> String {
    let last = entity.className?.split(separator: ".").last.map(String.init)
    guard let last, last != "NSManagedObject" else { return entity.name }
    return last
  }
}
