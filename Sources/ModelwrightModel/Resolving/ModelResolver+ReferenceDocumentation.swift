extension ModelResolver {
  /// The faults of names that are to lead somewhere.
  static let ofReferences = [
    DiagnosticDocumentation(
      code: "missing-destination", severity: .error,
      summary: "A relationship has no destination.",
      cause: """
        A relationship leads to objects of one entity, which 'destinationEntity' names. Xcode \
        writes an empty one when a relationship was added and never finished.
        """,
      remedy: "Choose a destination, or remove the relationship.",
      example: #"""
        <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify"
            destinationEntity="Person" inverseName="dogs" inverseEntity="Person"/>
        """#),
    DiagnosticDocumentation(
      code: "unknown-destination", severity: .error,
      summary: "A relationship leads to an entity that the model does not have.",
      cause: "The destination was renamed or removed, or its name is misspelt.",
      remedy: """
        Correct 'destinationEntity'; when the name is close to that of an entity, the message \
        proposes it.
        """),
    DiagnosticDocumentation(
      code: "unknown-inverse", severity: .error,
      summary: "A relationship names an inverse that does not exist.",
      cause: """
        The inverse was renamed or removed, or 'inverseEntity' names another entity than the one \
        that declares it.
        """,
      remedy: "Correct 'inverseName' and 'inverseEntity'."),
    DiagnosticDocumentation(
      code: "one-sided-inverse", severity: .warning,
      summary: "A relationship names an inverse that does not name it back.",
      cause: """
        The two are taken as each other's inverse. Core Data and Xcode write the inverse on both \
        sides; a file edited by hand may lack one.
        """,
      remedy: "Name the inverse on both sides."),
    DiagnosticDocumentation(
      code: "inverse-mismatch", severity: .error,
      summary: "A relationship and its inverse do not fit.",
      cause: """
        The inverse names another relationship as its own inverse, or the destination does not \
        have the inverse: objects at the other end could not be kept right.
        """,
      remedy: """
        Make both relationships name each other, and let each lead to the entity that declares \
        the other one.
        """),
    DiagnosticDocumentation(
      code: "unknown-index-property", severity: .error,
      summary: "An index or a constraint names a property that the entity does not have.",
      cause: """
        The property was renamed or removed, and the index, the uniqueness constraint or the \
        compound index still has its old name.
        """,
      remedy: "Correct the name, or remove it from the index."),
    DiagnosticDocumentation(
      code: "duplicate-configuration", severity: .error,
      summary: "Two configurations have one name.",
      cause: "A store is opened with a configuration by its name, which would mean two.",
      remedy: "Rename or remove one of them."),
    DiagnosticDocumentation(
      code: "unknown-member-entity", severity: .error,
      summary: "A configuration has an entity that the model does not have.",
      cause: "The entity was renamed or removed, and the configuration still has its old name.",
      remedy: "Correct the name, or remove the 'memberEntity'."),
    DiagnosticDocumentation(
      code: "duplicate-fetch-request", severity: .error,
      summary: "Two fetch requests have one name.",
      cause: "A fetch request is found, and its function called, by its name.",
      remedy: "Rename or remove one of them."),
    DiagnosticDocumentation(
      code: "unknown-fetch-entity", severity: .error,
      summary: """
        A fetch request or fetched property fetches an entity that the model does not have.
        """,
      cause: "The entity was renamed or removed, and the request still has its old name.",
      remedy: "Correct 'entity'."),
    DiagnosticDocumentation(
      code: "missing-fetch-request", severity: .error,
      summary: "A fetched property has no fetch request.",
      cause: """
        A fetched property holds what its fetch request finds; without one it has no meaning, \
        and Core Data refuses the model.
        """,
      remedy: "Add the fetch request, or remove the property."),
    DiagnosticDocumentation(
      code: "more-diagnostics", severity: .note,
      summary: "Further messages were left out.",
      cause: """
        After 1,000 messages of one code in one file the rest is only counted: a damaged or \
        hostile file would otherwise bury everything else.
        """,
      remedy: "Mend what is reported, and check again."),
  ]
}
