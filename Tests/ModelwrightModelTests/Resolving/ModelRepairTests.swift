import ModelwrightModel
import Testing

/// What is left of a broken model, and what can be said of it with certainty.
@Suite struct ModelRepairTests {
  private func repaired(_ model: Model) throws -> RepairedModel {
    var resolver = ModelResolver(model)
    #expect(resolver.resolve() == nil)
    return try #require(resolver.repaired())
  }

  private func finding(_ message: String) -> Diagnostic {
    Diagnostic(.warning, code: "c", message, at: ModelwrightModel.SourceLocation(path: "m"))
  }

  private static func composite(_ name: String, of type: String) -> Attribute {
    var attribute = Attribute(name: name, type: .composite)
    attribute.compositeName = type
    return attribute
  }

  /// Every kind of structural fault, each of them in an entity or a list of its own.
  private static let broken: [Model] = [
    Model(name: "m", entities: [Entity(name: "A"), Entity(name: "A"), Entity(name: "")]),
    Model(name: "m", entities: [Entity(name: "A", parentName: "Missing")]),
    Model(
      name: "m", entities: [Entity(name: "A", parentName: "B"), Entity(name: "B", parentName: "A")]),
    Model(
      name: "m",
      entities: (0..<80).map {
        Entity(name: "E\($0)", parentName: $0 == 0 ? nil : "E\($0 - 1)")
      }),
    Model(
      name: "m",
      entities: [
        Entity(
          name: "A",
          attributes: [
            Attribute(name: "a", type: .string), Attribute(name: "a", type: .string),
            Attribute(name: "", type: .string), Attribute(name: "c", type: .composite),
            composite("d", of: "Missing"),
            composite("e", of: "Endless"),
          ],
          fetchIndexes: [FetchIndex(name: "i", elements: [.init(.property("zz"))])],
          compoundIndexes: [PropertyList(["a", "zz"])], uniquenessConstraints: [PropertyList(["c"])]
        ),
        Entity(name: "B", parentName: "A", attributes: [Attribute(name: "a", type: .string)]),
      ],
      composites: [
        Composite(
          name: "Endless",
          attributes: [composite("x", of: "Endless")]),
        Composite(name: "Twice"), Composite(name: "Twice"), Composite(name: ""),
      ]),
    Model(
      name: "m",
      entities: [
        Entity(
          name: "A",
          relationships: [
            Relationship(name: "r", destinationName: "Missing"),
            Relationship(name: "s", destinationName: ""),
            Relationship(name: "t", destinationName: "A", inverseName: "zz"),
            Relationship(
              name: "u", destinationName: "A", inverseName: "u", inverseEntityName: "Missing"),
            Relationship(name: "v", destinationName: "A", inverseName: "w"),
            Relationship(name: "w", destinationName: "A", inverseName: "x"),
            Relationship(name: "x", destinationName: "A", inverseName: "w"),
          ],
          fetchedProperties: [
            FetchedProperty(name: "f")
          ])
      ],
      fetchRequests: [
        FetchRequestTemplate(name: "q", entityName: "A"),
        FetchRequestTemplate(name: "q", entityName: "A"),
        FetchRequestTemplate(name: "p", entityName: "Missing"),
      ],
      configurations: [
        Configuration(name: "k", entityNames: ["A", "Missing"]), Configuration(name: "k"),
      ]),
  ]

  @Test("the rest of every kind of broken model holds", arguments: broken)
  func restHolds(model: Model) throws {
    var resolver = ModelResolver(try repaired(model).model)
    #expect(resolver.resolve() != nil)
    #expect(resolver.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
  }

  @Test("a sound model is left as it is by a repair")
  func soundParts() throws {
    let sound = Entity(
      name: "Dog", attributes: [Attribute(name: "name", type: .string)],
      relationships: [
        Relationship(name: "owner", destinationName: "Person", inverseName: "dogs")
      ])
    let person = Entity(
      name: "Person",
      relationships: [
        Relationship(name: "dogs", destinationName: "Dog", inverseName: "owner", isToMany: true)
      ])
    let model = Model(name: "m", entities: [sound, person, Entity(name: "Dog")])
    #expect(try repaired(model).model.entities == [sound, person])
  }

  @Test("what only follows from a fault is not certain")
  func certainty() throws {
    let model = Model(
      name: "m",
      entities: [
        Entity(
          name: "Dog",
          relationships: [
            Relationship(name: "owner", destinationName: "Persn", inverseName: "dogs"),
            Relationship(name: "friend", destinationName: "Dog"),
          ]),
        Entity(
          name: "Person",
          relationships: [
            Relationship(name: "dogs", destinationName: "Dog", inverseName: "owner")
          ]),
        Entity(name: "Heir", parentName: "Anmal"), Entity(name: "Animal", isAbstract: true),
      ])
    let rest = try repaired(model)
    func isCertain(_ message: String, _ entity: String, _ property: String? = nil) -> Bool {
      rest.isCertain(finding(message), about: .init(entity: entity, property: property))
    }
    #expect(isCertain("'friend' has no inverse", "Dog", "friend"))
    #expect(!isCertain("'dogs' has no inverse", "Person", "dogs"))
    #expect(!isCertain("the key path 'owner.name' leads nowhere", "Dog"))
    #expect(!isCertain("anything", "Heir", "x"))
    #expect(!isCertain("is abstract and has no heirs", "Animal"))
    #expect(rest.isCertain(finding("the model is odd"), about: nil))
  }
}
