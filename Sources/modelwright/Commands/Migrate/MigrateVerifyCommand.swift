import ModelwrightArguments
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite

/// `modelwright migrate verify`
struct MigrateVerifyCommand: Command {
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
    SQLiteLibrary.forgoStatistics()
    SQLiteLibrary.poolMemory()
    let versions = history.prepared()
    let verifier = MigrationVerifier(isBothWays: arguments.flag("all")) { history.router(versions) }
    let report = verifier.run()
    outcome.hasFailed = !report.hasHeld
    let text = VerificationText(report: report, isBothWays: arguments.flag("all"))
    outcome.output = arguments.required("format") == "json" ? text.document.text : text.table
    return outcome
  }
}
