import Foundation
import Testing

@testable import modelwright

@Suite struct JSONValueTests {
  @Test("documents are indented and keep the order of members")
  func layout() {
    let value = JSONValue.record([
      "b": .array([.integer(-1), .boolean(true), .array([])]), "a": .record([:]), "none": nil,
    ])
    #expect(
      value.text == """
        {
          "b": [
            -1,
            true,
            []
          ],
          "a": {}
        }

        """)
  }

  @Test(
    "every string comes back, and nothing that a terminal would obey is written",
    arguments: [
      "", "a\"b\\c/d", "\n\r\t\u{8}\u{C}\u{0}\u{1F}", "\u{1B}[31m\u{9B}",
      "\u{202E}\u{2028}\u{FEFF}",
      "naïve 名前 👩‍👩‍👧", "\u{E0001}\u{10FFFF}", "</script>",
    ])
  func strings(_ string: String) throws {
    let text = JSONValue.array([.string(string)]).text
    let back = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]
    #expect(back?.first.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
  }
}

@Suite struct FileURITests {
  @Test(
    "paths below the current folder are relative, others absolute, and all percent-encoded",
    arguments: [
      ("a/b c.xcdatamodel/contents", "a/b%20c.xcdatamodel/contents", true),
      ("./a/../b", "b", true), ("/work/app/x", "x", true),
      ("/work/application", "file:///work/application", false),
      ("../x", "file:///work/x", false), ("/tmp/é%#?", "file:///tmp/%C3%A9%25%23%3F", false),
      ("c:d", "c%3Ad", true), ("", "file:///work/app", false), ("a//b/", "a/b", true),
      ("x\n\u{202E}", "x%0A%E2%80%AE", true),
    ])
  func uris(path: String, text: String, isRelative: Bool) {
    let uri = FileURI(path: path, currentFolder: "/work/app")
    #expect(uri.text == text && uri.isRelative == isRelative)
  }

  @Test("without a current folder relative paths stay relative")
  func noFolder() {
    #expect(FileURI(path: "a/b", currentFolder: nil).text == "a/b")
    #expect(FileURI(path: "/a/b", currentFolder: nil).text == "file:///a/b")
  }
}
