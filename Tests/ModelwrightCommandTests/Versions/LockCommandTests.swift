import Foundation
import Testing

/// `modelwright lock`, and what `validate` says of released versions.
@Suite struct LockCommandTests {
  private static let first =
    Zoo.entity(
      "Dog", Zoo.attribute("name"), Zoo.attribute("age", "Integer 16"),
      "<relationship name=\"owner\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"Person\"/>")
    + Zoo.entity("Person") + Zoo.entity("Puppy", with: "parentEntity=\"Dog\"")
  private static let second = first + Zoo.entity("Cat", Zoo.attribute("name"))

  private func zoo() throws -> Zoo { try Zoo(["Zoo": Self.first, "Zoo 2": Self.second]) }

  @Test("all versions but the current one are recorded, once")
  func record() throws {
    let zoo = try zoo()
    let result = try zoo.run("lock")
    #expect(
      result.status == 0 && result.output.hasSuffix("recorded 'Zoo'\n"), "\(result.transcript)")
    let text = try String(contentsOf: zoo.lock, encoding: .utf8)
    #expect(text.contains("\"name\": \"Zoo\"") && !text.contains("Zoo 2") && !text.contains("Cat"))
    #expect(try zoo.run("validate").status == 0)
    let again = try zoo.run("lock")
    #expect(again.status == 0 && again.output.hasSuffix("nothing to record\n"))
    #expect(try String(contentsOf: zoo.lock, encoding: .utf8) == text)
    #expect(try zoo.run("lock", with: ["--include-current"]).status == 0)
    // Of the second version only what is new stands in the file.
    let both = try String(contentsOf: zoo.lock, encoding: .utf8)
    #expect(both.contains("Zoo 2") && both.matches(of: #/"age"/#).count == 1)
    #expect(both.matches(of: #/"Cat"/#).count == 1)
  }

  @Test("a check writes nothing and tells what is not recorded")
  func check() throws {
    let zoo = try zoo()
    let missing = try zoo.run("lock", with: ["--check"])
    #expect(missing.status == 1 && missing.errors.contains("'Zoo' is not recorded"))
    #expect(missing.errors.contains("[unlocked-version]") && !missing.errors.contains("'Zoo 2'"))
    #expect(zoo.text("Zoo.modelwright-lock.json") == nil)
    #expect(try zoo.run("lock").status == 0)
    #expect(try zoo.run("lock", with: ["--check"]).status == 0)
  }

  static let edits: [(from: String, to: String, what: String)] = [
    (
      Zoo.attribute("name"), Zoo.attribute("name", "String", ""),
      "attribute 'name' of entity 'Dog' was changed"
    ),
    (
      Zoo.attribute("age", "Integer 16"), Zoo.attribute("age", "Integer 32"),
      "attribute 'age' of entity 'Dog' was changed"
    ),
    (Zoo.attribute("name"), "", "property 'name' of entity 'Dog' was removed"),
    (
      Zoo.attribute("name"), Zoo.attribute("name") + Zoo.attribute("x"),
      "attribute 'x' of entity 'Dog' was added"
    ),
    ("maxCount=\"1\"", "toMany=\"YES\"", "relationship 'owner' of entity 'Dog' was changed"),
    ("parentEntity=\"Dog\"", "", "another setting of entity 'Puppy' was changed"),
    ("name=\"Person\"", "name=\"Person\" isAbstract=\"YES\"", "setting of entity 'Person' was"),
    (Zoo.entity("Person"), Zoo.entity("Person") + Zoo.entity("Bird"), "entity 'Bird' was added"),
    (Zoo.entity("Puppy", with: "parentEntity=\"Dog\""), "", "entity 'Puppy' was removed"),
  ]

  @Test("an edit of a released version is an error that names it", arguments: edits.indices)
  func edit(index: Int) throws {
    let edit = Self.edits[index]
    let zoo = try zoo()
    #expect(try zoo.run("lock").status == 0)
    let edited = Self.first.replacingOccurrences(of: edit.from, with: edit.to)
    #expect(edited != Self.first)
    try zoo.write(edited, to: "Zoo")
    let result = try zoo.run("validate", with: ["--quiet"])
    #expect(result.status == 1, "\(result.transcript)")
    let lines = result.errors.split(separator: "\n").filter {
      $0.hasSuffix("[released-version-changed]")
    }
    #expect(lines.count == 1 && lines[0].contains(edit.what), "\(result.transcript)")
    #expect(lines.first?.contains(#/Zoo.xcdatamodel/contents:[0-9]+:[0-9]+: error:/#) == true)
    // What was recorded is not overwritten: that would let the edit pass.
    let before = try String(contentsOf: zoo.lock, encoding: .utf8)
    #expect(try zoo.run("lock").status == 1)
    #expect(try String(contentsOf: zoo.lock, encoding: .utf8) == before)
    // It can be forgotten, and recorded anew, by saying so.
    #expect(try zoo.run("lock", with: ["--forget", "Zoo"]).status == 0)
    #expect(try zoo.run("lock").status == 0)
    #expect(try zoo.run("validate").status == 0)
  }

  @Test(
    "what no store shows may be edited",
    arguments: [
      ("name=\"Person\"", "name=\"Person\" representedClassName=\"Human\""),
      (Zoo.attribute("name"), Zoo.attribute("name", "String", "optional=\"YES\" elementID=\"n\"")),
      (
        Zoo.attribute("name"),
        Zoo.attribute("name", "String", "optional=\"YES\" defaultValueString=\"x\"")
      ),
      (
        Zoo.attribute("name"),
        Zoo.attribute("name") + Zoo.attribute("t", "String", "optional=\"YES\" transient=\"YES\"")
      ),
    ])
  func harmless(from: String, to: String) throws {
    let zoo = try zoo()
    #expect(try zoo.run("lock").status == 0)
    try zoo.write(Self.first.replacingOccurrences(of: from, with: to), to: "Zoo")
    let result = try zoo.run("validate", with: ["--quiet"])
    #expect(result.status == 0, "\(result.transcript)")
  }

  @Test("an index that was added to a released version is a warning")
  func index() throws {
    let zoo = try zoo()
    #expect(try zoo.run("lock").status == 0)
    let index = """
      <fetchIndex name="byName"><fetchIndexElement property="name" type="Binary" order="ascending"/>\
      </fetchIndex>
      """
    try zoo.write(
      Self.first.replacingOccurrences(
        of: Zoo.attribute("name"), with: Zoo.attribute("name") + index), to: "Zoo")
    let result = try zoo.run("validate")
    #expect(result.status == 0 && result.errors.contains("[released-schema-changed]"))
  }

  @Test("a released version that is gone is an error at its line, until it is forgotten")
  func missing() throws {
    let zoo = try zoo()
    #expect(try zoo.run("lock").status == 0)
    try FileManager.default.removeItem(
      at: zoo.folder.url.appendingPathComponent("Zoo.xcdatamodeld/Zoo.xcdatamodel"))
    let result = try zoo.run("validate")
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        #/Zoo.modelwright-lock.json:5:15: error: .*\[released-version-missing\]/#),
      "\(result.transcript)")
    #expect(try zoo.run("lock").status == 1)
    let typo = try zoo.run("lock", with: ["--forget", "Zo"])
    #expect(typo.status == 1 && typo.errors.contains("did you mean 'Zoo'? [unknown-release]"))
    #expect(try zoo.run("lock", with: ["--forget", "Zoo"]).status == 0)
    #expect(try zoo.run("validate").status == 0)
  }

  @Test(
    "a lock file that cannot be understood stops validate and lock",
    arguments: [
      ("", "damaged-lock"), ("[]", "damaged-lock"), ("<<<<<<<", "damaged-lock"),
      (#"{"format": 2, "versions": []}"#, "newer-lock"),
      (#"{"format": 1, "versions": [{"name": "Zoo"}]}"#, "damaged-lock"),
    ])
  func damaged(text: String, code: String) throws {
    let zoo = try zoo()
    try zoo.folder.write(text, to: "Zoo.modelwright-lock.json")
    for command in ["validate", "lock"] {
      let result = try zoo.run(command)
      #expect(result.status == 1 && result.errors.contains("[\(code)]"), "\(result.transcript)")
    }
    #expect(zoo.text("Zoo.modelwright-lock.json") == text)
  }
}
