/// What `modelwright explain` says of the faults of a model's structure.
extension ModelResolver {
  /// The documentation of every code that resolving can give.
  public static let documentation: [DiagnosticDocumentation] = ofNames + ofReferences

  private static let ofNames = [
    DiagnosticDocumentation(
      code: "missing-name", severity: .error,
      summary: "An entity, a property or a composite has no name.",
      cause: """
        A name is what everything else refers to; a class, a column and a key path are called by \
        it. It is usually lost when a file is edited by hand or merged.
        """,
      remedy: "Give it a name, or remove the element."),
    DiagnosticDocumentation(
      code: "duplicate-entity", severity: .error,
      summary: "Two entities have one name.",
      cause: """
        Core Data finds entities by their names and refuses a model in which one name stands \
        twice. A merge of two branches that both added the entity is the usual reason.
        """,
      remedy: "Rename or remove one of them. The message names the line of the first."),
    DiagnosticDocumentation(
      code: "duplicate-composite", severity: .error,
      summary: "Two composite types have one name.",
      cause: "An attribute names its composite type, and the name would mean two.",
      remedy: "Rename or remove one of them."),
    DiagnosticDocumentation(
      code: "unknown-parent", severity: .error,
      summary: "An entity inherits from an entity that the model does not have.",
      cause: "The parent was renamed or removed, and 'parentEntity' still has its old name.",
      remedy: "Correct 'parentEntity', or remove it to make the entity a root."),
    DiagnosticDocumentation(
      code: "parent-cycle", severity: .error,
      summary: "Entities inherit from each other in a circle.",
      cause: """
        An entity cannot be its own ancestor: no entity of the circle would be a root with a \
        table.
        """,
      remedy: "Remove the 'parentEntity' of one of the entities that the message lists."),
    DiagnosticDocumentation(
      code: "inheritance-too-deep", severity: .error,
      summary: "An entity has more than 64 ancestors.",
      cause: """
        Every heir has all properties of its ancestors. Real models have up to three ancestors; \
        the limit keeps a damaged or hostile file from using up the memory.
        """,
      remedy: "Make the hierarchy flatter."),
    DiagnosticDocumentation(
      code: "too-many-properties", severity: .error,
      summary: "All entities together have more than a million properties.",
      cause: """
        Inherited properties count for every heir. The limit keeps a damaged or hostile file \
        from using up the memory.
        """,
      remedy: "Move properties to fewer entities, or make the hierarchy flatter."),
    DiagnosticDocumentation(
      code: "duplicate-property", severity: .error,
      summary: "An entity or a composite declares two properties of one name.",
      cause: """
        Attributes, relationships and fetched properties share one set of names: each becomes a \
        property of the class.
        """,
      remedy: "Rename or remove one of them."),
    DiagnosticDocumentation(
      code: "redeclared-property", severity: .error,
      summary: "An entity declares a property that it inherits already.",
      cause: """
        A sub-entity has all properties of its parents and shares their table. Core Data refuses \
        a second declaration.
        """,
      remedy: "Remove the property from the sub-entity, or rename it."),
    DiagnosticDocumentation(
      code: "missing-composite", severity: .error,
      summary: "An attribute of type Composite does not name its composite type.",
      cause: """
        The type 'Composite' alone says nothing: which attributes stand inside is said by the \
        composite type that 'composite' names.
        """,
      remedy: "Name the composite type.",
      example: #"""
        <attribute name="home" optional="YES" attributeType="Composite" composite="Address"/>
        """#),
    DiagnosticDocumentation(
      code: "unknown-composite", severity: .error,
      summary: "An attribute names a composite type that the model does not have.",
      cause: "The composite type was renamed or removed, or its name is misspelt.",
      remedy: "Correct 'composite', or add the composite type."),
    DiagnosticDocumentation(
      code: "composite-cycle", severity: .error,
      summary: "A composite type contains itself, or is too large.",
      cause: """
        The attributes of a composite become columns, those of the composites inside it too. One \
        that contains itself would have endlessly many; 16 levels and 1,000 attributes are the \
        limits.
        """,
      remedy: "Remove the attribute that leads back, or use a relationship in its place."),
  ]
}
