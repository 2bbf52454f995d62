import ModelwrightArguments
import ModelwrightMigration
import ModelwrightModel

/// The two versions that a command line names, by their places in the history.
struct VersionPairRequest {
  var from: Int
  var to: Int

  /// Looks the names up. Without `--to` the current version is meant, without `--from` the one before.
  ///
  /// - Returns: `nil`, with an error among the diagnostics, when a name is unknown or none is left.
  static func make(
    _ arguments: ParsedArguments, _ history: VersionHistory, of bundle: ModelBundle,
    _ diagnostics: inout [Diagnostic]
  ) -> VersionPairRequest? {
    var places: [String: Int] = [:]
    for option in ["from", "to"] {
      guard let name = arguments.value(option).map(VersionName.plain) else { continue }
      places[option] = history.place(of: name)
      if places[option] == nil { diagnostics.append(.unknownVersion(name, of: bundle)) }
    }
    guard !diagnostics.hasErrors else { return nil }
    let to = places["to"] ?? history.versions.count - 1
    guard let from = places["from"] ?? (to > 0 ? to - 1 : nil) else {
      diagnostics.append(.onlyVersion(history.versions[to].name, of: bundle))
      return nil
    }
    return VersionPairRequest(from: from, to: to)
  }
}

extension Diagnostic {
  /// There is nothing that a version can be compared with.
  fileprivate static func onlyVersion(_ name: String, of bundle: ModelBundle) -> Diagnostic {
    Diagnostic(
      .error, code: "no-earlier-version",
      "no version comes before '\(name)': name one with '--from', or make a second one with "
        + "'modelwright version add'",
      at: SourceLocation(path: bundle.path, line: 1, column: 1))
  }
}

extension ToolDiagnostics {
  /// Comparing versions and planning between them.
  static let ofMigrations = [
    DiagnosticDocumentation(
      code: "no-earlier-version", severity: .error,
      summary: "There is no version that another one could be compared with.",
      cause: "The model has one version, or the first one was named without '--from'.",
      remedy: "Name two versions, or make a second one: 'modelwright version add'."),
    DiagnosticDocumentation(
      code: "migration-obstacle", severity: .error,
      summary: "A migration cannot be worked out from the two versions.",
      cause: """
        The models do not say what becomes of the rows: a type was changed, a to-many relationship \
        became to-one, hierarchies were merged, a stage cannot be undone. The message names entity, \
        property and both versions.
        """,
      remedy: """
        Write a stage: name both versions in "stages" in modelwright.json and run 'generate', which \
        writes a file for the code. Or take the change back.
        """),
    DiagnosticDocumentation(
      code: "no-sql-migration", severity: .note,
      summary: "SQL alone does not migrate stores of a version.",
      cause: """
        'generate --sql' writes a file for each older version that statements lead from. A stage lies \
        between this one and the current one, or the migration cannot be worked out: 'modelwright \
        migrate plan' says why.
        """,
      remedy: "Nothing has to be done: the program and 'modelwright migrate apply' migrate stores."),
    DiagnosticDocumentation(
      code: "stage-without-sql", severity: .error,
      summary: "A migration runs hand-written Swift code, so that SQL alone does not carry it out.",
      cause: "A stage of modelwright.json lies between the two versions.",
      remedy: """
        Open the store with the program, or plan up to the stage and from it on: '--from' and '--to' \
        with the stage's versions.
        """),
  ]
}
