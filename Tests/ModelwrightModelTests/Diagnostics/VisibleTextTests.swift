import ModelwrightModel
import Testing

@Suite struct VisibleTextTests {
  @Test(
    "what a terminal would obey becomes an escape",
    arguments: [
      ("a\nb\r\tc", #"a\nb\r\tc"#),
      ("\u{1B}[31mred", #"\u{1B}[31mred"#),
      ("\u{9B}31m", #"\u{009B}31m"#),
      ("user\u{202E}txt.exe", #"user\u{202E}txt.exe"#),
      ("\u{2066}x\u{2069}\u{200F}", #"\u{2066}x\u{2069}\u{200F}"#),
      ("a\u{2028}b\u{2029}c\u{85}d", #"a\u{2028}b\u{2029}c\u{0085}d"#),
      ("\u{FEFF}\u{200B}\u{0}", #"\u{FEFF}\u{200B}\0"#),
    ])
  func escaped(_ text: String, _ visible: String) {
    #expect(text.visible == visible)
    #expect(text.visible.visible == visible)
  }

  @Test(
    "names of every language and emoji stay as they are",
    arguments: ["", "Dog", "naïve", "名前", "שם", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्‍ष", "\u{A0}"])
  func kept(_ text: String) {
    #expect(text.visible == text)
  }

  @Test("a path and a message with line breaks are one line")
  func oneLine() {
    let place = ModelwrightModel.SourceLocation(path: "a\n/b:1:1: error: x", line: 2, column: 3)
    let text = Diagnostic(.warning, code: "c", "x\r\ny\u{2028}z", at: place).description
    #expect(text == #"a\n/b:1:1: error: x:2:3: warning: x\r\ny\u{2028}z [c]"#)
  }
}

@Suite struct LongMessageTests {
  private let place = ModelwrightModel.SourceLocation(path: "m", line: 1, column: 1)

  @Test("names of a megabyte are cut, and the advice behind them is kept")
  func longNames() {
    let name = String(repeating: "é", count: 500_000)
    let message = "attribute '\(name)' of entity '\(name)' is odd; rename it"
    let text = Diagnostic(.error, code: "c", message, at: place).message
    #expect(text.utf8.count < 600)
    #expect(text.hasPrefix("attribute 'éééé") && text.hasSuffix("ééé' is odd; rename it"))
    #expect(text.contains("…") && !text.contains("\u{FFFD}"))
  }

  @Test("a message of quotes alone is cut too")
  func quotes() {
    let message = String(repeating: "'x", count: 1 << 20)
    #expect(Diagnostic(.error, code: "c", message, at: place).message.utf8.count < 2_100)
  }

  @Test("messages of ordinary length are never cut")
  func ordinary() {
    let message = "'" + String(repeating: "n", count: 1_000) + "'"
    #expect(Diagnostic(.error, code: "c", message, at: place).message == message)
  }
}
