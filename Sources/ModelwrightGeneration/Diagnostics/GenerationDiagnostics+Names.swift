import ModelwrightModel

extension GenerationDiagnostics {
  /// Names that cannot become Swift.
  static let ofNames = [
    DiagnosticDocumentation(
      code: "unusable-name", severity: .error,
      summary: "A name holds nothing that a Swift name can be made of.",
      cause: "A name of blanks and signs alone leaves nothing for a class or a property.",
      remedy: "Rename it so that it has a letter."),
    DiagnosticDocumentation(
      code: "reserved-property-name", severity: .error,
      summary: "A property has a name that generated classes use themselves.",
      cause: """
        The runtime's base class has a property or method of this name, as Core Data's has \
        'objectID' and 'isDeleted'; Core Data refuses most of them too.
        """,
      remedy: """
        Rename the property. To keep the data of earlier versions, give it its old name as \
        renaming identifier ('elementID').
        """),
    DiagnosticDocumentation(
      code: "reserved-type-name", severity: .error,
      summary: "A class would have a name that generated code uses itself.",
      cause: "The class would hide a type that its own code needs.",
      remedy: "Name another class in 'representedClassName', or rename the entity."),
    DiagnosticDocumentation(
      code: "duplicate-type-name", severity: .error,
      summary: "Two types would have one name in Swift.",
      cause: """
        Names that differ only in characters that Swift does not allow, or a class and a \
        composite type of one name, meet when they become Swift names.
        """,
      remedy: "Rename one of them, or name another class in 'representedClassName'."),
    DiagnosticDocumentation(
      code: "duplicate-identifier", severity: .error,
      summary: "Two properties would have one name in Swift.",
      cause: """
        Names that differ only in characters that Swift does not allow meet when they become \
        Swift names.
        """,
      remedy: "Rename one of them."),
    DiagnosticDocumentation(
      code: "shared-class-name", severity: .warning,
      summary: "An entity names the class of another entity.",
      cause: """
        A generated class belongs to one entity, since it names the slots of its properties. The \
        entity gets a class called as itself.
        """,
      remedy: "Name the entity's own class in 'representedClassName'."),
    DiagnosticDocumentation(
      code: "accessor-name-clash", severity: .warning,
      summary: "Two to-many relationships would have methods of one name.",
      cause: """
        'addTo...' and its companions are called by the relationship's name with a capital \
        letter, which two names can share.
        """,
      remedy: "Rename one of the relationships."),
  ]
}
