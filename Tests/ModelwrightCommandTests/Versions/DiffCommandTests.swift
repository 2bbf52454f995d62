import Foundation
import Testing

/// `modelwright diff`.
@Suite struct DiffCommandTests {
  private static let owner = """
    <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Person" inverseName="dogs" inverseEntity="Person"/>
    """
  private static let person = Zoo.entity(
    "Person",
    """
    <relationship name="dogs" optional="YES" toMany="YES" deletionRule="Nullify" \
    destinationEntity="Dog" inverseName="owner" inverseEntity="Dog"/>
    """)

  private func text(_ old: String, _ new: String, _ options: String...) throws -> String {
    let zoo = try Zoo(["Zoo": old, "Zoo 2": new])
    let result = try zoo.run("diff", with: options)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
    return result.output
  }

  @Test("changes stand by entity and property, each with its class, and are counted")
  func changes() throws {
    let old =
      Zoo.entity(
        "Dog", Zoo.attribute("name"), Zoo.attribute("age", "Integer 16"), Zoo.attribute("chip"),
        Self.owner) + Self.person
    let new =
      Zoo.entity(
        "Hound", Zoo.attribute("fullName", "String", "optional=\"YES\" elementID=\"name\""),
        Zoo.attribute("age", "Integer 32"), Zoo.attribute("weight", "Double"),
        Self.owner, with: "elementID=\"Dog\"")
      + Self.person.replacingOccurrences(of: "\"Dog\"", with: "\"Hound\"") + Zoo.entity("Cat")
    let found = try text(old, new).replacing(#/ {2,}\[/#, with: "  [")
    #expect(
      found == """
        Zoo: from 'Zoo' to 'Zoo 2'

        Hound (was Dog)
          > entity renamed from 'Dog'  [inferable]
          > attribute 'fullName' renamed from 'name'  [inferable]
          ~ attribute 'age': type is Integer 32 instead of Integer 16  [needs a stage]
          + attribute 'weight' added: Double, optional  [inferable]
          - attribute 'chip' removed: String, optional  [loses data]

        Cat
          + entity added  [inferable]

        6 changes: 4 inferable, 1 loses data, 1 needs a stage

        """)
  }

  @Test("a copy of a version does not differ from it")
  func copy() throws {
    let body = Zoo.entity("Dog", Zoo.attribute("name"))
    #expect(try text(body, body) == "Zoo: from 'Zoo' to 'Zoo 2'\n\nNothing differs.\n")
  }

  @Test(
    "each kind of change has its words and its class",
    arguments: [
      (
        Zoo.attribute("a"), Zoo.attribute("a", "String", "defaultValueString=\"x\""),
        "attribute 'a': required now, default is 'x' instead of none", "inferable"
      ),
      (
        Zoo.attribute("a", "String", "defaultValueString=\"x\""), Zoo.attribute("a"),
        "attribute 'a': optional now, default is none instead of 'x'", "free"
      ),
      (
        Zoo.attribute("a"), Zoo.attribute("a", "String", "optional=\"YES\" transient=\"YES\""),
        "attribute 'a': transient now", "loses data"
      ),
      (
        "", Zoo.attribute("a", "Integer 16", "optional=\"YES\" defaultValueString=\"3\""),
        "attribute 'a' added: Integer 16, optional, default '3'", "inferable"
      ),
      (
        "", Zoo.attribute("a", "String", ""), "attribute 'a' added: String, required",
        "needs a stage"
      ),
      (
        "<relationship name=\"r\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"Dog\"/>",
        "<relationship name=\"r\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Dog\"/>",
        "relationship 'r': to many instead of to one", "inferable"
      ),
      (
        "<relationship name=\"r\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Dog\"/>",
        "<relationship name=\"r\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"Dog\"/>",
        "relationship 'r': to one instead of to many", "needs a stage"
      ),
      (
        "<relationship name=\"r\" optional=\"YES\" toMany=\"YES\" ordered=\"YES\" destinationEntity=\"Dog\"/>",
        "<relationship name=\"r\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Dog\"/>",
        "relationship 'r': no longer ordered", "loses data"
      ),
      (
        "<relationship name=\"r\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"Dog\"/>", "",
        "relationship 'r' removed: to one 'Dog'", "loses data"
      ),
      (
        Zoo.attribute("a"),
        Zoo.attribute("a")
          + """
          <uniquenessConstraints><uniquenessConstraint><constraint value="a"/>\
          </uniquenessConstraint></uniquenessConstraints>
          """,
        "'a' must be unique now", "inferable"
      ),
    ])
  func kinds(old: String, new: String, words: String, effect: String) throws {
    let found = try text(Zoo.entity("Dog", old), Zoo.entity("Dog", new))
    let lines = found.split(separator: "\n").filter { $0.contains("[\(effect)]") }
    #expect(lines.contains { $0.contains(words) }, "\(found)")
  }

  @Test("a suspected rename is pointed out with the exact identifier to write")
  func suspectedRename() throws {
    let old = Zoo.entity(
      "Dog", Zoo.attribute("name", "String", "optional=\"YES\" elementID=\"id\""))
    let new = Zoo.entity("Dog", Zoo.attribute("fullName"))
    let found = try text(old, new)
    #expect(found.contains("Dog.fullName looks like 'name' under another name"), "\(found)")
    #expect(found.contains("write elementID=\"id\""), "\(found)")
    // It is what it says: with the identifier it is a rename.
    let mended = try text(
      old,
      Zoo.entity("Dog", Zoo.attribute("fullName", "String", "optional=\"YES\" elementID=\"id\"")))
    #expect(mended.contains("renamed from 'name'") && !mended.contains("Suspected"), "\(mended)")
  }

  private struct Document: Decodable {
    struct Change: Decodable {
      var entity, property, earlierProperty: String?
      var kind, effect, words: String
      var aspects, properties: [String]?
    }
    struct Rename: Decodable {
      var entity, from, elementID: String
      var property: String?
    }
    var model, from, to: String
    var changes: [Change]
    var suspectedRenames: [Rename]
    var counts: [String: Int]
    var stages: [[String: String]]
  }

  @Test("the document says the same, and the counts add up")
  func document() throws {
    let old = Zoo.entity("Dog", Zoo.attribute("a"), Zoo.attribute("n", "Integer 16"))
    let new = Zoo.entity("Dog", Zoo.attribute("b"), Zoo.attribute("n", "Integer 64"))
    let found = try JSONDecoder().decode(
      Document.self, from: Data(try text(old, new, "--format", "json").utf8))
    #expect(found.model == "Zoo" && found.from == "Zoo" && found.to == "Zoo 2")
    #expect(Set(found.counts.keys) == ["free", "inferable", "losesData", "needsStage"])
    #expect(found.counts.values.reduce(0, +) == found.changes.count)
    let change = try #require(found.changes.first { $0.property == "n" })
    #expect(change.kind == "attributeChanged" && change.effect == "needsStage")
    #expect(change.aspects == ["type"] && change.entity == "Dog")
    let rename = try #require(found.suspectedRenames.first)
    #expect(rename.property == "b" && rename.from == "a" && rename.elementID == "a")
  }

  @Test("without names the current version is compared with the one before")
  func names() throws {
    let zoo = try Zoo([
      "Zoo": Zoo.entity("A"), "Zoo 2": Zoo.entity("B"), "Zoo 3": Zoo.entity("C"),
    ])
    func head(_ options: String...) throws -> String {
      let result = try zoo.run("diff", with: options)
      return result.output.split(separator: "\n").first.map(String.init) ?? result.errors
    }
    #expect(try head() == "Zoo: from 'Zoo 2' to 'Zoo 3'")
    #expect(try head("--from", "Zoo") == "Zoo: from 'Zoo' to 'Zoo 3'")
    #expect(try head("--to", "Zoo 2") == "Zoo: from 'Zoo' to 'Zoo 2'")
    #expect(try head("--from", "Zoo 3", "--to", "Zoo") == "Zoo: from 'Zoo 3' to 'Zoo'")
    #expect(try head("--from", "Zoo 4").contains("[unknown-version]"))
    #expect(try head("--to", "Zoo").contains("[no-earlier-version]"))
    #expect(try head("--from", "Zoo", "--to", "Zoo") == "Zoo: from 'Zoo' to 'Zoo'")
  }

  @Test("stages that lie between two versions are named")
  func stages() throws {
    let zoo = try Zoo(["Zoo": Zoo.entity("A"), "Zoo 2": Zoo.entity("A", Zoo.attribute("a"))])
    try zoo.folder.write(
      #"{"stages": [{"from": "Zoo", "to": "Zoo 2"}]}"#, to: "modelwright.json")
    let result = try zoo.run("diff")
    #expect(result.output.contains("The stage from 'Zoo' to 'Zoo 2'"), "\(result.transcript)")
  }
}
