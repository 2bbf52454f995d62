import ModelwrightModel
import ModelwrightXML
import Testing

/// Documents that are made to take memory or time, or to read what they should not.
@Suite struct HostileDocumentTests {
  private func expectRefusal(
    _ text: String, _ code: String, line: Int, column: Int, limits: ReaderLimits = ReaderLimits(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (model, diagnostics) = read(text, limits: limits)
    let found = diagnostics.filter { $0.severity == .error }
    let place = ModelwrightModel.SourceLocation(path: "m", line: line, column: column)
    #expect(model == nil, sourceLocation: sourceLocation)
    #expect(found.map(\.code) == [code], sourceLocation: sourceLocation)
    #expect(found.first?.location == place, sourceLocation: sourceLocation)
  }

  @Test func entitiesThatMultiplyAreNeverExpanded() {
    let levels = (1...9).map {
      "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">"
    }
    let text =
      "\(declaration)\n<!DOCTYPE m [<!ENTITY l0 \"lol\">\(levels.joined())]>\n"
      + "<model><entity name=\"&l9;\"/></model>"
    expectRefusal(text, "document-type", line: 2, column: 1)
  }

  @Test func externalEntitiesAreNotRead() {
    expectRefusal(
      "\(declaration)\n<!DOCTYPE m [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<model name=\"&x;\"/>",
      "document-type", line: 2, column: 1)
    expectRefusal(
      "\(declaration)\n<!DOCTYPE m SYSTEM \"http://example.invalid/m.dtd\">\n<model/>",
      "document-type", line: 2, column: 1)
  }

  @Test func undeclaredEntitiesAreRefused() {
    let (model, diagnostics) = read("\(declaration)\n<model><entity name=\"&passwd;\"/></model>")
    #expect(model == nil)
    #expect(diagnostics.map(\.code) == ["malformed-xml"])
  }

  @Test func depthIsLimited() {
    let text =
      "\(declaration)\n<model>" + String(repeating: "\n<entity>", count: 10_000)
      + String(repeating: "</entity>", count: 10_000) + "</model>"
    expectRefusal(text, "too-deep", line: 66, column: 1)
    expectRefusal(text, "too-deep", line: 202, column: 1, limits: ReaderLimits(depth: 100_000))
  }

  @Test func attributesOfOneElementAreLimited() {
    let many = (0..<1_000_000).map { " a\($0)=\"\"" }.joined()
    expectRefusal(
      "\(declaration)\n<model\n\(many)/>", "too-many-attributes", line: 3, column: 1_945)
  }

  @Test func elementsAreLimited() {
    let many = String(repeating: "\n<attribute/>", count: 200_010)
    expectRefusal(
      "\(entityHead)\(many)\(entityTail)", "too-many-elements", line: 200_001, column: 1)
    expectRefusal(
      "\(entityHead)\n<attribute/><!-- x --><attribute/>\(entityTail)", "too-many-elements",
      line: 3, column: 23, limits: ReaderLimits(elements: 3))
  }

  @Test func valuesAreLimited() {
    expectRefusal(
      "\(declaration)\n<model name=\"12345\"/>", "value-too-long", line: 2, column: 14,
      limits: ReaderLimits(valueLength: 4))
  }

  @Test func sizeIsLimited() {
    expectRefusal(
      "\(declaration)\n<model/>", "file-too-large", line: 1, column: 1,
      limits: ReaderLimits(fileSize: 63))
    #expect(read("\(declaration)\n<model/>", limits: ReaderLimits(fileSize: 64)).model != nil)
  }

  @Test func diagnosticsAreLimited() {
    let many = String(repeating: "<x/>", count: 20)
    let (model, diagnostics) = read(
      "\(entityHead)\(many)<attribute attributeType=\"?\"/>\(entityTail)",
      limits: ReaderLimits(diagnostics: 3))
    #expect(model != nil)
    #expect(diagnostics.filter { $0.code == "unknown-element" }.count == 3)
    #expect(diagnostics.filter { $0.code == "unknown-attribute-type" }.count == 1)
    #expect(
      diagnostics.map(\.description).contains {
        $0 == "m: note: 17 more messages are left out [more-diagnostics]"
      })
  }

  @Test func aNULByteIsRefusedAtItsPlace() {
    expectRefusal("\(declaration)\n<model name=\"a\0b\"/>", "nul-byte", line: 2, column: 15)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreRefusedAtTheirPlace(_ bad: [UInt8]) {
    let bytes = Array("\(declaration)\n<model name=\"ab".utf8) + bad + Array("\"/>".utf8)
    let (model, diagnostics) = ModelReader().read(contents: bytes, path: "m", name: "")
    #expect(model == nil)
    #expect(
      diagnostics.map(\.description) == [
        "m:2:16: error: the file has bytes that are not UTF-8; save the file as UTF-8 [not-utf8]"
      ])
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C], [0x3C, 0x00, 0x3F, 0x00],
      [0x00, 0x3C, 0x00, 0x3F],
    ] as [[UInt8]])
  func otherEncodingsAreNamed(_ bytes: [UInt8]) {
    let (_, diagnostics) = ModelReader().read(contents: bytes, path: "m", name: "")
    #expect(
      diagnostics.map(\.description) == [
        "m:1:1: error: the file is in UTF-16; save the file as UTF-8 [not-utf8]"
      ])
  }

  /// Whatever is cut off or changed, the reader gives a diagnostic or a model and goes on living.
  @Test func everyPrefixAndEveryChangedByteIsSurvived() {
    let text =
      #"<?xml version="1.0"?><!-- c --><model><entity name="A&amp;B"><attribute name="é" "#
      + #"attributeType="String"/></entity></model>"#
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let (model, diagnostics) = ModelReader().read(
        contents: Array(bytes[..<count]), path: "m", name: "")
      #expect(model == nil)
      #expect(diagnostics.hasErrors)
    }
    for offset in bytes.indices {
      for byte in [0x00, 0x22, 0x26, 0x3C, 0x3E, 0x80] as [UInt8] {
        var changed = bytes
        changed[offset] = byte
        let (model, diagnostics) = ModelReader().read(contents: changed, path: "m", name: "")
        #expect(model != nil || diagnostics.hasErrors)
      }
    }
  }
}
