import ModelwrightModel
import Testing

/// What classes and a model from different states of a model are told apart by.
@Suite struct FingerprintTests {
  private static let attributes = [
    Attribute(name: "age", type: .integer16), Attribute(name: "name", type: .string),
  ]

  private func fingerprint(
    _ attributes: [Attribute] = attributes, relationships: [Relationship] = [],
    parent: [Attribute]? = nil, siblings: Int = 0
  ) throws -> UInt64 {
    var entities = [
      Entity(
        name: "Dog", parentName: parent == nil ? nil : "Animal", attributes: attributes,
        relationships: relationships),
      Entity(name: "Walk"),
      Entity(
        name: "Big", attributes: (0..<siblings).map { Attribute(name: "a\($0)", type: .uuid) }),
    ]
    if let parent {
      entities.append(Entity(name: "Animal", attributes: parent))
      entities[2].parentName = "Animal"
    }
    let model = try ResolvedModel(Model(name: "M", entities: entities))
    return model.layout(of: 0).fingerprint(in: model)
  }

  /// A stored fingerprint stands in generated code: it must never become another one by itself.
  @Test func isTheSameForEver() throws {
    #expect(try fingerprint() == 0x1288_9DA2_B89B_4FB2)
  }

  @Test func saysWhatMattersInMemory() throws {
    let other: [[Attribute]] = [
      [], [Self.attributes[0]], Self.attributes.reversed(),
      [Attribute(name: "age", type: .integer32), Self.attributes[1]],
      [Attribute(name: "age", type: .integer16, isOptional: true), Self.attributes[1]],
      [Attribute(name: "ages", type: .integer16), Self.attributes[1]],
      Self.attributes + [Attribute(name: "x", type: .date)],
      [Attribute(name: "agen", type: .integer16), Attribute(name: "ame", type: .string)],
    ]
    var found = try Set(other.map { try fingerprint($0) })
    found.insert(try fingerprint())
    #expect(found.count == other.count + 1)
  }

  @Test func saysWhatRelationshipsAre() throws {
    let relationships = [
      Relationship(name: "x", destinationName: "Walk", isToMany: false),
      Relationship(name: "x", destinationName: "Walk", isToMany: true),
      Relationship(name: "x", destinationName: "Walk", isToMany: true, isOrdered: true),
      Relationship(name: "x", destinationName: "Dog", isToMany: true),
    ]
    #expect(try Set(relationships.map { try fingerprint(relationships: [$0]) }).count == 4)
  }

  @Test func holdsWhatIsInherited() throws {
    let inherited = try fingerprint(parent: [Attribute(name: "x", type: .date)])
    #expect(inherited != (try fingerprint()))
    #expect(inherited != (try fingerprint(parent: [Attribute(name: "y", type: .date)])))
    // A sibling that needs more words of bits moves every slot of the hierarchy.
    #expect(
      try fingerprint(parent: [], siblings: 1) != fingerprint(parent: [], siblings: 100))
  }

  /// What does not change the memory does not ask for generating again.
  @Test func leavesOutTheRest() throws {
    var attribute = Self.attributes[0]
    attribute.defaultValueString = "3"
    attribute.isTransient = true
    attribute.renamingIdentifier = "old"
    #expect(try fingerprint([attribute, Self.attributes[1]]) == fingerprint())
  }
}
