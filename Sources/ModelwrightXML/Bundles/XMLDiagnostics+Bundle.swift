import ModelwrightModel

extension XMLDiagnostics {
  /// What can be wrong with the files and folders of a bundle.
  static let ofBundles = [
    DiagnosticDocumentation(
      code: "missing-file", severity: .error,
      summary: "There is no file or folder of this name.",
      cause: "The path is misspelt, or relative to another folder.",
      remedy: "Correct the path; when a name beside it is close, the message proposes it."),
    DiagnosticDocumentation(
      code: "unreadable-file", severity: .error,
      summary: "A file or folder cannot be read.",
      cause: "The system refuses, for the reason in the message.",
      remedy: "Check the permissions and the disk."),
    DiagnosticDocumentation(
      code: "not-a-file", severity: .error,
      summary: "Something else stands where a file should be.",
      cause: "A folder, a device or a broken link has the file's name.",
      remedy: "Remove it, and restore the file."),
    DiagnosticDocumentation(
      code: "not-a-folder", severity: .error,
      summary: "A file stands where a folder should be.",
      cause: """
        An .xcdatamodeld and an .xcdatamodel are folders. A download or a copy may have made a \
        file of one.
        """,
      remedy: "Restore the folder."),
    DiagnosticDocumentation(
      code: "not-a-model", severity: .error,
      summary: "The folder is no model.",
      cause: """
        Only folders whose names end in .xcdatamodeld or .xcdatamodel are models. When there are \
        models inside, the message names them.
        """,
      remedy: "Name the model itself."),
    DiagnosticDocumentation(
      code: "missing-contents", severity: .error,
      summary: "A version has no file 'contents'.",
      cause: "The file was lost, or ignored by version control.",
      remedy: "Restore it."),
    DiagnosticDocumentation(
      code: "no-versions", severity: .error,
      summary: "The bundle has no version.",
      cause: """
        An .xcdatamodeld holds one .xcdatamodel folder for each version; all of them are \
        missing.
        """,
      remedy: "Restore the versions, or pack a lone 'contents' into an .xcdatamodel folder."),
    DiagnosticDocumentation(
      code: "too-many-versions", severity: .error,
      summary: "The bundle has too many versions.",
      cause: "2,000 is the limit.",
      remedy: "Remove versions of which no store is left."),
    DiagnosticDocumentation(
      code: "unknown-current-version", severity: .error,
      summary: "The current version does not exist.",
      cause: """
        '.xccurrentversion' names a version that was renamed or removed. Xcode says: No current \
        version for model.
        """,
      remedy: "Choose the current version in Xcode, or correct the name in the file."),
    DiagnosticDocumentation(
      code: "unmarked-current-version", severity: .warning,
      summary: "There are several versions, and none is marked as the current one.",
      cause: """
        '.xccurrentversion' was lost, often because version control ignores hidden files. The \
        first version is taken.
        """,
      remedy: """
        Choose the current version in Xcode and add '.xccurrentversion' to version control.
        """),
    DiagnosticDocumentation(
      code: "empty-bundle", severity: .warning,
      summary: "The bundle has no version and says so.",
      cause: "Xcode writes such a bundle when the last version is removed.",
      remedy: "Add a version in Xcode, or remove the bundle."),
    DiagnosticDocumentation(
      code: "not-a-property-list", severity: .error,
      summary: "'.xccurrentversion' is no property list.",
      cause: "The file is XML of another kind.",
      remedy: "Choose the current version in Xcode, which writes the file anew."),
  ]
}
