import ModelwrightModel

/// A key that begins as ours do and is none of them does nothing.
struct UnknownUserInfoRule: DocumentRule {
  static let code = "unknown-user-info"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    A key of user info begins with `modelwright.` but means nothing where it stands.
    """
  static let cause = """
    The key is misspelt, or belongs to another kind of element, such as `modelwright.skip` at an \
    attribute. User info is free text, so nobody else tells.
    """
  static let remedy = "Correct the key, or move the entry to the element that it is meant for."

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes where !attribute.userInfo.isEmpty {
      Self.check(attribute.userInfo, .attribute, title, attribute.source, &report)
    }
    for (relationship, title) in model.ownedRelationships where !relationship.userInfo.isEmpty {
      Self.check(relationship.userInfo, .relationship, title, relationship.source, &report)
    }
    for entity in model.entities {
      Self.check(
        entity.userInfo, .entity, "entity '\(entity.name)'", entity.source, &report)
      for property in entity.fetchedProperties {
        Self.check(
          property.userInfo, .fetchedProperty,
          "fetched property '\(property.name)' of entity '\(entity.name)'", property.source, &report
        )
      }
    }
  }

  private static func check(
    _ entries: [UserInfoEntry], _ element: UserInfoKey.Element,
    _ owner: some CustomStringConvertible, _ source: SourceReference, _ report: inout RuleReport
  ) {
    for entry in entries where entry.key.lowercased().hasPrefix(UserInfoKey.prefix) {
      guard let problem = problem(with: entry.key, at: element) else { continue }
      let place = entry.source.location(of: "key")
      report.add(
        "the key '\(entry.key)' in the user info of \(owner) \(problem)",
        at: place.line > 0 ? place : source.location)
    }
  }

  private static func problem(with key: String, at element: UserInfoKey.Element) -> String? {
    guard let known = UserInfoKey.all.first(where: { $0.name == key }) else {
      let names = UserInfoKey.all.filter { $0.elements.contains(element) }.map(\.name)
      return "is none that modelwright knows\(suggestion(for: key, among: names))"
    }
    guard !known.elements.contains(element) else { return nil }
    let places = known.elements.map { "\($0.rawValue)" }.joined(separator: ", ")
    return "means nothing there; it is a key of: \(places)"
  }
}
