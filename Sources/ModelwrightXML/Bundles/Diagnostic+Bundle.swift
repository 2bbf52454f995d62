import ModelwrightModel

/// What can be wrong with the files and folders of a bundle.
extension Diagnostic {
  private static func error(_ code: String, _ message: String, at path: FilePath) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: SourceLocation(path: path.text))
  }

  static func missingFile(_ path: FilePath, hint: String) -> Diagnostic {
    error("missing-file", "there is no file or folder of this name\(hint)", at: path)
  }

  static func unreadableFile(_ path: FilePath, _ reason: String) -> Diagnostic {
    error("unreadable-file", "it cannot be read: \(reason)", at: path)
  }

  static func notAFile(_ path: FilePath) -> Diagnostic {
    error("not-a-file", "a file is expected here", at: path)
  }

  static func notAFolder(_ path: FilePath) -> Diagnostic {
    error("not-a-folder", "a folder is expected here: a .\(path.fileExtension) is one", at: path)
  }

  static func notAModel(_ path: FilePath, found: [String]) -> Diagnostic {
    let list = found.map { "'\($0)'" }.joined(separator: ", ")
    let hint = found.isEmpty ? "" : "; it contains \(list)"
    return error(
      "not-a-model", "this folder is neither an .xcdatamodeld nor an .xcdatamodel\(hint)", at: path)
  }

  static func missingContents(_ path: FilePath) -> Diagnostic {
    error("missing-contents", "the model has no file 'contents'; restore it", at: path)
  }

  static func noVersions(_ path: FilePath, hasContents: Bool) -> Diagnostic {
    let hint =
      hasContents
      ? "; it has a file 'contents' itself: rename it to .xcdatamodel, or move the file into one"
      : ""
    return error("no-versions", "the bundle contains no .xcdatamodel\(hint)", at: path)
  }

  static func tooManyVersions(_ path: FilePath, limit: Int) -> Diagnostic {
    error("too-many-versions", "the bundle has more than \(limit) versions", at: path)
  }

  static func unknownCurrentVersion(
    _ name: String, versions: [String], at path: FilePath
  ) -> Diagnostic {
    error(
      "unknown-current-version",
      "the current version '\(name)' does not exist\(suggestion(for: name, among: versions))",
      at: path)
  }

  static func unmarkedCurrentVersion(_ name: String, at path: FilePath) -> Diagnostic {
    Diagnostic(
      .warning, code: "unmarked-current-version",
      "there are several versions and no .xccurrentversion; '\(name)' is taken as the current one",
      at: SourceLocation(path: path.text))
  }

  static func emptyBundle(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      .warning, code: "empty-bundle",
      "the bundle has no version, so there is nothing to generate; add one in Xcode",
      at: SourceLocation(path: path.text))
  }

  static func notAPropertyList(_ root: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "not-a-property-list",
      "the root element is '\(root)', not 'plist': this is no XML property list", at: place)
  }
}
