import ModelwrightChecks
import ModelwrightModel

/// The codes that a configuration may name.
enum KnownCodes {
  /// Every code with what it weighs when nothing says otherwise.
  static var all: [String: Diagnostic.Severity] {
    Dictionary(
      Checker.rules.map { ($0.code, $0.severity) }, uniquingKeysWith: { first, _ in first })
  }
}
