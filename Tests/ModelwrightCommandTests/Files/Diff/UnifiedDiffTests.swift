import Foundation
import Testing

@testable import modelwright

/// The text of a difference.
@Suite struct UnifiedDiffTests {
  static func diff(_ old: String?, _ new: String?, path: String = "f") -> String {
    UnifiedDiff.text(path: path, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
  }

  static func numbers(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }

  @Test("equal files have no difference")
  func equal() {
    #expect(Self.diff("a\n", "a\n").isEmpty)
    #expect(Self.diff(nil, nil).isEmpty)
  }

  @Test("new and removed files stand against the null device")
  func newAndRemoved() {
    #expect(Self.diff(nil, "a\nb\n") == "--- /dev/null\n+++ f\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(Self.diff("a\n", nil) == "--- f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    #expect(Self.diff(nil, "") == "--- /dev/null\n+++ f\n")
  }

  @Test("changes have three lines around them; close ones share a hunk")
  func hunks() {
    let old = Self.numbers(1...30)
    let new = old.replacingOccurrences(of: "\n5\n", with: "\nfive\n")
      .replacingOccurrences(of: "\n12\n", with: "\n").replacingOccurrences(
        of: "\n29\n", with: "\n29\nmore\n")
    #expect(
      Self.diff(old, new) == """
        --- f
        +++ f
        @@ -2,14 +2,13 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
         11
        -12
         13
         14
         15
        @@ -27,4 +26,5 @@
         27
         28
         29
        +more
         30

        """)
  }

  @Test("a last line without its line feed is marked")
  func noNewline() {
    #expect(
      Self.diff("a\nb", "a\nb\n")
        == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test("paths are spelled as Git spells them")
  func paths() {
    #expect(Self.diff(nil, "a\n", path: "a b").contains("+++ a b\t\n"))
    #expect(
      Self.diff(nil, "a\n", path: "a\"\\\n\u{1b}é").contains("+++ \"a\\\"\\\\\\012\\033é\"\n"))
  }

  @Test("files that are too large are named, not compared")
  func tooLarge() {
    let large = [UInt8](repeating: 0x0A, count: UnifiedDiff.maximumLines + 2)
    let text = UnifiedDiff.text(path: "f", old: large, new: [])
    #expect(text == "File f differs and is too large to compare\n")
  }

  @Test("applying the difference of random texts gives the new text")
  func applying() throws {
    let folder = try TemporaryFolder()
    guard OutputFolderTests.command("patch", "--version") else { return }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 1...40, using: &generator)).map { _ in
          Bool.random(using: &generator) ? "a" : ["b", "", "-c", "+d", "@@"].randomElement()!
        }.joined(separator: "\n")
      }
      guard texts[0] != texts[1], !texts.contains("") else { continue }
      let file = try folder.write(texts[0], to: "f")
      let patch = try folder.write(Self.diff(texts[0], texts[1]), to: "p")
      let result = try Command.run("patch", ["-p0", "-s", "-i", patch.path], in: folder.url)
      #expect(result.status == 0, "\(texts) \(result.transcript)")
      #expect(try String(contentsOf: file, encoding: .utf8) == texts[1], "\(texts)")
    }
  }
}
