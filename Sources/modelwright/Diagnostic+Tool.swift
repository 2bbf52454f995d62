import ModelwrightModel

extension Diagnostic {
  /// A file or folder cannot be written.
  static func unwritable(_ place: SourceLocation, _ problem: String) -> Diagnostic {
    Diagnostic(.error, code: "output-unwritable", "cannot be written: \(problem)", at: place)
  }

  /// A folder that was named cannot be read.
  static func unreadable(_ place: SourceLocation, _ problem: String) -> Diagnostic {
    Diagnostic(.error, code: "folder-unreadable", "cannot be read: \(problem)", at: place)
  }

  /// A name that would lead out of the output folder, or that no file can have.
  static func invalidFileName(_ name: String, in folder: String) -> Diagnostic {
    Diagnostic(
      .error, code: "output-name", "the file name '\(name)' cannot be used",
      at: SourceLocation(path: folder))
  }

  /// A folder stands where a file is to be written.
  static func folderInTheWay(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "output-in-the-way", "a folder stands where a file is to be written", at: place)
  }

  /// A generated file that is no longer needed was edited by hand.
  static func editedStaleFile(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "stale-file",
      "the model no longer generates this file, but it was edited and is kept: delete it", at: place
    )
  }

  /// The record of earlier runs cannot be understood.
  static func damagedManifest(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "damaged-manifest",
      "cannot be read and is written anew: files of removed entities may remain", at: place)
  }

  /// A version that the bundle does not have.
  static func unknownVersion(_ name: String, of bundle: ModelBundle) -> Diagnostic {
    let names = bundle.versions.map(\.name)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, code: "unknown-version",
      "there is no version '\(name)', only \(list)",
      at: SourceLocation(path: bundle.path))
  }
}
