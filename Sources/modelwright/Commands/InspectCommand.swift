import ModelwrightArguments
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite

/// `modelwright inspect`
struct InspectCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = arguments.required("path")
    guard Self.isStore(path) else { return inspectModel(path, arguments) }
    return inspectStore(path, arguments)
  }

  /// Whether a path leads to a database; what is none of ours among them is refused with its reason.
  private static func isStore(_ path: String) -> Bool {
    guard !ModelPath.isModel(path) else { return false }
    guard case .file(let size)? = try? StoreHeader.kind(of: path) else { return false }
    return size == 0 || ((try? StoreHeader.read(path: path)) ?? nil)?.isSQLite ?? false
  }

  private func inspectModel(_ path: String, _ arguments: ParsedArguments) -> Outcome {
    let (inspected, diagnostics) = InspectedModel.read(path, arguments)
    var outcome = Outcome(diagnostics: diagnostics)
    guard let inspected else { return outcome }
    outcome.output =
      arguments.required("format") == "json" ? inspected.json.text : inspected.text
    return outcome
  }

  private func inspectStore(_ path: String, _ arguments: ParsedArguments) -> Outcome {
    var outcome = Outcome()
    do throws(StoreError) {
      var inspected = InspectedStore(path: path, survey: try StoreSurvey.of(path))
      if let model = arguments.value("model") {
        let (found, diagnostics) = InspectedModel.read(model, arguments)
        outcome.diagnostics = diagnostics
        guard let found else { return outcome }
        inspected.place(in: found)
      }
      outcome.output =
        arguments.required("format") == "json" ? inspected.json.text : inspected.text
    } catch {
      outcome.diagnostics.append(.store(error, at: path))
    }
    return outcome
  }
}
