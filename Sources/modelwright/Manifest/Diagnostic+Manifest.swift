import ModelwrightModel

/// What is to be said about files that earlier runs have generated, and about their manifest.
extension Diagnostic {
  // Whether a run writes is not known when these are made: another fault, a configuration that makes
  // one of them an error, or `--check` prevents it.

  /// A generated file was edited by hand.
  static func editedFile(_ place: SourceLocation, copy: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "edited-file",
      "this generated file was edited; a run that overwrites it keeps the edited text in '\(copy)': "
        + "move what is yours to a file of its own", at: place)
  }

  /// A generated file differs from what is generated now, and nothing tells whether it was edited.
  static func unrecordedFile(_ place: SourceLocation, copy: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "unrecorded-file",
      "the manifest does not list this generated file; in case that it was edited, a run that "
        + "overwrites it keeps its text in '\(copy)': commit '\(Manifest.fileName)' with the files",
      at: place)
  }

  /// A generated file that is no longer needed was edited by hand.
  static func editedStaleFile(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "stale-file",
      "the model no longer generates this file, but it was edited and is kept: delete it", at: place
    )
  }

  /// A file is generated from two models, or the model was renamed.
  static func sharedFile(_ place: SourceLocation, other: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "shared-file",
      "this file was generated from the model '\(other)' before: when that model still exists, give "
        + "each of them an output folder of its own", at: place)
  }

  /// The record of earlier runs cannot be understood.
  static func damagedManifest(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "damaged-manifest",
      "cannot be understood; a run that writes files writes it anew: files of removed entities may "
        + "remain", at: place)
  }

  /// The record of earlier runs was written by a later version of the tool.
  static func newerManifest(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "newer-manifest",
      "a later version of modelwright wrote these files: use that version, or delete this file to "
        + "have them written by this one", at: place)
  }
}
