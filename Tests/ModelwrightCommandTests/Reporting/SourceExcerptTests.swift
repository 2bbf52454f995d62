import Testing

@testable import modelwright

/// Source lines with a caret, as they are shown below a diagnostic.
@Suite struct SourceExcerptTests {
  /// The excerpt of a line with the caret before the text `at`.
  private func excerpt(_ before: String, _ behind: String, width: Int = 110) -> SourceExcerpt? {
    excerpt(bytes: Array((before + behind).utf8), offset: before.utf8.count, width: width)
  }

  private func excerpt(bytes: [UInt8], offset: Int, width: Int = 110) -> SourceExcerpt? {
    SourceExcerpt(SourceLines.Line(bytes: bytes[...], offset: offset), width: width)
  }

  @Test("the caret stands below what it points at")
  func plain() throws {
    let found = try #require(excerpt("  <a b=\"", "c\"/>"))
    #expect(found.text == "  <a b=\"c\"/>" && found.indentation == 8)
  }

  @Test("tabs become blanks up to the next multiple of four")
  func tabs() throws {
    let found = try #require(excerpt("\t\tab\t", "x"))
    #expect(found.text == "        ab  x" && found.indentation == 12)
  }

  @Test(
    "wide characters count twice, and marks that stand on another not at all",
    arguments: [
      ("名前", 4), ("🐶", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("e\u{301}", 1), ("é", 1), ("ｗ", 2), ("한글", 4),
      ("שם", 2), ("\u{1F1E9}\u{1F1EA}", 2), ("—", 1),
    ])
  func widths(_ text: String, _ width: Int) throws {
    #expect(try #require(excerpt(text, "x")).indentation == width)
  }

  @Test("what a terminal would obey is made visible and counted as it is shown")
  func controls() throws {
    let found = try #require(excerpt("a\u{1B}[31m\u{202E}", "x\r"))
    #expect(found.text == #"a\u{1B}[31m\u{202E}x\r"#)
    #expect(found.indentation == 19)
  }

  @Test("a long line is cut around the place")
  func longLines() throws {
    let found = try #require(
      excerpt(String(repeating: "a", count: 5_000), "X" + String(repeating: "b", count: 5_000)))
    #expect(found.text.count == 110 && found.text.hasPrefix("…a") && found.text.hasSuffix("b…"))
    #expect(Array(found.text)[found.indentation] == "X")
    let start = try #require(excerpt("", "X" + String(repeating: "b", count: 200)))
    #expect(start.text.hasPrefix("Xb") && start.text.hasSuffix("…") && start.indentation == 0)
    let end = try #require(excerpt(String(repeating: "a", count: 200), "X"))
    #expect(end.text.hasPrefix("…a") && end.text.hasSuffix("aX"))
    #expect(Array(end.text)[end.indentation] == "X" && end.text.count > 100)
  }

  @Test("a place inside a character, or behind the line, is moved to a whole one")
  func brokenPlaces() throws {
    let bytes = Array("né".utf8)
    #expect(try #require(excerpt(bytes: bytes, offset: 3)).indentation == 2)
    let damaged = try #require(excerpt(bytes: [0x61, 0xC3, 0x28, 0xFF, 0x62], offset: 2))
    #expect(damaged.text == "a\u{FFFD}(\u{FFFD}b")
  }

  @Test("binary lines and lines that could pass for diagnostics are not shown")
  func withheld() {
    #expect(excerpt(bytes: [0x61, 0, 0x62], offset: 2) == nil)
    #expect(excerpt("/etc/x.swift:1:1: ", "error: you are hacked") == nil)
    #expect(excerpt("a Warning:", " b") == nil)
  }

  @Test("a line of 64 MB costs no more than a short one")
  func hugeLine() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "z"), count: 64 << 20)
    let found = try #require(excerpt(bytes: bytes, offset: 32 << 20))
    #expect(found.text.count == 110)
  }
}

@Suite struct ColorChoiceTests {
  private func isColored(
    _ choice: ColorChoice, isTerminal: Bool = true, _ environment: [String: String] = [:]
  ) -> Bool {
    choice.isColored(isTerminal: isTerminal) { environment[$0] }
  }

  @Test("colours are for terminals that can show them")
  func automatic() {
    #expect(isColored(.auto) && !isColored(.auto, isTerminal: false))
    #expect(!isColored(.auto, ["TERM": "dumb"]) && isColored(.auto, ["TERM": "xterm"]))
  }

  @Test("NO_COLOR, CLICOLOR and CLICOLOR_FORCE are honoured")
  func environment() {
    #expect(!isColored(.auto, ["NO_COLOR": "1"]) && isColored(.auto, ["NO_COLOR": ""]))
    #expect(!isColored(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    #expect(isColored(.auto, isTerminal: false, ["CLICOLOR_FORCE": "1"]))
    #expect(!isColored(.auto, isTerminal: false, ["CLICOLOR_FORCE": "0"]))
    #expect(!isColored(.auto, ["CLICOLOR": "0"]))
  }

  @Test("the command line counts most")
  func commandLine() {
    #expect(isColored(.always, isTerminal: false, ["NO_COLOR": "1", "TERM": "dumb"]))
    #expect(!isColored(.never, ["CLICOLOR_FORCE": "1"]))
  }
}
