import ModelwrightModel

extension Diagnostic {
  /// - Parameter field: The attribute of the element that is to blame.
  static func fetchRequestOmitted(
    _ template: FetchRequestTemplate, because reason: String, field: String = "predicateString"
  ) -> Self {
    Diagnostic(
      .warning, code: "fetch-request-omitted",
      "fetch request '\(template.name)' gets no function, because \(reason)",
      at: template.source.location(of: field))
  }

  static func fetchFunctionOmitted(_ template: FetchRequestTemplate, function: String) -> Self {
    Diagnostic(
      .warning, code: "fetch-request-omitted",
      "fetch request '\(template.name)' gets no function '\(function)', because another fetch request of its class hierarchy has it; the request itself is generated",
      at: template.source.location(of: "name"))
  }

  static func configurationOmitted(_ configuration: Configuration, because reason: String) -> Self {
    Diagnostic(
      .warning, code: "configuration-omitted",
      "configuration '\(configuration.name)' gets no constant, because \(reason)",
      at: configuration.source.location(of: "name"))
  }

  static func snapshotAttributeOmitted(
    _ attribute: Attribute, of entity: String, type: String
  ) -> Self {
    Diagnostic(
      .warning, code: "snapshot-attribute-omitted",
      "attribute '\(attribute.name)' of entity '\(entity)' is left out of its snapshot, since nothing says that '\(type)' is Hashable, Sendable and Codable; say so with the user info modelwright.snapshot = YES, or leave it out with NO",
      at: attribute.source.location)
  }
}
