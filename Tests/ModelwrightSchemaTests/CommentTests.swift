import ModelwrightModel
import Testing

@testable import ModelwrightSchema

/// Comments of the script for people, which hold names of the model.
@Suite struct CommentTests {
  @Test("nothing in a name ends a comment or changes how it is read; in statements names stay")
  func hostileNames() throws {
    for character in [
      "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\n", "\r", "\u{85}", "\u{2028}", "\0",
    ] {
      let name = "A\(character)B"
      let comment = SQLiteSyntax.comment("Entity \(name)")
      #expect(comment.hasPrefix("-- Entity A\\") && !comment.contains(character), "\(comment)")
      #expect(SQLiteSyntax.quoted(name) == "\"\(name)\"")
    }
    #expect(SQLiteSyntax.comment("Entity Größe 🐶") == "-- Entity Größe 🐶")
    let model = Model(
      name: "m",
      entities: [
        Entity(name: "A\u{202E}B", attributes: [Attribute(name: "c\u{202E}d", type: .string)])
      ])
    let script = Schema(try ResolvedModel(model)).script
    let comments = script.split(separator: "\n").compactMap { line in
      line.firstRange(of: "-- ").map { line[$0.lowerBound...] }
    }
    #expect(comments.contains { $0.contains("A\\u{202E}B.c\\u{202E}d") })
    #expect(!comments.contains { $0.contains("\u{202E}") })
    #expect(script.contains("\"A\u{202E}B\""))
  }
}
