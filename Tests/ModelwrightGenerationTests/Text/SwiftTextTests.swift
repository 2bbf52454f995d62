import Testing

@testable import ModelwrightGeneration

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b", #""a\"b""#), ("\\(y)", #""\\(y)""#),
    ("a\nb\r\t", #""a\nb\r\t""#),
    ("\u{0}\u{7F}", #""\u{0}\u{7f}""#), ("\u{202E}x", #""\u{202e}x""#),
    ("\u{2028}", #""\u{2028}""#),
    ("é🐶", #""é🐶""#), ("#\"", ##""#\"""##),
  ])
  func writesLiterals(text: String, expected: String) {
    #expect(SwiftText.literal(text) == expected)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\nb", "a b"), ("*/ x /*", "* / x / *"), ("*/*", "* / *"), ("*", "*"),
    ("\u{202E}x", "U+202Ex"), ("\u{7}", "U+7"), ("\u{2029}", "U+2029"), ("é", "é"),
  ])
  func writesComments(text: String, expected: String) {
    #expect(SwiftText.comment(text) == expected)
  }

  @Test(arguments: [("name", "`name`"), ("`x`", "`'x'`"), ("a`b", "`a'b`")])
  func writesCode(text: String, expected: String) {
    #expect(SwiftText.code(text) == expected)
  }

  @Test(arguments: [
    (0x1F, "0x0000_0000_0000_001F"), (UInt64.max, "0xFFFF_FFFF_FFFF_FFFF"),
    (0xFEDC_BA98_7654_3210, "0xFEDC_BA98_7654_3210"),
  ])
  func hexadecimalNumbersAreGrouped(_ number: UInt64, _ literal: String) {
    #expect(SwiftText.hexadecimal(number) == literal)
  }

  /// Whatever a name holds, the literal has one line and ends where it should.
  @Test func noScalarEscapes() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = UnicodeScalar(value) else { continue }
      let literal = SwiftText.literal("a\(scalar)b")
      let inner = literal.dropFirst().dropLast()
      let unescaped = inner.replacing("\\\\", with: "").replacing("\\\"", with: "")
      #expect(!unescaped.contains("\""))
      let lines = literal.split(omittingEmptySubsequences: false) { $0.isNewline }
      let commentLines = SwiftText.comment("a\(scalar)b").split { $0.isNewline }
      #expect(lines.count == 1 && commentLines.count == 1)
    }
  }
}
