import ModelwrightModel

extension GenerationDiagnostics {
  /// Properties and classes that cannot become what they are meant to be.
  static let ofProperties = [
    DiagnosticDocumentation(
      code: "unsupported-attribute-type", severity: .error,
      summary: "An attribute has a type that cannot be generated at its place.",
      cause: """
        Object IDs have no meaning outside a store, and inside a composite only values that \
        become columns can stand.
        """,
      remedy: "Give the attribute another type, or use a relationship."),
    DiagnosticDocumentation(
      code: "transformable-as-data", severity: .warning,
      summary: "The value of a Transformable attribute becomes 'Data'.",
      cause: """
        Its class exists only with Apple's frameworks, is no Codable type, or is not named, so \
        that the value can be stored and not understood.
        """,
      remedy: "Name a Codable type in 'customClassName', as '[String]' or a type of your own."),
    DiagnosticDocumentation(
      code: "fetched-property-omitted", severity: .warning,
      summary: "A fetched property is left out of the class.",
      cause: """
        Its request gives dictionaries, numbers or object IDs, and a fetched property is a list \
        of objects.
        """,
      remedy: "Let the request fetch objects, or use a fetch request of the model."),
    DiagnosticDocumentation(
      code: "missing-hand-written-class", severity: .error,
      summary: "An entity wants a hand-written class that the target does not have.",
      cause: """
        codeGenerationType="category" means that a base class is generated and the class itself \
        is yours. The build plugin never writes into your sources.
        """,
      remedy: """
        Add the file with the text in the message, or let the command line write it once with \
        'modelwright generate'.
        """),
    DiagnosticDocumentation(
      code: "template-error", severity: .error,
      summary: "A template is wrong.",
      cause: """
        The place is the template's own. Built-in templates have none; write to the authors \
        should one ever be named.
        """,
      remedy: "Correct the template."),
  ]
}
