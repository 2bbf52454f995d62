import ModelwrightModel

/// What can be wrong with a lock file.
extension Diagnostic {
  static func damagedLock(_ problem: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "damaged-lock",
      "the record of released versions cannot be understood: \(problem); restore the file from "
        + "version control", at: place)
  }

  static func newerLock(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "newer-lock",
      "a later version of modelwright wrote this record of released versions: use that version",
      at: place)
  }
}

extension ConfigurationDiagnostics {
  /// What `modelwright explain` says of them.
  static let ofLocks = [
    DiagnosticDocumentation(
      code: "damaged-lock", severity: .error,
      summary: "The record of released versions cannot be understood.",
      cause: "The file was edited, or damaged by a merge.",
      remedy: """
        Restore it from version control. After a merge keep the versions of both sides, each once, \
        or delete the file and run 'modelwright lock' on a checkout that is as it was released.
        """),
    DiagnosticDocumentation(
      code: "newer-lock", severity: .error,
      summary: "A later version of modelwright wrote the record of released versions.",
      cause: "This version does not understand it, and would let pass what it was made to stop.",
      remedy: "Use the later version."),
  ]
}
