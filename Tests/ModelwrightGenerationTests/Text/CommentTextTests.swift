import Testing

@testable import ModelwrightGeneration

@Suite struct CommentTextTests {
  @Test(
    "Lines stay lines, blank ones around the text go",
    arguments: [
      ("One.", ["/// One."]), ("One.\n\nTwo.\n", ["/// One.", "///", "/// Two."]),
      ("\r\n a \r\n", ["/// a"]), ("a\u{2028}b\u{85}c", ["/// a", "/// b", "/// c"]),
      ("", ["///"]),
    ])
  func lines(_ text: String, _ expected: [String]) {
    #expect(CommentText.lines(text, indentation: 2) == expected)
  }

  @Test("No line is longer than the formatter's limit unless a word is")
  func wrapping() {
    let text = String(repeating: "word and ", count: 60)
    for indentation in [0, 2, 4] {
      let lines = CommentText.lines(text, indentation: indentation)
      #expect(lines.allSatisfy { $0.count + indentation <= 100 })
      #expect(lines.map { $0.dropFirst(4) }.joined(separator: " ") + " " == text)
    }
    let long = String(repeating: "x", count: 300)
    #expect(CommentText.lines("a \(long) b", indentation: 0) == ["/// a", "/// \(long)", "/// b"])
  }

  @Test(
    "What ends a comment, hides or turns text is harmless",
    arguments: [
      "*/ fatalError() /*", "a\nb\rc\u{2029}d", "\u{202E}evil\u{2066}", "\u{0}\u{7}\u{7F}",
      "\u{200B}\u{FEFF}x",
    ])
  func harmless(_ text: String) {
    for line in CommentText.lines(text, indentation: 0) {
      #expect(line.hasPrefix("///"))
      #expect(!line.contains("*/") && !line.contains("/*"))
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }
  }
}
