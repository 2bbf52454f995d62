import ModelwrightModel
import ModelwrightTemplating

extension Diagnostic {
  static func unsupportedAttribute(
    _ attribute: Attribute, of owner: String, at place: SourceLocation
  ) -> Self {
    Diagnostic(
      .error, code: "unsupported-attribute-type",
      "attribute '\(attribute.name)' of \(owner) cannot have the type \(attribute.type.rawValue) here; give it another type",
      at: place)
  }

  static func transformableAsData(
    _ attribute: Attribute, of owner: String, because reason: String
  ) -> Self {
    Diagnostic(
      .warning, code: "transformable-as-data",
      "attribute '\(attribute.name)' of \(owner) \(reason); its type is 'Data' instead: name a Codable type as its custom class",
      at: attribute.source.location(of: "customClassName"))
  }

  static func fetchedPropertyOmitted(_ property: FetchedProperty, of entity: String) -> Self {
    Diagnostic(
      .warning, code: "fetched-property-omitted",
      "fetched property '\(property.name)' of entity '\(entity)' has no fetch request of an entity; it is left out of the class",
      at: property.source.location(of: "name"))
  }

  static func missingClass(of entity: Entity, fileName: String, text: String) -> Self {
    Diagnostic(
      .error, code: "missing-hand-written-class",
      "entity '\(entity.name)' wants a hand-written class (codeGenerationType=\"category\") and the target has no file '\(fileName)'; add it with: \(text)",
      at: entity.source.location(of: "codeGenerationType"))
  }

  static func template(_ error: TemplateError) -> Self {
    Diagnostic(
      .error, code: "template-error", error.message,
      at: SourceLocation(path: error.templateName, line: error.line, column: error.column))
  }
}
