import ModelwrightModel

/// What `modelwright explain` says of what the command line itself finds.
enum ToolDiagnostics {
  /// The documentation of every code that no module behind the command line gives.
  static let documentation: [DiagnosticDocumentation] =
    FileDiagnostics.documentation + StoreDiagnostics.documentation + ofArguments + ofStorage
    + ofVersions + ofReleases + ofMigrations + MappingStatementDiagnostics.documentation

  /// What is asked for on the command line.
  private static let ofArguments = [
    DiagnosticDocumentation(
      code: "unknown-version", severity: .error,
      summary: "A version that was asked for does not exist.",
      cause: "An option or an argument names none of the model's versions.",
      remedy: "Use one of the names that the message lists.")
  ]

  /// What the model asks for and its store does not do.
  private static let ofStorage = [
    DiagnosticDocumentation(
      code: "underived-attribute", severity: .warning,
      summary: "A derived attribute is not computed.",
      cause: """
        Counts, sums of integers and copies of other properties are computed; this expression is \
        not, so the attribute stays absent.
        """,
      remedy: """
        Compute the value in your own code, or use an expression of a kind that is computed.
        """),
    DiagnosticDocumentation(
      code: "unsupported-storage", severity: .warning,
      summary: "A part of the model is left out of the schema.",
      cause: """
        SQLite cannot do it, or it is not done yet; the message names the reason. Everything \
        else of the model works.
        """,
      remedy: "Remove it from the model, or do without its effect."),
  ]
}
