import ModelwrightModel

/// What `modelwright explain` says of what is left out of classes and of options that cannot be used.
enum MemberDiagnostics {
  /// The documentation of the codes.
  static let documentation = ofMembers + ofOptions

  private static let ofMembers = [
    DiagnosticDocumentation(
      code: "fetch-request-omitted", severity: .warning,
      summary: "A fetch request of the model gets no function.",
      cause: """
        Its predicate cannot be read or does not fit the entity, it has placeholders such as %@ that \
        nothing can fill, or another fetch request has the same name in Swift.
        """,
      remedy: "Correct the predicate, use variables such as $NAME, or rename the fetch request."),
    DiagnosticDocumentation(
      code: "configuration-omitted", severity: .warning,
      summary: "A configuration gets no constant.",
      cause:
        "Its name holds nothing that a Swift name can be made of, or another has the same one.",
      remedy: "Rename the configuration. Its name as text works as it is."),
    DiagnosticDocumentation(
      code: "snapshot-attribute-omitted", severity: .warning,
      summary: "An attribute is left out of its entity's value snapshot.",
      cause: """
        A snapshot is Codable, Hashable and Sendable, and nothing says that the attribute's \
        hand-written type is all of that.
        """,
      remedy: """
        Add the user info modelwright.snapshot = YES to the attribute when the type is, or NO to leave \
        the attribute out without this warning.
        """),
  ]

  private static let ofOptions = [
    DiagnosticDocumentation(
      code: "unusable-import", severity: .error,
      summary: "A configured import is no module's name.",
      cause: "Only the name of a module, with an access level before it, gets into generated code.",
      remedy: "Write 'Kit', or 'public Kit' and 'internal Kit' to choose the import's level."),
    DiagnosticDocumentation(
      code: "unusable-conformance", severity: .error,
      summary: "A configured conformance is no protocol that a generated class can have.",
      cause: """
        Only a name such as 'Walkable' or 'Kit.Walkable' gets into generated code, and an object that \
        belongs to a context is never Sendable.
        """,
      remedy: "Write the protocol's name alone; conform to others in an extension of your own."),
    DiagnosticDocumentation(
      code: "unusable-base-class", severity: .error,
      summary: "The configured base class cannot be inherited from.",
      cause:
        "It is no name of a class, or it is one of the classes that are generated from the model.",
      remedy: "Name an open class of your own that inherits from ManagedObject."),
  ]
}
