import ModelwrightArguments
import ModelwrightMigration
import ModelwrightModel

/// `modelwright migrate plan`
struct MigratePlanCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = arguments.required("model")
    let configuration = ConfigurationFinder.settings(
      forModelAt: path, explicit: arguments.value("config"))
    let checked = CheckedModel(path: path, configuration: configuration)
    // What is to be said of the model itself belongs to 'validate'.
    var outcome = Outcome(diagnostics: checked.diagnostics.filter { $0.severity == .error })
    guard let bundle = checked.bundle else { return outcome }
    let history = VersionHistory(bundle, settings: configuration.settings)
    outcome.diagnostics += history.diagnostics
    guard
      let pair = VersionPairRequest.make(arguments, history, of: bundle, &outcome.diagnostics)
    else { return outcome }
    do throws(MigrationError) {
      let route = PlannedRoute(
        model: bundle.name, history: history, from: pair.from, to: pair.to,
        route: try history.router().route(from: pair.from, to: pair.to))
      switch arguments.required("format") {
      case "json": outcome.output = route.value.text
      case "sql": outcome.output = sql(of: route, &outcome.diagnostics)
      default: outcome.output = route.text
      }
    } catch {
      outcome.diagnostics += error.obstacles.map { .obstacle($0, to: history.versions[pair.to]) }
    }
    return outcome
  }

  /// The statements alone; a route with hand-written code has none that would do.
  private func sql(of route: PlannedRoute, _ diagnostics: inout [Diagnostic]) -> String {
    diagnostics += route.stages.map { .stageWithoutSQL($0, to: route.history.versions[route.to]) }
    return route.script ?? ""
  }
}

extension Diagnostic {
  /// Something that keeps a migration from being worked out, at its place in the new version's file.
  static func obstacle(_ obstacle: MigrationObstacle, to version: MigrationVersion) -> Diagnostic {
    let subject =
      obstacle.entity.isEmpty
      ? nil : Subject(entity: obstacle.entity, property: obstacle.property)
    let name =
      obstacle.property.map { "property '\($0)' of entity '\(obstacle.entity)': " }
      ?? "entity '\(obstacle.entity)': "
    return Diagnostic(
      .error, code: "migration-obstacle", (subject == nil ? "" : name) + obstacle.reason,
      at: version.model.location(ofEntity: obstacle.entity, property: obstacle.property)
        .withFirstPlace,
      about: subject)
  }

  /// Hand-written code runs between two versions, and only SQL was asked for.
  fileprivate static func stageWithoutSQL(
    _ stage: StageReference, to version: MigrationVersion
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "stage-without-sql",
      "the stage from '\(stage.from)' to '\(stage.to)' is Swift code, which SQL cannot carry out: "
        + "open the store with the program, or plan up to the stage and from it on",
      at: version.model.model.source.location.withFirstPlace)
  }
}

extension SourceLocation {
  /// The place, or the first one of the file: editors show only what has a line and a column.
  fileprivate var withFirstPlace: SourceLocation {
    SourceLocation(path: path, line: max(1, line), column: max(1, column))
  }
}
