import Testing

@testable import ModelwrightGeneration

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("name", "name"), ("Name", "Name"), ("snake_case", "snake_case"), ("_private", "_private"),
    ("ident ifier", "identIfier"), (" leading", "leading"), ("trailing ", "trailing"),
    ("a-b.c", "aBC"), ("2nd", "_2nd"), ("2.47.0", "_2_47_0"), ("v2 3", "v2_3"),
    ("naïve", "naïve"), ("日本語", "日本語"), ("🐶", "🐶"), ("👨‍👩‍👧", "👨👩👧"),
    ("a\u{202E}b", "ab"), ("a\u{200B}b", "ab"), ("a\u{AD}b", "ab"), ("\u{FEFF}a", "a"),
    ("a\u{2028}b", "aB"), ("a\nb", "aB"), ("a\u{0}b", "aB"), ("a$b", "aB"), ("`x`", "x"),
    ("*/ fatalError() /*", "fatalError"), ("\\(y)", "y"), ("e\u{301}", "e\u{301}"),
    ("\u{301}x", "_\u{301}x"), ("__", nil), ("_", nil), ("", nil), ("!!", nil), ("\u{202E}", nil),
  ])
  func makesIdentifiers(name: String, expected: String?) {
    #expect(SwiftIdentifier.make(from: name) == expected)
  }

  @Test(arguments: [
    ("Dog Walk", "DogWalk"), ("dog walk", "DogWalk"), ("recipes", "Recipes"), ("éa", "Éa"),
    ("2 dogs", "_2Dogs"), ("ß", "SS"),
  ])
  func capitalizes(name: String, expected: String) {
    #expect(SwiftIdentifier.make(from: name, capitalized: true) == expected)
  }

  @Test(arguments: [
    ("in", "`in`"), ("Type", "`Type`"), ("init", "`init`"), ("name", "name"), ("open", "open"),
  ])
  func escapesKeywords(identifier: String, expected: String) {
    #expect(SwiftIdentifier.escaped(identifier) == expected)
  }

  /// An identifier's own identifier is itself, or one name could be made into two.
  @Test(arguments: ["ident ifier", "2.47.0", "a\u{202E} b", "👨‍👩‍👧 x", "\u{301}x"])
  func isStable(name: String) throws {
    let identifier = try #require(SwiftIdentifier.make(from: name))
    #expect(SwiftIdentifier.make(from: identifier) == identifier)
  }

  @Test(arguments: [("walks", "Walks"), ("Walks", "Walks"), ("_x", "_x"), ("éa", "Éa"), ("", "")])
  func capitalizesForMethods(identifier: String, expected: String) {
    #expect(SwiftIdentifier.capitalized(identifier) == expected)
  }
}
