import ModelwrightModel

/// Collects what is to be said about one document, up to a limit of errors and one of warnings.
struct DiagnosticBag {
  let path: String
  private let limit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var errors = 0
  private var warnings = 0
  private var leftOut = 0
  /// How many more suggestions are given: each looks at every candidate.
  private var hintsLeft = 20

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

  /// Says what the diagnostics from an index on are about.
  mutating func setSubject(_ subject: @autoclosure () -> Diagnostic.Subject, from index: Int) {
    guard index < diagnostics.count else { return }
    let subject = subject()
    for position in index..<diagnostics.count { diagnostics[position].subject = subject }
  }

  /// A suggestion, or nothing when enough have been given.
  mutating func hint(for name: String, among candidates: some Sequence<String>) -> String {
    guard hintsLeft > 0 else { return "" }
    hintsLeft -= 1
    return suggestion(for: name, among: candidates)
  }

  /// Everything in the order of the places, with a note when something was left out.
  func sorted() -> [Diagnostic] {
    guard leftOut > 0 else { return diagnostics.sorted() }
    return diagnostics.sorted() + [.furtherDiagnostics(leftOut, at: SourceLocation(path: path))]
  }

  /// A location in the document.
  func location(_ place: Place) -> SourceLocation {
    SourceLocation(path: path, line: Int(place.line), column: Int(place.column))
  }
}
