import ModelwrightModel

extension Diagnostic {
  static func unusableName(_ name: String, of owner: String, at place: SourceLocation) -> Self {
    Diagnostic(
      .error, code: "unusable-name",
      "\(owner) has the name '\(name)', which holds nothing that a Swift name can be made of; rename it",
      at: place)
  }

  static func reservedPropertyName(
    _ name: String, of owner: String, reason: String, at place: SourceLocation
  ) -> Self {
    Diagnostic(
      .error, code: "reserved-property-name",
      "'\(name)' of \(owner) cannot become a property: \(reason); rename it", at: place)
  }

  static func reservedTypeName(
    _ name: String, of owner: String, reason: String, at place: SourceLocation
  ) -> Self {
    Diagnostic(
      .error, code: "reserved-type-name",
      "\(owner) cannot be called '\(name)': \(reason); rename it", at: place)
  }

  static func duplicateTypeName(
    _ name: String, of owner: String, and other: String, at place: SourceLocation
  ) -> Self {
    Diagnostic(
      .error, code: "duplicate-type-name",
      "\(owner) and \(other) would both be called '\(name)' in Swift; rename one", at: place)
  }

  static func duplicateIdentifier(
    _ identifier: String, of names: [String], in owner: String, at place: SourceLocation
  ) -> Self {
    Diagnostic(
      .error, code: "duplicate-identifier",
      "\(names.map { "'\($0)'" }.joined(separator: " and ")) of \(owner) would both be called '\(identifier)' in Swift; rename one",
      at: place)
  }

  static func sharedClassName(_ name: String, of entity: Entity, at place: SourceLocation) -> Self {
    Diagnostic(
      .warning, code: "shared-class-name",
      "entity '\(entity.name)' names the class '\(name)', which is another entity's; its class is called '\(entity.name)' instead",
      at: place)
  }

  static func methodsOmitted(
    of name: String, because other: String, suffix: String, in entity: String,
    at place: SourceLocation
  ) -> Self {
    Diagnostic(
      .warning, code: "accessor-name-clash",
      "'\(name)' of entity '\(entity)' gets no methods such as 'addTo\(suffix)', because '\(other)' has them already; rename one",
      at: place)
  }
}
