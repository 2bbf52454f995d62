import ModelwrightChecks
import ModelwrightModel
import ModelwrightXML
import Testing

/// The columns of a table, up to SQLite's limit and beyond.
@Suite struct TooManyColumnsRuleTests {
  /// What is said about an entity `E` and its sub-entity `F` with so many attributes each.
  func findings(_ own: Int, _ sub: Int) throws -> [Diagnostic] {
    func attributes(_ prefix: String, _ count: Int) -> String {
      (0..<count).map {
        "<attribute name=\"\(prefix)\($0)\" attributeType=\"String\" optional=\"YES\"/>\n"
      }.joined()
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <model>
      <entity name="E">
      \(attributes("e", own))<attribute name="t" attributeType="String" optional="YES" transient="YES"/>
      </entity>
      <entity name="F" parentEntity="E">
      \(attributes("f", sub))</entity>
      </model>
      """
    let (model, diagnostics) = ModelReader().read(
      contents: Array(text.utf8), path: "m", name: "Version")
    #expect(diagnostics == [])
    let bundle = ModelBundle(
      name: "M", path: "m", versions: [try #require(model)], currentIndex: 0)
    return Checker().check(bundle).filter { $0.code == "too-many-columns" }
  }

  @Test("a hierarchy shares the 2,000 columns of one table")
  func limit() throws {
    #expect(try findings(1_000, 997) == [])
    let found = try #require(findings(1_000, 998).first)
    #expect(found.severity == .error)
    #expect(found.location.path == "m" && found.location.line == 3)
    #expect(found.message.contains("'E' with its sub-entities needs 2001 columns"))
  }

  /// Relationships between `E` and `F`, and how many columns they put into the table of `E`.
  static let relationships: [(ofE: String, ofF: String, columns: Int)] = [
    ("", "", 0),
    ("<relationship name='r' destinationEntity='F'/>", "", 1),
    ("<relationship name='r' destinationEntity='F' toMany='YES'/>", "", 0),
    ("", "<relationship name='r' destinationEntity='E' toMany='YES'/>", 1),
    ("", "<relationship name='r' destinationEntity='E' toMany='YES' ordered='YES'/>", 2),
    (pair("r", "s", "F"), pair("s", "r", "E", "toMany='YES'"), 1),
    (pair("r", "s", "F"), pair("s", "r", "E", "toMany='YES' ordered='YES'"), 2),
    (pair("r", "s", "F", "toMany='YES'"), pair("s", "r", "E", "toMany='YES'"), 0),
    (pair("r", "s", "F"), pair("s", "r", "E"), 1),
    (pair("r", "s", "F", "optional='YES'"), pair("s", "r", "E"), 0),
    (pair("r", "s", "F"), pair("s", "r", "E", "transient='YES'"), 1),
    (pair("r", "s", "F", "transient='YES'"), pair("s", "r", "E"), 0),
    (pair("r", "r", "E"), "", 1),
  ]

  private static func pair(
    _ name: String, _ inverse: String, _ other: String, _ rest: String = ""
  ) -> String {
    "<relationship name='\(name)' destinationEntity='\(other)' inverseName='\(inverse)' inverseEntity='\(other)' \(rest)/>"
  }

  @Test("keys and orders are columns too", arguments: relationships)
  func keys(_ ofE: String, _ ofF: String, _ columns: Int) throws {
    // Two columns are the table's own.
    let attributes = (0..<(1_999 - columns)).map {
      "<attribute name=\"a\($0)\" attributeType=\"String\" optional=\"YES\"/>"
    }.joined()
    let model = try readModel(
      "<entity name=\"E\">\(attributes)\(ofE)</entity><entity name=\"F\">\(ofF)</entity>")
    let found = Checker().check(model).filter { $0.code == "too-many-columns" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("needs 2001 columns") == true)
  }
}
