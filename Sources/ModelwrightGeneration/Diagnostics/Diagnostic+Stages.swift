import ModelwrightModel

extension Diagnostic {
  static func missingStage(
    from: String, to: String, fileName: String, text: String, at place: SourceLocation
  ) -> Self {
    Diagnostic(
      .error, code: "missing-stage",
      "the stage from '\(from)' to '\(to)' has no code: the target has no file '\(fileName)'; add it with: \(text)",
      at: place)
  }
}

/// What `modelwright explain` says of stages.
enum StageDocumentation {
  static let all = [
    DiagnosticDocumentation(
      code: "missing-stage", severity: .error,
      summary: "A stage between two versions has no code.",
      cause: """
        The configuration lists a stage: hand-written code that runs while a store goes from one \
        version to the other. The build plugin never writes into your sources.
        """,
      remedy: """
        Add the file with the text in the message and fill in its function, or let the command \
        line write it once with 'modelwright generate'.
        """)
  ]
}
