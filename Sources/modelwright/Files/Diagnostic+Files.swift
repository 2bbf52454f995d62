import ModelwrightModel

/// What can be wrong with files and folders that the tool reads and writes.
extension Diagnostic {
  /// A file or folder cannot be written.
  static func unwritable(_ place: SourceLocation, _ problem: String) -> Diagnostic {
    Diagnostic(.error, code: "output-unwritable", "cannot be written: \(problem)", at: place)
  }

  /// A file or folder cannot be read.
  static func unreadable(_ place: SourceLocation, _ problem: String) -> Diagnostic {
    Diagnostic(.error, code: "file-unreadable", "cannot be read: \(problem)", at: place)
  }

  /// Generating would change a file, and only a check was asked for.
  static func staleOutput(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "stale-output",
      "this file is not what the model generates now: run 'generate' without '--check'", at: place)
  }

  /// A name that would lead out of the output folder, or that no file can have.
  static func invalidFileName(_ name: String, in folder: String) -> Diagnostic {
    Diagnostic(
      .error, code: "output-name",
      "the file name '\(name)' cannot be used: rename the model or the class that it comes from",
      at: SourceLocation(path: folder, line: 1, column: 1))
  }

  /// Something that is no file stands where a file is to be written.
  static func outputInTheWay(_ place: SourceLocation, _ what: String) -> Diagnostic {
    Diagnostic(
      .error, code: "output-in-the-way",
      "\(what) stands where a file is to be written: remove it", at: place)
  }

  /// A symbolic link stands where a file is to be written.
  static func outputIsLink(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "output-is-link",
      "a symbolic link stands where a file is to be written, and is not followed: remove it",
      at: place)
  }

  /// A file that no run has generated has the name of a generated one.
  static func foreignFile(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "foreign-file",
      "this file was not generated, and a generated file has its name: rename or move it, or "
        + "choose another output folder", at: place)
  }

  /// The output folder is part of the model.
  static func outputInModel(_ path: String, model: String) -> Diagnostic {
    Diagnostic(
      .error, code: "output-in-model",
      "the output folder lies inside the model '\(model)': choose one outside",
      at: SourceLocation(path: path, line: 1, column: 1))
  }

  /// Another run holds the output folder.
  static func busyFolder(_ path: String, seconds: Int) -> Diagnostic {
    Diagnostic(
      .error, code: "output-busy",
      "another run has been writing here for \(seconds) seconds: try again when it has ended",
      at: SourceLocation(path: path, line: 1, column: 1))
  }

  /// An edit of a file has been kept so often that there is no further name for it.
  static func tooManyCopies(_ place: SourceLocation, count: Int) -> Diagnostic {
    Diagnostic(
      .error, code: "too-many-edits",
      "this file was edited, and \(count) earlier edits are kept beside it: remove those that are "
        + "no longer needed", at: place)
  }
}
