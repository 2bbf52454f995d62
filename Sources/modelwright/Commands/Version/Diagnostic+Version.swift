import ModelwrightModel

/// What is to be said about adding and choosing versions.
extension Diagnostic {
  /// Only a bundle has versions.
  static func notABundle(_ path: String) -> Diagnostic {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isMissing = (try? Platform.kind(at: path)) == .missing
    let advice =
      isMissing
      ? ": nothing stands at this path"
      : name.hasSuffix(VersionName.ending)
        ? ": make a folder '\(VersionName.plain(name)).xcdatamodeld' and move '\(name)' into it"
        : ": name an .xcdatamodeld bundle"
    return Diagnostic(
      .error, code: "not-a-bundle", "this is no bundle of versions\(advice)",
      at: SourceLocation(path: path, line: 1, column: 1))
  }

  /// A name that no version can have.
  static func invalidVersionName(_ name: String, _ problem: String, in path: String) -> Diagnostic {
    Diagnostic(
      .error, code: "version-name",
      "'\(name)' cannot be the name of a version: \(problem); choose another one",
      at: SourceLocation(path: path, line: 1, column: 1))
  }

  /// A version of that name is there.
  static func existingVersion(_ name: String, as existing: String, in path: String) -> Diagnostic {
    let spelling = name == existing ? "" : ", and some file systems do not tell '\(name)' from it"
    return Diagnostic(
      .error, code: "version-exists",
      "there is a version '\(existing)'\(spelling): choose another name",
      at: SourceLocation(path: path, line: 1, column: 1))
  }

  /// A version that is to be used does not exist.
  static func unknownVersion(_ name: String, among names: [String], in path: String) -> Diagnostic {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, code: "unknown-version",
      "there is no version '\(name)'" + (list.isEmpty ? "" : ", only \(list)"),
      at: SourceLocation(path: path, line: 1, column: 1))
  }
}

extension ToolDiagnostics {
  /// Adding and choosing versions.
  static let ofVersions = [
    DiagnosticDocumentation(
      code: "not-a-bundle", severity: .error,
      summary: "Only an .xcdatamodeld bundle has versions.",
      cause: "The path is that of a lone .xcdatamodel folder, of a file, or of nothing.",
      remedy: """
        Name the bundle. To make one of a lone .xcdatamodel, make a folder whose name ends in \
        .xcdatamodeld and move it there.
        """),
    DiagnosticDocumentation(
      code: "version-name", severity: .error,
      summary: "A name cannot be that of a version.",
      cause: """
        A version is a folder, and its name is written into '.xccurrentversion': it must not be \
        hidden, lead into another folder, hold control characters, or begin or end with a blank.
        """,
      remedy: "Choose another name."),
    DiagnosticDocumentation(
      code: "version-exists", severity: .error,
      summary: "A version of the name exists.",
      cause: "A new version never replaces another one. Letter cases do not count.",
      remedy: "Choose another name, or leave out '--name' to have the next free one."),
  ]
}
