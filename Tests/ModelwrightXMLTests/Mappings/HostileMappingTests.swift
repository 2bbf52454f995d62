import ModelwrightModel
import ModelwrightXML
import Testing

/// Mapping models that are damaged, or made to do harm.
@Suite struct HostileMappingTests {
  private typealias Document = MappingDocument

  static let faults: [(text: String, fault: String)] = [
    ("", "m:1:1: error: the file is empty; restore it or remove it [empty-file]"),
    ("version https://git-lfs.github.com/spec/v1\noid x", "[git-lfs-pointer]"),
    ("<model/>", "m:1:1: error: the root element is 'model', not 'database'"),
    ("<database/>", "m:1:1: error: the file has no object of type 'XDDEVMAPPINGMODEL'"),
    (Document.head + Document.model(), "[truncated-xml]"),
    (Document.head + "<<<<<<< HEAD\n", "[merge-conflict]"),
    ("<!DOCTYPE database [<!ENTITY a 'b'>]><database>&a;</database>", "[document-type]"),
    (Document.head + "<a>\u{0}</a></database>", "[nul-byte]"),
  ]

  @Test("each fault of the file is named at its place", arguments: faults)
  func fault(text: String, fault: String) throws {
    let (mapping, diagnostics) = Document.read(text)
    #expect(mapping == nil && diagnostics.count == 1)
    let found = try #require(diagnostics.first)
    #expect(found.contains(fault) && found.contains(": error: "))
  }

  @Test("a document cut anywhere is refused and stops nothing")
  func cuts() {
    let text = Array(
      Document.text(
        Document.model(), Document.entity("z2", from: "A", to: "B", properties: "z3"),
        Document.attribute("z3", "a", of: "z2", Document.value(.variable("source")))
      ).utf8)
    for end in stride(from: 0, to: text.count - 12, by: 7) {
      let found = MappingReader().read(Array(text[..<end]), path: "m")
      #expect(found.mapping == nil && found.diagnostics.hasErrors, "cut at \(end)")
    }
  }

  @Test("deep, long and large documents meet the limits")
  func limits() {
    let deep = Document.head + String(repeating: "<a>", count: 90)
    #expect(Document.read(deep).diagnostics.last?.contains("[too-deep]") == true)
    let long = Document.text(
      Document.model(),
      Document.entity("z2", from: String(repeating: "x", count: 5_000), to: "B"))
    let limits = ReaderLimits(elements: 100, valueLength: 4_000)
    #expect(
      Document.read(long, limits: limits).diagnostics.last?.contains("[value-too-long]") == true)
    let many = Document.text(Document.model(), String(repeating: "<object/>", count: 200))
    #expect(
      Document.read(many, limits: limits).diagnostics.last?.contains("[too-many-elements]") == true)
  }

  @Test(
    "an expression that is no archive is said to be none",
    arguments: ["", "?", "AAAA", "YnBsaXN0MDA="])
  func noArchive(text: String) {
    let (mapping, diagnostics) = Document.read(
      Document.text(
        Document.model(), Document.entity("z2", from: "A", to: "A"),
        Document.attribute(
          "z3", "a", of: "z2",
          #"<attribute name="valueexpressiondata" type="binary">\#(text)</attribute>"#)))
    // Nothing at all is what Xcode writes when an expression was taken away again.
    #expect(
      diagnostics.map { $0.hasSuffix("[unreadable-expression]") } == (text.isEmpty ? [] : [true]))
    let value = mapping?.entities[0].attributes[0].value
    #expect(value == (text.isEmpty ? nil : .unknown("an expression that cannot be read")))
  }

  private func value(of archive: [UInt8]) -> MappingExpression? {
    let text =
      #"<attribute name="valueexpressiondata" type="binary">\#(Base64.encode(archive))</attribute>"#
    let (mapping, _) = Document.read(
      Document.text(
        Document.model(), Document.entity("z2", from: "A", to: "A"),
        Document.attribute("z3", "a", of: "z2", text)))
    return mapping?.entities[0].attributes[0].value
  }

  @Test("every byte of an archive may be any other")
  func damagedBytes() {
    let whole = ArchiveWriter.bytes(
      .function(
        operand: .variable("source"), selector: "valueForKeyPath:", arguments: [.keyPath("größe")]))
    var unlike = 0
    for place in whole.indices {
      for byte in [0, 0x0F, 0x7F, 0x80, 0xFF, whole[place] ^ 1] as [UInt8] {
        var bytes = whole
        bytes[place] = byte
        if value(of: bytes)?.sourceKeyPath != "größe" { unlike += 1 }
      }
    }
    #expect(unlike > whole.count)
    for end in whole.indices.dropFirst() { #expect(value(of: Array(whole[..<end])) != nil) }
  }

  @Test("an expression that holds itself, or too much, comes to an end")
  func endlessExpressions() {
    typealias Value = ArchiveWriter.Value
    let loop: [Value] = [
      .string("$null"), .string("f:"),
      .dictionary([("NSSelectorName", .uid(1)), ("NSOperand", .uid(2)), ("NSArguments", .uid(3))]),
      .dictionary([("NS.objects", .array(Array(repeating: .uid(2), count: 2_000)))]),
    ]
    let endless = value(of: ArchiveWriter.archive(objects: loop, root: 2))
    #expect(endless?.description.contains("an expression too large") == true)
    #expect(endless?.description.utf8.count ?? 0 < 20_000)
    // A list of lists, each of which holds the next one many times.
    var nested: [Value] = [.string("$null")]
    for level in 1...30 {
      let next = Array(repeating: Value.uid(2 * level + 1), count: 100)
      nested += [
        .dictionary([("NSCollection", .uid(2 * level))]),
        .dictionary([("NS.objects", .array(next))]),
      ]
    }
    #expect(value(of: ArchiveWriter.archive(objects: nested, root: 1)) != nil)
    #expect(
      value(of: ArchiveWriter.archive(objects: loop, root: 60_000))
        == .unknown("a damaged expression"))
  }
}
