import ModelwrightArguments
import ModelwrightModel

/// `modelwright explain`
struct ExplainCommand: Command {
  var reportsInFormat: Bool { false }

  func run(_ arguments: ParsedArguments) -> Outcome {
    let codes = arguments.values("code")
    var outcome = Outcome()
    var entries: [DiagnosticDocumentation] = []
    for code in codes {
      if let entry = DiagnosticCatalog.tool[code] {
        if !entries.contains(entry) { entries.append(entry) }
      } else {
        let hint = DiagnosticCatalog.tool.suggestion(for: code)
        outcome.diagnostics.append(.unknownCode(code, hint: hint))
      }
    }
    if codes.isEmpty { entries = DiagnosticCatalog.tool.entries }
    let text = Explanation(entries: entries)
    switch arguments.required("format") {
    case "json": outcome.output = text.json
    default: outcome.output = codes.isEmpty ? text.table : text.pages
    }
    return outcome
  }
}

extension Diagnostic {
  /// A code on the command line that does not exist.
  fileprivate static func unknownCode(_ code: String, hint: String) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-code", "there is no code '\(code)'\(hint)",
      at: SourceLocation(path: "modelwright"))
  }
}
