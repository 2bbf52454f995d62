import ModelwrightModel

extension XMLDiagnostics {
  /// What can be wrong with a mapping model's document.
  static let ofMappings = [
    DiagnosticDocumentation(
      code: "not-a-mapping-model", severity: .error,
      summary: "The file is no mapping model.",
      cause: "An 'xcmapping.xml' is a 'database' element, and this file has another one.",
      remedy: "Restore the file, or remove the mapping model."),
    DiagnosticDocumentation(
      code: "no-mapping", severity: .error,
      summary: "The mapping model maps nothing.",
      cause: """
        The object that says between which versions the mapping model leads is missing: the file \
        was damaged, or is Core Data's XML of something else.
        """,
      remedy: "Restore the file, or remove the mapping model."),
    DiagnosticDocumentation(
      code: "unknown-mapping-object", severity: .warning,
      summary: "A mapping lists an object that does not exist.",
      cause: """
        The objects of a mapping model refer to each other by ids. A merge, or editing by hand, has \
        removed one and left the reference.
        """,
      remedy: "Open the mapping model in Xcode and save it, or remove the reference."),
    DiagnosticDocumentation(
      code: "unreadable-expression", severity: .warning,
      summary: "The value expression of a mapping cannot be read.",
      cause: """
        Xcode keeps expressions as keyed archives in Base64; these bytes are none, so they were \
        damaged. What the property is filled with is not known.
        """,
      remedy: "Give the expression again in Xcode, or restore the file."),
  ]
}
