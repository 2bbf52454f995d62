import ModelwrightConfiguration
import ModelwrightModel

/// What is to be said about versions that were released.
extension Diagnostic {
  /// A released version was edited in place.
  static func changedRelease(
    of version: String, _ what: String, at place: SourceLocation, about subject: Subject? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "released-version-changed",
      "version '\(version)' was released, and since then \(what): stores of users have it as it was; "
        + "take the edit back and make it in a new version ('modelwright version add')",
      at: place, about: subject)
  }

  /// Indexes or the like of a released version were edited in place.
  static func changedSchema(of version: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "released-schema-changed",
      "version '\(version)' was released, and since then its defaults, indexes or derived attributes "
        + "were changed: take the edit back, or record it with 'modelwright lock --forget' and 'lock'",
      at: place)
  }

  /// A released version is no longer in the bundle.
  static func missingRelease(_ version: ReleasedVersion, bundle: String) -> Diagnostic {
    Diagnostic(
      .error, code: "released-version-missing",
      "version '\(version.name)' was released, and '\(bundle)' no longer has it: restore it, or run "
        + "'modelwright lock --forget' with its name when no store of it is left",
      at: version.location.location)
  }

  /// A version is to be recorded, and only a check was asked for.
  static func unlockedVersion(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "unlocked-version",
      "version '\(name)' is not recorded as it is now: run 'modelwright lock' without '--check'",
      at: place)
  }

  /// A record that is to be forgotten does not exist.
  static func unknownRelease(_ name: String, _ known: [String], at place: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .error, code: "unknown-release",
      "no version '\(name)' is recorded\(suggestion(for: name, among: known))", at: place)
  }
}

extension ToolDiagnostics {
  /// The record of released versions.
  static let ofReleases = [
    DiagnosticDocumentation(
      code: "released-version-changed", severity: .error,
      summary: "A version that was released is no longer what it was.",
      cause: """
        Users' stores have the version as it was when 'modelwright lock' recorded it. A model that \
        differs from it no longer tells what those stores hold, and their migration is computed from \
        something that never was.
        """,
      remedy: """
        Restore the version from version control, and make the change in a new version: 'modelwright \
        version add'. When it was recorded too early, 'modelwright lock --forget NAME' forgets it.
        """),
    DiagnosticDocumentation(
      code: "released-schema-changed", severity: .warning,
      summary: "Defaults or indexes of a version that was released are no longer what they were.",
      cause: """
        Core Data does not count defaults, indexes and derived attributes' triggers as a part of a \
        version, so nothing is lost; but stores are brought from the released tables, not from these.
        """,
      remedy: """
        Take the edit back and make it in the current version, or record it: 'modelwright lock \
        --forget NAME', then 'modelwright lock'.
        """),
    DiagnosticDocumentation(
      code: "released-version-missing", severity: .error,
      summary: "A version that was released is gone.",
      cause: """
        The version's folder was removed or renamed. The migration of stores that have it can no \
        longer be computed or verified from the bundle.
        """,
      remedy: """
        Restore the folder. When no store of the version is left, run 'modelwright lock --forget NAME'.
        """),
    DiagnosticDocumentation(
      code: "unlocked-version", severity: .error,
      summary: "A version is not recorded as released.",
      cause:
        "'modelwright lock --check' found that running without '--check' would write the record.",
      remedy: "Run 'modelwright lock', and commit the file."),
    DiagnosticDocumentation(
      code: "unknown-release", severity: .error,
      summary: "A record that is to be forgotten does not exist.",
      cause: "'--forget' names a version that was never recorded, or no longer is.",
      remedy: "Correct the name; the lock file lists all of them."),
  ]
}
