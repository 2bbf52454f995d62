import ModelwrightModel
import Testing

@Suite struct DiagnosticCollectorTests {
  private func diagnostic(_ code: String, line: Int) -> Diagnostic {
    Diagnostic(
      .warning, code: code, "text",
      at: ModelwrightModel.SourceLocation(path: "m", line: line, column: 1))
  }

  @Test("one code that stands everywhere is cut and does not hide another")
  func limit() {
    var collector = DiagnosticCollector()
    for line in 1...1_500 {
      guard !collector.isFull("often") else {
        collector.count("often")
        continue
      }
      collector.add(diagnostic("often", line: line))
    }
    collector.add(diagnostic("once", line: 2_000))
    let found = collector.diagnostics
    #expect(found.count == 1_002)
    #expect(found.filter { $0.code == "once" }.count == 1)
    #expect(
      found.last?.description
        == "m:1000:1: note: 500 more messages of 'often' are left out [more-diagnostics]")
  }

  @Test("what fits is kept without a note")
  func fits() {
    var collector = DiagnosticCollector()
    for line in 1...1_000 { collector.add(diagnostic("often", line: line)) }
    #expect(collector.diagnostics.count == 1_000 && !collector.hasErrors)
  }
}

@Suite struct DiagnosticCatalogTests {
  private let catalog = DiagnosticCatalog(
    [("b-code", .warning), ("a-code", .error)].map { code, severity in
      DiagnosticDocumentation(
        code: code, severity: severity, summary: "S.", cause: "C.", remedy: "R.")
    })

  @Test func entriesAreSortedAndFound() {
    #expect(catalog.entries.map(\.code) == ["a-code", "b-code"])
    #expect(catalog["b-code"]?.severity == .warning && catalog["c-code"] == nil)
  }

  @Test("only errors are fixed, and unknown codes get a suggestion")
  func fixed() {
    #expect(catalog.isFixedError("a-code") && !catalog.isFixedError("b-code"))
    #expect(!catalog.isFixedError("none"))
    #expect(catalog.suggestion(for: "b-cde") == "; did you mean 'b-code'?")
  }
}
