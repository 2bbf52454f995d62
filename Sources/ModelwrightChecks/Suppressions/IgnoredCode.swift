import ModelwrightModel

/// A code that a model itself asks to ignore, by the user-info key `modelwright.ignore` of an entity or
/// of a property. An entity's key holds for its properties too.
struct IgnoredCode: Sendable {
  /// The key.
  static let key = "modelwright.ignore"

  /// The code as it is written.
  var code: String
  /// The file of the version.
  var path: String
  /// Whose user info it is.
  var owner: Diagnostic.Subject
  /// Where the key's value stands.
  var place: SourceLocation

  /// Whether a diagnostic about `subject` is meant.
  func covers(_ code: String, _ subject: Diagnostic.Subject, in path: String) -> Bool {
    self.code == code && self.path == path && owner.entity == subject.entity
      && (owner.property == nil || owner.property == subject.property)
  }

  /// How many codes of one value are read; there are fewer than that in all.
  private static let mostCodes = 500
  /// How many codes of one version are read.
  private static let most = 10_000

  /// What a version asks to ignore, in the document's order.
  static func all(in model: Model) -> [IgnoredCode] {
    var found: [IgnoredCode] = []
    for entity in model.entities where found.count < most {
      if !entity.userInfo.isEmpty {
        found += codes(
          entity.userInfo, Diagnostic.Subject(entity: entity.name), entity.source)
      }
      found += all(in: entity.attributes, of: entity.name)
      for relationship in entity.relationships where !relationship.userInfo.isEmpty {
        found += codes(
          relationship.userInfo,
          Diagnostic.Subject(entity: entity.name, property: relationship.name),
          relationship.source)
      }
      for property in entity.fetchedProperties where !property.userInfo.isEmpty {
        found += codes(
          property.userInfo, Diagnostic.Subject(entity: entity.name, property: property.name),
          property.source)
      }
    }
    for composite in model.composites {
      found += all(in: composite.attributes, of: composite.name)
    }
    return found
  }

  private static func all(in attributes: [Attribute], of owner: String) -> [IgnoredCode] {
    attributes.lazy.filter { !$0.userInfo.isEmpty }.flatMap {
      codes($0.userInfo, Diagnostic.Subject(entity: owner, property: $0.name), $0.source)
    }
  }

  /// The codes in the key's value, separated by commas or blanks, each once.
  private static func codes(
    _ userInfo: [UserInfoEntry], _ owner: Diagnostic.Subject, _ source: SourceReference
  ) -> [IgnoredCode] {
    guard let entry = userInfo.entry(key) else { return [] }
    var seen: Set<Substring> = []
    return entry.value.split { $0 == "," || $0.isWhitespace }.prefix(mostCodes)
      .filter { seen.insert($0).inserted }
      .map {
        IgnoredCode(
          code: String($0), path: source.path, owner: owner,
          place: entry.source.location(of: "value"))
      }
  }
}
