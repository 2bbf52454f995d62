import ModelwrightModel

/// The codes that a configuration may name.
enum KnownCodes {
  /// Every code with what it weighs when nothing says otherwise.
  static var all: [String: Diagnostic.Severity] {
    DiagnosticCatalog.tool.entries.reduce(into: [:]) { $0[$1.code] = $1.severity }
  }
}
