import ModelwrightModel

/// An earlier name can become one thing only.
///
/// Source: core-data.md §1.4 and §1.5, `elementID`.
struct DuplicateRenamingIdentifierRule: DocumentRule {
  static let code = "duplicate-renaming-identifier"
  static let severity = Diagnostic.Severity.warning
  static let summary = "Two entities or properties claim to be one of an earlier version."
  static let cause = """
    The renaming identifier (`elementID`) says what something was called before. Two with one \
    identifier, often after copying an entity or a property, leave Core Data to guess which \
    inherits the data.
    """
  static let remedy = "Correct or remove one of the renaming identifiers."

  func check(_ model: Model, _ report: inout RuleReport) {
    Self.check(
      model.entities.map { ($0.name, $0.renamingIdentifier, $0.source) }, kind: "entities", &report)
    for entity in model.entities {
      Self.check(
        entity.attributes.map { ($0.name, $0.renamingIdentifier, $0.source) },
        kind: "attributes of entity '\(entity.name)'", &report)
      Self.check(
        entity.relationships.map { ($0.name, $0.renamingIdentifier, $0.source) },
        kind: "relationships of entity '\(entity.name)'", &report)
    }
  }

  private static func check(
    _ named: [(name: String, identifier: String?, source: SourceReference)], kind: String,
    _ report: inout RuleReport
  ) {
    guard named.contains(where: { $0.identifier != nil }) else { return }
    // What has no identifier keeps its own name, so it claims that too.
    var owners: [String: String] = [:]
    for (name, identifier, _) in named where identifier == nil { owners[name] = name }
    for (name, identifier, source) in named {
      guard let identifier, identifier != name else { continue }
      if let owner = owners[identifier] {
        report.add(
          "'\(owner)' and '\(name)', \(kind), both have the earlier name '\(identifier)'; correct one renaming identifier",
          at: source.location(of: "elementID"))
      } else {
        owners[identifier] = name
      }
    }
  }
}
