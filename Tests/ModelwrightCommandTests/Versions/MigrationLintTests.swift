import Foundation
import Testing

/// What `validate` says of the step into the current version.
@Suite struct MigrationLintTests {
  private static let toMany =
    "<relationship name=\"r\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Dog\"/>"
  private static let ordered = toMany.replacingOccurrences(
    of: "toMany", with: "ordered=\"YES\" toMany")
  private static let unique = """
    <uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint>\
    </uniquenessConstraints>
    """

  struct Step: CustomTestStringConvertible, Sendable {
    var code: String
    var old: String
    var new: String
    /// What the message must name.
    var names: [String]
    var testDescription: String { code }
  }

  static let steps: [Step] = [
    Step(
      code: "removed-entity", old: Zoo.entity("Dog") + Zoo.entity("Cat"), new: Zoo.entity("Dog"),
      names: ["'Cat'"]),
    Step(
      code: "removed-attribute", old: Zoo.entity("Dog", Zoo.attribute("a")), new: Zoo.entity("Dog"),
      names: ["'Dog'", "'a'", "'Zoo'"]),
    Step(
      code: "removed-relationship", old: Zoo.entity("Dog", toMany), new: Zoo.entity("Dog"),
      names: ["'Dog'", "'r'"]),
    Step(
      code: "suspected-rename", old: Zoo.entity("Dog", Zoo.attribute("a")),
      new: Zoo.entity("Dog", Zoo.attribute("b")), names: ["'b'", "elementID=\"a\"", "'Dog'"]),
    Step(
      code: "unstored-property", old: Zoo.entity("Dog", Zoo.attribute("a")),
      new: Zoo.entity("Dog", Zoo.attribute("a", "String", "optional=\"YES\" transient=\"YES\"")),
      names: ["'a'"]),
    Step(
      code: "lost-ordering", old: Zoo.entity("Dog", ordered), new: Zoo.entity("Dog", toMany),
      names: ["'r'"]),
    Step(
      code: "type-change", old: Zoo.entity("Dog", Zoo.attribute("a", "Integer 32")),
      new: Zoo.entity("Dog", Zoo.attribute("a", "Integer 64")),
      names: ["'a'", "Integer 32", "Integer 64", "'Zoo 2'"]),
    Step(
      code: "to-many-to-one", old: Zoo.entity("Dog", toMany),
      new: Zoo.entity(
        "Dog", toMany.replacingOccurrences(of: "toMany=\"YES\"", with: "maxCount=\"1\"")),
      names: ["'r'", "'Zoo'", "'Zoo 2'"]),
    Step(
      code: "unique-addition", old: Zoo.entity("Dog", Zoo.attribute("a")),
      new: Zoo.entity("Dog", Zoo.attribute("a"), unique), names: ["'a'", "'Dog'"]),
    Step(
      code: "uninferable-change", old: Zoo.entity("Dog"),
      new: Zoo.entity("Dog", with: "isAbstract=\"YES\"")
        + Zoo.entity("D", with: "parentEntity=\"Dog\""),
      names: ["'Dog'"]),
    Step(
      code: "data-loss",
      old: Zoo.entity("Dog", toMany) + Zoo.entity("Cat"),
      new: Zoo.entity(
        "Dog", toMany.replacingOccurrences(of: "\"Dog\"", with: "\"Cat\"")) + Zoo.entity("Cat"),
      names: ["'r'", "'Cat'"]),
  ]

  private func found(_ zoo: Zoo) throws -> [Substring] {
    let result = try zoo.run("validate")
    #expect(result.status == 0, "\(result.transcript)")
    let codes = Self.steps.map { "[\($0.code)]" }
    return result.errors.split(separator: "\n").filter { line in
      codes.contains { line.hasSuffix($0) }
    }
  }

  @Test("a step that loses or cannot be worked out is a warning at its place", arguments: steps)
  func step(_ step: Step) throws {
    let zoo = try Zoo(["Zoo": step.old, "Zoo 2": step.new])
    let lines = try found(zoo)
    #expect(lines.count == 1, "\(lines)")
    let line = try #require(lines.first)
    #expect(line.hasSuffix("[\(step.code)]"))
    #expect(line.contains(#/Zoo 2.xcdatamodel\/contents:[0-9]+:[0-9]+: warning:/#))
    for name in step.names { #expect(line.contains(name), "\(name) in \(line)") }
    // The same step the other way round, or none at all, has nothing of the kind.
    let same = try Zoo(["Zoo": step.new, "Zoo 2": step.new])
    #expect(try found(same) == [])
  }

  @Test("each is accepted by a rule and by a suppression", arguments: steps)
  func accepted(_ step: Step) throws {
    let zoo = try Zoo(["Zoo": step.old, "Zoo 2": step.new])
    for settings in [
      #"{"rules": {"\#(step.code)": "off"}}"#, #"{"suppressions": [{"rule": "\#(step.code)"}]}"#,
    ] {
      try zoo.folder.write(settings, to: "modelwright.json")
      #expect(try found(zoo) == [], "\(settings)")
    }
    try zoo.folder.write(#"{"rules": {"\#(step.code)": "error"}}"#, to: "modelwright.json")
    #expect(try zoo.run("validate").status == 1)
  }

  @Test("one removed property can be accepted by name, and by the entity's own user info")
  func single() throws {
    let old = Zoo.entity("Dog", Zoo.attribute("a"), Zoo.attribute("b", "Date"))
    let zoo = try Zoo(["Zoo": old, "Zoo 2": Zoo.entity("Dog")])
    #expect(try found(zoo).count == 2)
    try zoo.folder.write(
      #"{"suppressions": [{"rule": "removed-attribute", "entity": "Dog", "property": "a"}]}"#,
      to: "modelwright.json")
    let rest = try found(zoo)
    #expect(rest.count == 1 && rest[0].contains("'b'"))
    try zoo.folder.write("{}", to: "modelwright.json")
    try zoo.write(
      Zoo.entity(
        "Dog",
        """
        <userInfo><entry key="modelwright.ignore" value="removed-attribute"/></userInfo>
        """), to: "Zoo 2")
    let result = try zoo.run("validate")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
  }

  @Test(
    "a stage between the two versions does what no plan can know: nothing is said", arguments: steps
  )
  func stage(_ step: Step) throws {
    let zoo = try Zoo(["Zoo": step.old, "Zoo 2": step.new])
    try zoo.folder.write(
      #"{"stages": [{"from": "Zoo", "to": "Zoo 2"}]}"#, to: "modelwright.json")
    #expect(try found(zoo) == [])
  }

  @Test("a relationship that went with the objects that it led to is not mentioned beside them")
  func goneWithItsDestination() throws {
    let relationship = Self.toMany.replacingOccurrences(of: "\"Dog\"", with: "\"Cat\"")
    let zoo = try Zoo([
      "Zoo": Zoo.entity("Dog", relationship) + Zoo.entity("Cat"), "Zoo 2": Zoo.entity("Dog"),
    ])
    let lines = try found(zoo)
    #expect(lines.count == 1 && lines[0].hasSuffix("[removed-entity]"), "\(lines)")
  }

  @Test("only the step from the latest earlier version counts, in the configuration's order")
  func latest() throws {
    let full = Zoo.entity("Dog", Zoo.attribute("a"))
    let zoo = try Zoo(["Zoo": full, "Zoo 2": Zoo.entity("Dog"), "Zoo 3": Zoo.entity("Dog")])
    #expect(try found(zoo) == [])
    try zoo.folder.write(#"{"versions": ["Zoo 2", "Zoo"]}"#, to: "modelwright.json")
    #expect(try found(zoo).count == 1)
  }

  @Test("what loses nothing is not mentioned")
  func harmless() throws {
    let pairs = [
      (Zoo.entity("Dog"), Zoo.entity("Dog", Zoo.attribute("a"))),
      (Zoo.entity("Dog", Self.toMany), Zoo.entity("Dog", Self.ordered)),
      (
        Zoo.entity("Dog", Zoo.attribute("a", "String", "optional=\"YES\" transient=\"YES\"")),
        Zoo.entity("Dog")
      ),
      (
        Zoo.entity("Dog", Zoo.attribute("a")),
        Zoo.entity("Dog", Zoo.attribute("b", "String", "optional=\"YES\" elementID=\"a\""))
      ),
      (Zoo.entity("Dog"), Zoo.entity("Dog") + Zoo.entity("Cat", Zoo.attribute("a"), Self.unique)),
    ]
    for (old, new) in pairs { #expect(try found(Zoo(["Zoo": old, "Zoo 2": new])) == []) }
  }
}
