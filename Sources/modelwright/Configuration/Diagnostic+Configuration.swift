import ModelwrightModel

/// What can be wrong with a configuration file before it is read.
extension Diagnostic {
  /// A configuration file is there and cannot be read.
  static func unreadableConfiguration(_ path: String, _ problem: String) -> Diagnostic {
    Diagnostic(
      .error, code: "configuration-unreadable", "cannot be read: \(problem)",
      at: SourceLocation(path: path, line: 1, column: 1))
  }
}
