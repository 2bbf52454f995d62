import ModelwrightModel
import Testing

@testable import ModelwrightConfiguration

/// The reader of JSON texts: RFC 8259, and what is said of texts that are something else.
@Suite struct JSONReaderTests {
  static func read(_ text: String) -> (node: JSONNode?, faults: [String]) {
    var reader = JSONReader(Array(text.utf8), path: "f")
    let node = reader.read()
    return (node, reader.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.code)" })
  }

  static func text(_ literal: String) -> String? {
    let (node, faults) = read(literal)
    guard faults.isEmpty, case .string(let text)? = node?.value else { return nil }
    return text
  }

  @Test("strings have every escape, and surrogate pairs become one character")
  func strings() {
    #expect(Self.text(#""""#) == "")
    #expect(Self.text(#""\"\\\/\b\f\n\r\t""#) == "\"\\/\u{8}\u{c}\n\r\t")
    #expect(Self.text(#""\u00e9\u20AC\uD83D\uDC36""#) == "é€🐶")
    #expect(Self.text(#""\u0000""#) == "\0")
    #expect(Self.text("\"é🐶\u{7f}\"") == "é🐶\u{7f}")
  }

  @Test(
    "numbers are those of RFC 8259 and no others",
    arguments: [
      ("0", true), ("-0", true), ("10", true), ("1.5", true), ("1e9", true), ("1E+9", true),
      ("-1.25e-3", true), ("01", false), ("1.", false), (".5", false), ("+1", false), ("-", false),
      ("1e", false), ("0x1F", false), ("1_000", false), ("NaN", false), ("1.5.2", false),
    ])
  func numbers(text: String, isNumber: Bool) {
    let (node, faults) = Self.read(text)
    if case .number(let found)? = node?.value { #expect(found == text && isNumber) }
    #expect(faults.isEmpty == isNumber, "\(faults)")
  }

  @Test("every key and value knows its line and its column in bytes")
  func places() throws {
    let (node, faults) = Self.read("\u{FEFF}{\r\n  \"é\": [true,\n\tnull]}")
    #expect(faults.isEmpty)
    guard case .object(let members)? = node?.value, case .array(let values) = members[0].node.value
    else {
      Issue.record("not read")
      return
    }
    #expect(members[0].place == JSONPlace(line: 2, column: 3))
    #expect(members[0].node.place == JSONPlace(line: 2, column: 9))
    #expect(values.map(\.place.line) == [2, 3] && values.map(\.place.column) == [10, 2])
  }

  static let faults: [(text: String, faults: [String])] = [
    ("", ["1:1 invalid-json"]),
    (" \n ", ["2:2 invalid-json"]),
    ("{", ["1:2 invalid-json"]),
    ("[1, 2", ["1:6 invalid-json"]),
    ("{]", ["1:2 invalid-json"]),
    ("[}", ["1:2 invalid-json"]),
    ("{} x", ["1:4 invalid-json"]),
    ("[1 2]", ["1:4 invalid-json"]),
    ("[1,]", ["1:3 invalid-json"]),
    ("[,1]", ["1:2 invalid-json"]),
    ("{\"a\" 1}", ["1:6 invalid-json"]),
    ("{\"a\": 1, }", ["1:8 invalid-json"]),
    ("{\"a\": }", ["1:7 invalid-json"]),
    ("{a: 1}", ["1:2 invalid-json"]),
    ("{'a': 'b'}", ["1:2 invalid-json", "1:7 invalid-json"]),
    ("[True, yes, Nil]", ["1:2 invalid-json", "1:8 invalid-json", "1:13 invalid-json"]),
    ("\"a\nb", ["1:1 invalid-json", "2:1 invalid-json"]),
    ("\"a\tb\"", ["1:3 invalid-json"]),
    (#""\x\u12""#, ["1:2 invalid-json", "1:4 invalid-json"]),
    (#""\ud83d""#, ["1:2 invalid-json"]),
    (#""\udc36\ud83d\u0041""#, ["1:2 invalid-json", "1:8 invalid-json"]),
    ("\"a", ["1:1 invalid-json"]),
    ("// c\n/* d */ {}", ["1:1 invalid-json"]),
    ("[1] /", ["1:5 invalid-json"]),
    ("[\u{a0}1]", ["1:2 invalid-json", "1:4 invalid-json"]),
    ("\0", ["1:1 invalid-json"]),
    ("{\"a\": 1, \"b\": 2,\n\"a\": 3}", ["2:1 duplicate-setting"]),
    (
      "{\"a\": [1,], \"a\": tru, b = 2}",
      [
        "1:9 invalid-json", "1:18 invalid-json", "1:13 duplicate-setting", "1:23 invalid-json",
        "1:25 invalid-json",
      ]
    ),
  ]

  @Test("every fault is reported at its place, and reading goes on where it can", arguments: faults)
  func reports(text: String, faults: [String]) {
    #expect(Self.read(text).faults == faults)
  }

  @Test(
    "bytes that are not UTF-8 are refused at their place",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    var reader = JSONReader(Array("[\n \"é".utf8) + bytes + Array("\"]".utf8), path: "f")
    #expect(reader.read() == nil)
    #expect(reader.diagnostics.map(\.location) == [SourceLocation(path: "f", line: 2, column: 5)])
  }

  @Test("size, depth and the number of reports are limited")
  func limits() {
    let deep = Self.read(String(repeating: "[", count: 100_000))
    #expect(deep.node == nil && deep.faults == ["1:65 configuration-limit"])
    let nested = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(Self.read(nested).faults.isEmpty)
    let objects = Self.read(String(repeating: "{\"a\":", count: 100_000))
    #expect(objects.faults == ["1:321 configuration-limit"])
    let large = Self.read(String(repeating: " ", count: JSONReader.maximumSize + 1))
    #expect(large.faults == ["1:1 configuration-limit"])
    let wrong = Self.read("[" + String(repeating: "x,", count: 100_000) + "]")
    #expect(wrong.faults.count == JSONReader.maximumFaults)
  }

  @Test("no text of random pieces brings the reader down or makes it stand still")
  func randomTexts() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "d83d", "\\udc36", "1", "-", "e",
      "true",
      "nul", " ", "\n", "//", "/*", "*/", "é", "🐶", "\0", "\u{FEFF}", "=", "\"a\"", "\"rules\":",
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 0..<30, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      var bytes = Array(text.utf8)
      if Bool.random(using: &generator), !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: .min ... .max, using: &generator)
      }
      let file = ConfigurationFile(bytes, path: "f")
      #expect(
        file.diagnostics.count <= 1_000 && file.diagnostics.allSatisfy { $0.severity == .error })
    }
  }
}
