import ModelwrightModel
import Testing

@Suite struct DiagnosticTests {
  private func diagnostic(
    _ path: String, _ line: Int, _ column: Int, _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      severity, code: "c", "text",
      at: ModelwrightModel.SourceLocation(path: path, line: line, column: column))
  }

  @Test func theTextIsWhatCompilersPrint() {
    #expect(diagnostic("a b/c", 3, 4).description == "a b/c:3:4: error: text [c]")
    #expect(diagnostic("a", 3, 0, .warning).description == "a:3: warning: text [c]")
    #expect(diagnostic("a", 0, 0, .note).description == "a: note: text [c]")
  }

  @Test func namesCannotBreakTheLine() {
    var hostile = diagnostic("a", 1, 1)
    hostile.message = "unknown 'a\nb\u{1B}[31m\u{7F}é'"
    #expect(hostile.description == #"a:1:1: error: unknown 'a\nb\u{1B}[31m\u{7F}é' [c]"#)
  }

  @Test func theyAreSortedByPlace() {
    let sorted = [
      diagnostic("a", 0, 0), diagnostic("a", 2, 9), diagnostic("a", 10, 1),
      diagnostic("a", 10, 1, .warning), diagnostic("a", 10, 1, .note), diagnostic("b", 1, 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(sorted.hasErrors)
    #expect(![diagnostic("a", 1, 1, .warning)].hasErrors)
  }

  @Test func aFieldWithoutAPlaceHasItsElements() {
    let reference = SourceReference(
      path: "p", line: 4, column: 2, fields: [.init(name: "name", line: 5, column: 7)])
    #expect(reference.location(of: "name").description == "p:5:7")
    #expect(reference.location(of: "other").description == "p:4:2")
  }
}

@Suite struct SuggestionTests {
  private let names = ["Book", "Author", "Publisher", "Page"]

  @Test(arguments: [
    ("Bok", "Book"), ("book", "Book"), ("Athor", "Author"), ("Auhtor", "Author"),
    ("Pubisher", "Publisher"), ("Pages", "Page"),
  ])
  func nearNamesAreSuggested(_ name: String, _ wanted: String) {
    #expect(closest(to: name, among: names) == wanted)
    #expect(suggestion(for: name, among: names) == "; did you mean '\(wanted)'?")
  }

  @Test(arguments: ["", "Cat", "Publication", "Bxxk", String(repeating: "Book", count: 40)])
  func farNamesAreNot(_ name: String) {
    #expect(suggestion(for: name, among: names) == "")
  }

  @Test func theNearestWinsAndTheOrderDoesNotMatter() {
    #expect(closest(to: "abcd", among: ["abxd", "abce", "abc"]) == "abc")
    #expect(closest(to: "abcd", among: ["abc", "abce", "abxd"]) == "abc")
  }
}
