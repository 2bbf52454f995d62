import ModelwrightModel

/// Collects what is to be said about one document, up to a limit of errors and one of warnings.
struct DiagnosticBag {
  let path: String
  private let limit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var errors = 0
  private var warnings = 0
  private var leftOut = 0

  init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    guard (isError ? errors : warnings) < limit else {
      leftOut += 1
      return
    }
    errors += isError ? 1 : 0
    warnings += isError ? 0 : 1
    diagnostics.append(diagnostic)
  }

  /// Everything in the order of the places, with a note when something was left out.
  func sorted() -> [Diagnostic] {
    guard leftOut > 0 else { return diagnostics.sorted() }
    return diagnostics.sorted() + [.leftOut(leftOut, at: SourceLocation(path: path, line: 0))]
  }

  /// A location in the document.
  func location(_ place: Place) -> SourceLocation {
    SourceLocation(path: path, line: Int(place.line), column: Int(place.column))
  }
}
