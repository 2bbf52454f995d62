import Foundation
import Testing

/// Documents that want more than to be read, given to the tool as a user would.
@Suite struct HostileDocumentTests {
  /// A document, and the code of the error that refuses it; `nil` when it is read.
  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var code: String?

    init(_ name: String, _ text: String, _ code: String?) {
      self.init(name, Array(text.utf8), code)
    }

    init(_ name: String, _ bytes: [UInt8], _ code: String?) {
      (self.name, self.bytes, self.code) = (name, bytes, code)
    }

    var testDescription: String { name }
  }

  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"

  static let documentTypes: [Case] = [
    Case(
      "a billion laughs",
      declaration + "<!DOCTYPE m [<!ENTITY a \"ha\">"
        + (1...9).map { number in
          "<!ENTITY a\(number) \""
            + String(repeating: number == 1 ? "&a;" : "&a\(number - 1);", count: 10) + "\">"
        }.joined() + "]><model><entity name=\"&a9;\"/></model>", "document-type"),
    Case(
      "a quadratic blow-up",
      declaration + "<!DOCTYPE m [<!ENTITY a \"\(String(repeating: "x", count: 50_000))\">]>"
        + "<model><entity name=\"\(String(repeating: "&a;", count: 50_000))\"/></model>",
      "document-type"),
    Case(
      "an external entity",
      declaration + "<!DOCTYPE m [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
        + "<model><entity name=\"&a;\"/></model>", "document-type"),
    Case(
      "parameter entities",
      declaration + "<!DOCTYPE m [<!ENTITY % a SYSTEM \"file:///etc/passwd\"> %a;]><model/>",
      "document-type"),
    Case(
      "an external DTD",
      declaration + "<!DOCTYPE m SYSTEM \"http://127.0.0.1:9/m.dtd\"><model/>", "document-type"),
    Case(
      "a public DTD", declaration + "<!DOCTYPE m PUBLIC \"-//A//B\" \"/etc/passwd\"><model/>",
      "document-type"),
    Case("an entity without a declaration", Document.with("&passwd;"), "malformed-xml"),
    Case("XInclude", Document.with(Self.include), nil),
    Case(
      "processing instructions",
      Document.with("<?xml-stylesheet href=\"file:///etc/passwd\"?><?php system('id') ?>"), nil),
  ]

  private static let include =
    "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" parse=\"text\" "
    + "href=\"file:///etc/passwd\"/>"

  static let encodings: [Case] = [
    Case("UTF-16 with a mark", [0xFF, 0xFE] + wide(Document.with("")), "not-utf8"),
    Case("UTF-16 without a mark", wide(Document.with("")), "not-utf8"),
    Case(
      "ISO-8859-1 that says so",
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><model><entity name=\"".utf8)
        + [0xE9] + Array("\"/></model>".utf8), "not-utf8"),
    Case(
      "ISO-8859-1 that says UTF-8",
      Array((Document.head + "<entity name=\"").utf8) + [0xE9] + Array("\"/></model>".utf8),
      "not-utf8"),
    Case(
      "UTF-8 that says UTF-16",
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><model/>", "not-utf8"),
    Case("UTF-7", "<?xml version=\"1.0\" encoding=\"UTF-7\"?><model/>", "not-utf8"),
    Case("overlong UTF-8", Array(Document.head.utf8) + [0xC0, 0xBC], "not-utf8"),
    Case("a surrogate", Array(Document.head.utf8) + [0xED, 0xA0, 0x80], "not-utf8"),
    Case("a NUL", Document.with("<entity name=\"a\0b\"/>"), "nul-byte"),
    Case("a control character", Document.with("<entity name=\"a\u{1}b\"/>"), "malformed-xml"),
    Case("a reference to one", Document.with("<entity name=\"a&#1;b\"/>"), "malformed-xml"),
    Case("a reference to NUL", Document.with("<entity name=\"a&#0;b\"/>"), "malformed-xml"),
    Case("a noncharacter", Document.with("<entity name=\"a&#xFFFF;b\"/>"), "malformed-xml"),
    Case("a reference too large", Document.with("&#x110000;"), "malformed-xml"),
    Case("a mark alone", [0xEF, 0xBB, 0xBF], "empty-file"),
  ]

  private static func wide(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  @Test(
    "nothing outside of a document is read, and none of it is expanded", arguments: documentTypes)
  func documentType(_ document: Case) throws { try expect(document) }

  @Test("only UTF-8 is read", arguments: encodings)
  func encoding(_ document: Case) throws { try expect(document) }

  private func expect(
    _ document: Case, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let model = folder.url.appendingPathComponent("M.xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    try Data(document.bytes).write(to: model.appendingPathComponent("contents"))
    let output = folder.url.appendingPathComponent("out").path
    let outcome = try GuardedTool().run("generate", model.path, "--output", output)
    #expect(!outcome.hasTimedOut, sourceLocation: sourceLocation)
    #expect(!outcome.result.transcript.contains("root:"), sourceLocation: sourceLocation)
    if let code = document.code {
      #expect(outcome.errorCodes == [code], sourceLocation: sourceLocation)
      #expect(outcome.result.status == 1, sourceLocation: sourceLocation)
      #expect(!FileManager.default.fileExists(atPath: output), sourceLocation: sourceLocation)
    } else {
      #expect(
        outcome.result.status == 0, "\(outcome.result.transcript)", sourceLocation: sourceLocation)
    }
  }
}
