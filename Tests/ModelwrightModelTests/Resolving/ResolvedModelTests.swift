import ModelwrightModel
import Testing

/// What following the names of a sound model gives.
@Suite struct ResolvedModelTests {
  /// Terrier → Dog → Animal, declared from the leaf upwards; Cat → Animal; Person alone.
  private static var model: Model {
    let name = Attribute(name: "name", type: .string)
    let owner = Relationship(
      name: "owner", destinationName: "Person", inverseName: "pets", inverseEntityName: "Person")
    let pets = Relationship(
      name: "pets", destinationName: "Animal", inverseName: "owner", inverseEntityName: "Animal",
      isToMany: true)
    let friends = Relationship(
      name: "friends", destinationName: "Person", inverseName: "friends",
      inverseEntityName: "Person", isToMany: true)
    return Model(
      name: "M",
      entities: [
        Entity(
          name: "Terrier", parentName: "Dog",
          fetchedProperties: [
            FetchedProperty(
              name: "near", fetchRequest: FetchRequestTemplate(name: "", entityName: "Dog"))
          ]),
        Entity(
          name: "Dog", parentName: "Animal",
          attributes: [Attribute(name: "breed", type: .string)]),
        Entity(name: "Animal", attributes: [name], relationships: [owner]),
        Entity(name: "Cat", parentName: "Animal"),
        Entity(name: "Person", relationships: [pets, friends]),
      ])
  }

  @Test func hierarchies() throws {
    let model = try ResolvedModel(Self.model)
    #expect(model.entities.map(\.index) == [0, 1, 2, 3, 4])
    #expect(model.entities.map(\.parent) == [1, 2, nil, 2, nil])
    #expect(model.entities.map(\.root) == [2, 2, 2, 2, 4])
    #expect(model.entities[2].children == [1, 3])
    #expect(model.entities[2].descendants == [2, 1, 0, 3])
    #expect(model.entities[4].descendants == [4])
    #expect(model.entity(0, isKindOf: 2) && model.entity(2, isKindOf: 2))
    #expect(!model.entity(2, isKindOf: 0) && !model.entity(3, isKindOf: 1))
    #expect(model.entity(named: "Cat")?.index == 3)
    #expect(model.entity(named: "cat") == nil)
  }

  @Test func inheritedPropertiesComeFirst() throws {
    let terrier = try ResolvedModel(Self.model).entities[0]
    #expect(terrier.properties.map(\.name) == ["name", "owner", "breed", "near"])
    #expect(terrier.properties.map(\.declaringEntity) == [2, 2, 1, 0])
    #expect(terrier.property(named: "breed")?.declaringEntity == 1)
    #expect(terrier.property(named: "pets") == nil)
  }

  @Test func relationshipsKnowTheirEnds() throws {
    let model = try ResolvedModel(Self.model)
    #expect(model.relationships.map(\.name) == ["owner", "pets", "friends"])
    #expect(model.relationships.map(\.entity) == [2, 4, 4])
    #expect(model.relationships.map(\.destination) == [4, 2, 4])
    #expect(model.relationships.map(\.inverse) == [1, 0, 2])
  }

  @Test func aBrokenModelThrowsAllItsFaults() {
    let broken = Model(
      name: "M",
      entities: [Entity(name: "A", parentName: "X"), Entity(name: "B", parentName: "Y")])
    let error = #expect(throws: InvalidModelError.self) { try ResolvedModel(broken) }
    #expect(error?.diagnostics.map(\.code) == ["unknown-parent", "unknown-parent"])
    #expect(error?.description.split(separator: "\n").count == 2)
  }

  @Test func modelsCompareByWhatTheySay() {
    var moved = Self.model
    moved.entities[0].source = SourceReference(path: "other", line: 7, column: 9)
    #expect(moved == Self.model)
    #expect(moved.hashValue == Self.model.hashValue)
    moved.entities[0].isAbstract = true
    #expect(moved != Self.model)
  }
}
