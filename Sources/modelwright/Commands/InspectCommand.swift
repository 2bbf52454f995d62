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

  /// Whether a path is to be taken for a store: it neither has the name of a model, nor is it a folder
  /// or a document.
  private static func isStore(_ path: String) -> Bool {
    guard !ModelPath.isModel(path), !path.hasSuffix("/") else { return false }
    switch try? StoreHeader.kind(of: path) {
    case .folder: return false
    case .file:
      let start = try? Platform.start(ofFile: path, count: 4)
      return ![UInt8(ascii: "<"), 0xEF, 0xFE, 0xFF].contains(start?.first ?? 0)
    case .missing, .other, nil: return true
    }
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
