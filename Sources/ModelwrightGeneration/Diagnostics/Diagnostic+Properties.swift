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

  static func typeFallback(
    _ attribute: Attribute, of owner: String, _ fallback: TypeFallback
  ) -> Self {
    let place = attribute.source.location(of: "customClassName")
    return switch fallback {
    case .data(let reason):
      Diagnostic(
        .warning, code: "transformable-as-data",
        "attribute '\(attribute.name)' of \(owner) \(reason); its type is 'Data' instead: name a Codable type as its custom class",
        at: place)
    case .substituted(let name, let type):
      Diagnostic(
        .warning, code: "substituted-class",
        "attribute '\(attribute.name)' of \(owner) has values of '\(name)', which has no coding that every platform knows; its type is '\(type)' instead: name a Codable type as its custom class to have another one",
        at: place)
    }
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

/// What `modelwright explain` says of the types that take the place of others.
enum SubstituteDocumentation {
  static let all = [
    DiagnosticDocumentation(
      code: "substituted-class", severity: .warning,
      summary: "A Transformable attribute has another type than the class that it names.",
      cause: """
        The class is one of Objective-C's collections or values, or 'Any': no coding that every \
        platform knows is fit for it. 'NSString' becomes 'String', 'NSNumber' 'Double', 'NSURL' \
        'URL' and so on; a collection that does not say what is in it becomes one of 'JSONValue'.
        """,
      remedy:
        "Name a Codable type as the custom class: '[String]', '[String: Int]', one of your own.")
  ]
}
