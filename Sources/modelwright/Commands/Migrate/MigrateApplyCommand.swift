import ModelwrightArguments
import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel

/// `modelwright migrate apply`
struct MigrateApplyCommand: Command {
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
    let name = arguments.value("to") ?? bundle.current.name
    outcome.diagnostics += history.diagnostics
    guard let place = history.place(of: name) else {
      outcome.diagnostics.append(.unknownVersion(name, of: bundle))
      return outcome
    }
    let run = StoreApplication(
      store: arguments.required("store"), place: place, history: history,
      arguments: arguments)
    do throws(StoreError) {
      try run.run(&outcome)
    } catch {
      outcome.diagnostics += run.diagnostics(for: error)
    }
    return outcome
  }
}

/// One store that is brought to one version.
private struct StoreApplication {
  let store: String
  /// The target's place among the versions.
  let place: Int
  let history: VersionHistory
  let arguments: ParsedArguments

  private var target: MigrationVersion { history.versions[place] }

  func run(_ outcome: inout Outcome) throws(StoreError) {
    let bar = ProgressBar()
    let opener = opener(bar)
    let preview = try opener.preview(.file(store))
    switch preview.action {
    case .create: throw .missing(path: store)
    case .open:
      outcome.output = "\(store.visible) has the version '\(target.name.visible)' already\n"
    case .migrate(let route):
      let isDryRun = arguments.flag("dry-run")
      let text = StorePreviewText(preview: preview, target: target.name)
      if isDryRun { outcome.output = text.text(of: route, store: store) }
      outcome.diagnostics += route.legs.filter { $0.stage != nil }
        .map { .stageNeedsProgram($0, store: store) }
      outcome.diagnostics += preview.obstacles
        .map { .obstacle($0, in: target.model, store: store) }
      guard !outcome.diagnostics.hasErrors, !isDryRun else { return }
      Platform.noticeInterrupts()
      defer { bar?.finish() }
      outcome.output = text.summary(
        of: try opener.open(.file(store)), by: route, store: store)
    }
  }

  private func opener(_ bar: ProgressBar?) -> StoreOpener {
    var options = MigrationOptions(isCancelled: { Platform.isInterrupted })
    // Who names a version wants it, also when the store has a later one.
    if arguments.value("to") != nil { options.newerStore = .migrateBack }
    if let path = arguments.value("backup-to") {
      options.backup = .at(path)
    } else if arguments.flag("backup") {
      options.backup = .beside
    }
    if let bar { options.progress = { bar.show($0) } }
    return StoreOpener(
      model: target.model, schema: target.schema, history: history.storeHistory(to: place),
      options: StoreOptions(migration: options))
  }

  /// What is in the way of a migration is said one by one, each at its place in the model.
  func diagnostics(for error: StoreError) -> [Diagnostic] {
    guard case .needsMigration(_, let obstacles) = error, !obstacles.isEmpty else {
      return [.store(error, at: store)]
    }
    return obstacles.map { .obstacle($0, in: target.model, store: store) }
  }
}
