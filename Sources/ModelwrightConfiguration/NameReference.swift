import ModelwrightModel

/// A name of the model or a code of a rule that a configuration mentions.
struct NameReference: Hashable, Sendable {
  /// What the name belongs to.
  enum Subject: Hashable, Sendable {
    /// An entity of the current version.
    case entity(String)
    /// An entity of any version: findings in earlier versions can be accepted too.
    case anyVersionEntity(String)
    /// A property; of any entity when none is named.
    case property(String, entity: String?)
    /// A rule, and whether its findings are to weigh less than an error.
    case rule(String, lowersErrors: Bool)
    /// A version.
    case version(String)
  }

  var subject: Subject
  var location: SourceLocation

  init(_ subject: Subject, at location: SourceLocation) {
    self.subject = subject
    self.location = location
  }

  /// What is wrong with the name; `nil` when it is known.
  func problem(among names: KnownNames) -> Diagnostic? {
    switch subject {
    case .entity(let name):
      guard !names.entities.contains(name) else { return nil }
      return .unknownEntity(name, among: names.entities.sorted(), at: location)
    case .anyVersionEntity(let name):
      guard names.properties[name] == nil else { return nil }
      return .unknownEntity(name, among: names.properties.keys.sorted(), at: location)
    case .property(let name, let entity): return problem(property: name, entity, names)
    case .rule(let code, let lowersErrors):
      guard let severity = names.codes[code] else {
        return .unknownCode(code, among: names.codes.keys.sorted(), at: location)
      }
      return severity == .error && lowersErrors ? .loweredError(code, at: location) : nil
    case .version(let name):
      guard !names.versions.contains(name) else { return nil }
      return .unknownVersion(name, among: names.versions.sorted(), at: location)
    }
  }

  private func problem(property: String, _ entity: String?, _ names: KnownNames) -> Diagnostic? {
    if let entity {
      // An unknown entity is reported itself.
      guard let known = names.properties[entity], !known.contains(property) else { return nil }
      return .unknownProperty(property, of: entity, among: known.sorted(), at: location)
    }
    guard !names.properties.values.contains(where: { $0.contains(property) }) else { return nil }
    let known = names.properties.values.reduce(into: Set()) { $0.formUnion($1) }
    return .unknownProperty(property, of: nil, among: known.sorted(), at: location)
  }
}

extension Diagnostic {
  fileprivate static func unknownEntity(
    _ name: String, among names: [String], at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "configured-entity",
      "no model has an entity '\(name)'\(suggestion(for: name, among: names))", at: place)
  }

  fileprivate static func unknownProperty(
    _ name: String, of entity: String?, among names: [String], at place: SourceLocation
  ) -> Diagnostic {
    let owner = entity.map { "entity '\($0)'" } ?? "no entity"
    let verb = entity == nil ? "has" : "has no"
    return Diagnostic(
      .error, code: "configured-property",
      "\(owner) \(verb) property '\(name)'\(suggestion(for: name, among: names))", at: place)
  }

  fileprivate static func unknownCode(
    _ code: String, among codes: [String], at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "configured-rule",
      "there is no rule '\(code)'\(suggestion(for: code, among: codes))", at: place)
  }

  fileprivate static func unknownVersion(
    _ name: String, among names: [String], at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "configured-version",
      "no model has a version '\(name)'\(suggestion(for: name, among: names))", at: place)
  }

  fileprivate static func loweredError(_ code: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "lowered-error",
      "'\(code)' is an error without which no class or store comes of a model: it cannot be "
        + "lowered; mend the model", at: place)
  }
}
