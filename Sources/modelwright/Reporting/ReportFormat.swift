/// The form in which diagnostics are written.
enum ReportFormat: String, CaseIterable {
  /// As compilers write them, with the source line: for people, editors and build systems.
  case text
  /// One JSON document of our own.
  case json
  /// One SARIF 2.1.0 document, as code-scanning services read it.
  case sarif
}

/// When output has colours.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Whether a stream gets colours: what the command line says counts most, then `NO_COLOR`
  /// (no-color.org), then `CLICOLOR_FORCE`, then whether the stream is a terminal that can show them.
  func isColored(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment("NO_COLOR")?.isEmpty == false { return false }
    if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
  }
}
