import ModelwrightModel

/// Diagnostics as a JSON document of our own:
/// `{"diagnostics": [{"severity", "code", "message", "path", "line", "column"}], "counts": {…}}`, with
/// `entity` and `property` where it is known what a diagnostic is about. Columns are UTF-8 bytes, as in
/// text; a fault of a whole file stands at line 1 and column 1.
enum JSONReport {
  /// The document.
  static func document(_ report: Report) -> JSONValue {
    .record([
      "diagnostics": .array(report.diagnostics.map(value)),
      "counts": .record([
        "errors": .integer(report.counts.errors),
        "warnings": .integer(report.counts.warnings),
        "notes": .integer(report.counts.notes),
      ]),
    ])
  }

  private static func value(_ diagnostic: Diagnostic) -> JSONValue {
    .record([
      "severity": .string(diagnostic.severity.rawValue),
      "code": .string(diagnostic.code),
      "message": .string(diagnostic.message),
      "path": .string(diagnostic.location.path),
      "line": .integer(max(1, diagnostic.location.line)),
      "column": .integer(max(1, diagnostic.location.column)),
      "entity": (diagnostic.subject?.entity).map { .string($0.shortenedName) },
      "property": (diagnostic.subject?.property).map { .string($0.shortenedName) },
    ])
  }
}
