import ModelwrightModel

/// What `modelwright explain` says of what the command line itself finds.
enum ToolDiagnostics {
  /// The documentation of every code that no module behind the command line gives.
  static let documentation: [DiagnosticDocumentation] = ofFiles + ofStorage

  /// Files and folders that are read and written.
  private static let ofFiles = [
    DiagnosticDocumentation(
      code: "output-unwritable", severity: .error,
      summary: "A file or folder cannot be written.",
      cause: """
        The system refuses, for the reason in the message: a missing permission, a full disk, a \
        read-only volume.
        """,
      remedy: """
        Correct the folder or its permissions. Files that were already there are as they were.
        """),
    DiagnosticDocumentation(
      code: "folder-unreadable", severity: .error,
      summary: "A folder that was named cannot be read.",
      cause: "It does not exist, or the system refuses, for the reason in the message.",
      remedy: "Correct the path or its permissions."),
    DiagnosticDocumentation(
      code: "output-name", severity: .error,
      summary: "A generated file would have a name that no file can have.",
      cause: """
        The name would lead out of the output folder, or is longer than 255 bytes. It comes from \
        the name of a class or of the model.
        """,
      remedy: "Rename the entity or the class."),
    DiagnosticDocumentation(
      code: "output-in-the-way", severity: .error,
      summary: "A folder stands where a file is to be written.",
      cause: "A folder has exactly the name of a generated file.",
      remedy: "Move the folder, or choose another output folder."),
    DiagnosticDocumentation(
      code: "stale-file", severity: .warning,
      summary: "A file is no longer generated, but was edited and is kept.",
      cause: """
        Its entity was removed or renamed. Files that are as they were generated are removed \
        without a word; this one would lose what somebody wrote.
        """,
      remedy: "Take what you need out of it, and delete it."),
    DiagnosticDocumentation(
      code: "damaged-manifest", severity: .warning,
      summary: "The record of generated files cannot be read.",
      cause: """
        '.modelwright-manifest.json' was edited or damaged by a merge. It is written anew; what \
        earlier runs wrote is no longer known.
        """,
      remedy: "Delete files of removed entities yourself, should there be any."),
    DiagnosticDocumentation(
      code: "unknown-version", severity: .error,
      summary: "A version that was asked for does not exist.",
      cause: "'--model-version' names none of the model's versions.",
      remedy: "Use one of the names that the message lists."),
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
