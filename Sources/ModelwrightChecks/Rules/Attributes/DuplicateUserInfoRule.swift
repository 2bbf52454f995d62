import ModelwrightModel

/// User info is a dictionary.
///
/// Source: core-data.md §1.7, `userInfo`.
struct DuplicateUserInfoRule: DocumentRule {
  static let code = "duplicate-user-info"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A key stands twice in user info."
  static let cause = """
    The entries were edited by hand or merged. Of two entries with one key Core Data keeps one.
    """
  static let remedy = "Remove one of the entries."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes {
      Self.check(attribute.userInfo, of: title, attribute.source, &report)
    }
    for (relationship, title) in model.ownedRelationships {
      Self.check(relationship.userInfo, of: title, relationship.source, &report)
    }
    for entity in model.entities {
      Self.check(entity.userInfo, of: "entity '\(entity.name)'", entity.source, &report)
      for property in entity.fetchedProperties {
        Self.check(
          property.userInfo, of: "fetched property '\(property.name)' of entity '\(entity.name)'",
          property.source, &report)
      }
    }
  }

  private static func check(
    _ entries: [UserInfoEntry], of owner: some CustomStringConvertible, _ source: SourceReference,
    _ report: inout RuleReport
  ) {
    guard entries.count > 1 else { return }
    var keys: Set<String> = []
    for entry in entries where !keys.insert(entry.key).inserted {
      report.add(
        "the user info of \(owner) has the key '\(entry.key)' twice; remove one entry",
        at: source.location)
    }
  }
}
