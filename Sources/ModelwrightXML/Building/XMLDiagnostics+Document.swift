import ModelwrightModel

extension XMLDiagnostics {
  /// What can be wrong with the contents of a document that is well-formed XML.
  static let ofDocuments = [
    DiagnosticDocumentation(
      code: "wrong-root-element", severity: .error,
      summary: "The root element is not 'model'.",
      cause: """
        The file is XML but not a Core Data model: a mapping model, a storyboard, or something \
        else under a wrong name.
        """,
      remedy: "Name the 'contents' file of a model."),
    DiagnosticDocumentation(
      code: "unknown-element", severity: .warning,
      summary: "An element is unknown and is skipped.",
      cause: """
        It is misspelt, or a later Xcode has written something that this version does not know.
        """,
      remedy: """
        Correct the name or remove the element; for a new kind of element look for a newer \
        version of the tool.
        """),
    DiagnosticDocumentation(
      code: "misplaced-element", severity: .warning,
      summary: "An element stands where it does not belong, and is skipped.",
      cause: "A line was moved into another element when the file was edited or merged.",
      remedy: "Move it to where the message says."),
    DiagnosticDocumentation(
      code: "unexpected-text", severity: .warning,
      summary: "An element contains text, which is skipped.",
      cause: "A model's elements hold other elements and XML attributes, never text.",
      remedy: "Remove the text."),
    DiagnosticDocumentation(
      code: "unknown-attribute", severity: .warning,
      summary: "An XML attribute is unknown and is ignored.",
      cause: """
        It is misspelt, as 'defaultValue' for 'defaultValueString', or a later Xcode has written \
        something that this version does not know.
        """,
      remedy: """
        Correct or remove it; when the name is close to a known one, the message proposes it.
        """),
    DiagnosticDocumentation(
      code: "misspelt-attribute", severity: .warning,
      summary: "An XML attribute is read although its name is not the one that Core Data reads.",
      cause: """
        Other tools write 'deleteRule' where Xcode writes 'deletionRule'. Core Data ignores it \
        and uses its default.
        """,
      remedy: "Rename it as the message says."),
    DiagnosticDocumentation(
      code: "unknown-attribute-type", severity: .error,
      summary: "An attribute has a type that does not exist.",
      cause: "The type is misspelt, or a later Xcode has added one.",
      remedy: """
        Use one of Core Data's types: Integer 16, Integer 32, Integer 64, Decimal, Double, \
        Float, String, Boolean, Date, Binary, UUID, URI, Transformable or Composite.
        """,
      example: #"""
        <attribute name="count" attributeType="Integer 32" defaultValueString="0"/>
        """#),
    DiagnosticDocumentation(
      code: "unknown-delete-rule", severity: .error,
      summary: "A relationship has a delete rule that does not exist.",
      cause: "The rule is misspelt.",
      remedy: "Use Nullify, Cascade, Deny or No Action."),
    DiagnosticDocumentation(
      code: "unknown-value", severity: .warning,
      summary: "An XML attribute has none of the values that it may have.",
      cause: "The value is misspelt; the message says what is used in its place.",
      remedy: "Use one of the values that the message lists."),
    DiagnosticDocumentation(
      code: "unknown-format", severity: .warning,
      summary: "The model says that it has a format that is not known.",
      cause: """
        Every model says type="com.apple.IDECoreDataModeler.DataModel" and \
        documentVersion="1.0". Another value means another program, or a format that did not \
        exist when this version was made.
        """,
      remedy: "Restore the value, unless the format is really new."),
    DiagnosticDocumentation(
      code: "bad-flag", severity: .warning,
      summary: "A flag is neither YES nor NO.",
      cause: "Core Data reads everything but YES, true and 1 as NO.",
      remedy: "Write YES or NO."),
    DiagnosticDocumentation(
      code: "bad-number", severity: .warning,
      summary: "A number cannot be read and is ignored.",
      cause: "It has letters, is out of range, or is empty where it must not be.",
      remedy: "Write a number in its range, or remove the XML attribute."),
    DiagnosticDocumentation(
      code: "missing-value", severity: .warning,
      summary: "An element lacks the value that it stands for, and is skipped.",
      cause: """
        A member without a name, an index element without a property or an entry without a key \
        says nothing.
        """,
      remedy: "Give it the value or remove the element."),
    DiagnosticDocumentation(
      code: "empty-element", severity: .warning,
      summary: "An index or a constraint names no property, and is skipped.",
      cause: "Its properties were removed one after the other.",
      remedy: "Add a property, or remove it."),
    DiagnosticDocumentation(
      code: "contradictory-count", severity: .warning,
      summary: "'toMany' and 'maxCount' of a relationship contradict each other.",
      cause: """
        Old files have both, and one was changed without the other. The relationship is read as \
        to-many.
        """,
      remedy: """
        For a to-one relationship write maxCount="1" and remove 'toMany'; for a to-many one \
        write toMany="YES" and no maxCount of 1.
        """),
    DiagnosticDocumentation(
      code: "derivation-without-flag", severity: .warning,
      summary: "An attribute has a derivation expression but is not derived.",
      cause: """
        Xcode keeps the expression when 'derived' is switched off; Core Data then treats the \
        attribute as an ordinary one.
        """,
      remedy: "Add derived=\"YES\", or remove the expression."),
  ]
}
