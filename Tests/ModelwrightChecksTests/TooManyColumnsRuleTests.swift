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
}
