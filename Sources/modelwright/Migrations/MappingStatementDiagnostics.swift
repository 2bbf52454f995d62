import ModelwrightModel

/// What `modelwright explain` says of mapping models that cannot be used as a whole.
enum MappingStatementDiagnostics {
  static let documentation = [
    DiagnosticDocumentation(
      code: "missing-mapping", severity: .error,
      summary: "A mapping model that the configuration names does not exist.",
      cause: "A path in 'mappings' begins at the folder of its 'modelwright.json'.",
      remedy: "Correct the path, or remove it."),
    DiagnosticDocumentation(
      code: "unreadable-mapping", severity: .warning,
      summary: "A mapping model beside the model cannot be read and is left out.",
      cause: """
        Versions are compared without it. When it renames something, that is taken as removed and \
        added anew.
        """,
      remedy: "Restore the mapping model, or remove it."),
    DiagnosticDocumentation(
      code: "unversioned-mapping", severity: .warning,
      summary: "A mapping model does not say between which versions it leads.",
      cause: "The paths of its two versions are missing.",
      remedy: "Choose the source and the destination in Xcode."),
    DiagnosticDocumentation(
      code: "unknown-mapping-version", severity: .warning,
      summary: "A mapping model names a version that the model does not have.",
      cause: """
        The version was renamed or removed after the mapping model was made, or cannot be read. The \
        mapping model is left out.
        """,
      remedy: "Choose the version anew in Xcode, or remove the mapping model."),
    DiagnosticDocumentation(
      code: "repeated-mapping", severity: .warning,
      summary: "Two mapping models lead between the same versions.",
      cause: "Core Data takes whichever it finds first; here it is the first by its path.",
      remedy: "Remove one of them."),
  ]
}

extension Diagnostic {
  static func missingMapping(_ path: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "missing-mapping",
      "there is no mapping model '\(path)'; correct the path, or remove it", at: place)
  }

  static func unreadableMapping(_ problem: Diagnostic) -> Diagnostic {
    Diagnostic(
      .warning, code: "unreadable-mapping", "the mapping model is left out: \(problem.message)",
      at: problem.location)
  }

  static func unversionedMapping(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "unversioned-mapping",
      "the mapping model does not name its two versions and is left out; choose them in Xcode",
      at: place)
  }

  static func unknownMappingVersion(
    _ version: MappingModel.Version, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-mapping-version",
      "the model has no version '\(version.name)' that can be read, so the mapping model is left out"
        + suggestion(for: version.name, among: names),
      at: version.location)
  }

  static func repeatedMapping(
    _ source: MappingModel.Version, _ destination: MappingModel.Version, first: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "repeated-mapping",
      "'\(first)' leads from '\(source.name)' to '\(destination.name)' too, and is the one that is "
        + "used; remove one of them",
      at: source.location)
  }
}
