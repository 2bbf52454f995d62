import ModelwrightModel
import Testing

/// A byte inside a value has its own place, however the document spells what stands before it.
@Suite struct InsidePlaceTests {
  static let spellings = [
    "HERE",
    "name == 1 AND HERE",
    "é 🐶 ü HERE",
    "a &lt; 1 AND HERE",
    "a == &quot;&amp;&apos;&gt;&quot; AND HERE",
    "a&#10;b&#x9;c HERE",
    "&#233;&#x1F436;&#x20AC; HERE",
    "a\n  AND HERE",
    "a\r\n  AND\r\n HERE",
    "a\t\tAND &lt;é&gt;\n\n\tHERE and more &amp; more",
    "&#xe9;HERE&#xe9;",
    "&lt;\n&lt;\r\n&#x1F436;é\nHERE",
  ]

  @Test(arguments: spellings)
  func byteInsideAPredicate(_ spelling: String) throws {
    for quote in ["\"", "'"] {
      let text =
        "\(declaration)\n<model>\n\n <fetchRequest name=\"f\" entity=\"é\" predicateString=\(quote)\(spelling)\(quote) fetchLimit=\"1\"/></model>"
      let (model, diagnostics) = read(text)
      #expect(diagnostics == [])
      let request = try #require(model?.fetchRequests.first)
      let value = try #require(request.predicateString)
      let offset = try #require(value.firstOffset(of: "HERE"))
      #expect(
        request.source.location(of: "predicateString", offset: offset)
          == text.place(of: "HERE", path: "m"))
      #expect(
        request.source.location(of: "predicateString", offset: 0)
          == request.source.location(of: "predicateString"))
    }
  }

  @Test func bytesOfOneReferenceHaveItsPlace() throws {
    let (model, _) = read(
      "\(declaration)\n<model><fetchRequest name='f' predicateString='&#x1F436;x'/></model>")
    let source = try #require(model?.fetchRequests.first?.source)
    let columns = (0...5).map { source.location(of: "predicateString", offset: $0).column }
    #expect(columns == [48, 48, 48, 48, 57, 58])
  }

  @Test func onlyValuesWithAGrammarKeepTheirSpelling() {
    let (model, _) = read(
      "\(declaration)\n<model><entity name='a&lt;b'><attribute name='x' regularExpressionString='&lt;' defaultValueString='&lt;'/><attribute name='y' regularExpressionString='x'/></entity></model>"
    )
    let entity = model?.entities.first
    #expect(entity?.source.spellings.isEmpty == true)
    #expect(
      entity?.attributes.map { $0.source.spellings.map(\.name) } == [
        ["regularExpressionString"], [],
      ])
  }

  @Test func whatHasNoPlaceStaysWithoutOne() {
    #expect(SourceReference().location(of: "predicateString", offset: 7).line == 0)
  }
}

extension String {
  fileprivate func firstOffset(of part: String) -> Int? {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }

  fileprivate func place(of part: String, path: String) -> ModelwrightModel.SourceLocation {
    let before = Array(utf8)[..<(firstOffset(of: part) ?? 0)]
    let line = before.filter { $0 == 0x0A }.count + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return ModelwrightModel.SourceLocation(path: path, line: line, column: before.count - start + 1)
  }
}
