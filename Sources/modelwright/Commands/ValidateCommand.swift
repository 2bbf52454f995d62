import ModelwrightArguments
import ModelwrightChecks
import ModelwrightGeneration
import ModelwrightModel

/// `modelwright validate`
struct ValidateCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    let paths = arguments.values("model")
    var outcome = Outcome()
    outcome.modelCount = paths.count
    for path in paths {
      let configuration = ConfigurationFinder.settings(
        forModelAt: path, explicit: arguments.value("config"))
      var checked = CheckedModel(path: path, configuration: configuration)
      outcome.diagnostics += checked.diagnostics
      if let bundle = checked.bundle {
        let options = configuration.generationOptions
        let found = GenerationCheck.diagnostics(of: bundle, options: options)
        outcome.diagnostics += checked.weigh(found)
        let guarded = Self.guarding(bundle)
        outcome.diagnostics += checked.weigh(files: guarded)
      }
    }
    if arguments.flag("strict") {
      outcome.hasFailed = outcome.diagnostics.contains { $0.severity >= .warning }
    }
    return outcome
  }

  /// What released versions are no longer what they were.
  private static func guarding(_ bundle: ModelBundle) -> [Diagnostic] {
    // A version that is named by itself is a bundle of its own, without what was recorded.
    guard bundle.path.hasSuffix(".xcdatamodeld"), let file = LockFile(ofModelAt: bundle.path) else {
      return []
    }
    do throws(OutputError) {
      return try file.read().map { LockCheck(bundle: bundle).diagnostics($0) } ?? []
    } catch {
      return [error.diagnostic]
    }
  }
}
