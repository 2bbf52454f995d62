import ModelwrightModel
import Testing

/// A place whose fields all stand in one line, each under its name.
private func at(_ line: Int32, _ fields: (String, Int32)...) -> SourceReference {
  SourceReference(
    path: "m", line: line, column: 1,
    fields: fields.map { SourceReference.Field(name: $0.0, line: line, column: $0.1) })
}

private func faults(_ model: Model) -> [String] {
  var resolver = ModelResolver(model)
  let resolved = resolver.resolve()
  #expect((resolved == nil) == resolver.diagnostics.hasErrors)
  return resolver.diagnostics.sorted().map(\.description)
}

private func faults(_ entities: Entity...) -> [String] {
  faults(Model(name: "M", entities: entities))
}

/// Every fault of a structure, with its place.
@Suite struct ModelResolverTests {
  private let book = Entity(name: "Book", source: at(9))

  @Test func names() {
    #expect(
      faults(Entity(name: "", source: at(2))) == [
        "m:2:1: error: an entity has no name; give it one [missing-name]"
      ])
    #expect(
      faults(book, Entity(name: "Book", source: at(12, ("name", 5)))) == [
        "m:12:5: error: entity 'Book' is declared twice (first in line 9); rename or remove one [duplicate-entity]"
      ])
    #expect(
      faults(
        Entity(
          name: "E",
          attributes: [
            Attribute(name: "a", type: .string), Attribute(name: "", type: .string, source: at(3)),
          ],
          relationships: [
            Relationship(name: "a", destinationName: "E", source: at(4, ("name", 7)))
          ])) == [
          "m:3:1: error: a property of entity 'E' has no name; give it one [missing-name]",
          "m:4:7: error: entity 'E' declares 'a' twice; rename or remove one [duplicate-property]",
        ])
  }

  @Test func parents() {
    #expect(
      faults(book, Entity(name: "Novel", parentName: "Bok", source: at(3, ("parentEntity", 8))))
        == [
          "m:3:8: error: entity 'Novel' has the unknown parent 'Bok'; did you mean 'Book'? [unknown-parent]"
        ])
    #expect(
      faults(
        Entity(name: "A", parentName: "B", source: at(1, ("parentEntity", 2))),
        Entity(name: "B", parentName: "C", source: at(2, ("parentEntity", 2))),
        Entity(name: "C", parentName: "B"),
        Entity(name: "D", parentName: "D", source: at(4, ("parentEntity", 2)))
      ) == [
        "m:2:2: error: entities inherit from each other: 'B' → 'C' → 'B'; remove one parent [parent-cycle]",
        "m:4:2: error: entities inherit from each other: 'D' → 'D'; remove one parent [parent-cycle]",
      ])
    let child = Entity(
      name: "Novel", parentName: "Book",
      attributes: [Attribute(name: "title", type: .string, source: at(5, ("name", 3)))])
    let parent = Entity(name: "Book", attributes: [Attribute(name: "title", type: .string)])
    #expect(
      faults(child, Entity(name: "X", parentName: "Novel"), parent) == [
        "m:5:3: error: 'title' of entity 'Novel' is already inherited from 'Book'; rename or remove it [redeclared-property]"
      ])
  }

  @Test func destinations() {
    let relationships = [
      Relationship(name: "a", destinationName: "", source: at(2)),
      Relationship(name: "b", destinationName: "Boook", source: at(3, ("destinationEntity", 4))),
    ]
    #expect(
      faults(book, Entity(name: "E", relationships: relationships)) == [
        "m:2:1: error: relationship 'a' of entity 'E' has no destination; name an entity [missing-destination]",
        "m:3:4: error: relationship 'b' of entity 'E' leads to the unknown entity 'Boook'; did you mean 'Book'? [unknown-destination]",
      ])
  }

  private func pair(
    _ first: Relationship, _ second: Relationship, more: [Relationship] = []
  ) -> [String] {
    faults(
      Entity(name: "A", relationships: [first] + more),
      Entity(name: "B", relationships: [second]), Entity(name: "C"))
  }

  private func relationship(
    _ name: String, to destination: String, inverse: String?, of entity: String? = nil,
    line: Int32 = 0
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse, inverseEntityName: entity,
      source: at(line, ("inverseName", 5), ("inverseEntity", 9)))
  }

  @Test func inverses() {
    let back = relationship("back", to: "A", inverse: "r", line: 9)
    #expect(pair(relationship("r", to: "B", inverse: "back"), back) == [])
    #expect(
      pair(relationship("r", to: "B", inverse: "bak", line: 2), back)
        == [
          "m:2:5: error: relationship 'r' of entity 'A' has the unknown inverse 'B.bak'; did you mean 'back'? [unknown-inverse]",
          "m:9:5: warning: 'B.back' names 'A.r' as its inverse, which names none; name the inverse on both sides [one-sided-inverse]",
        ].filter { !$0.contains("one-sided") })
    #expect(
      pair(relationship("r", to: "B", inverse: "back", of: "Xyz", line: 2), back) == [
        "m:2:9: error: relationship 'r' of entity 'A' has its inverse in the unknown entity 'Xyz' [unknown-inverse]"
      ])
    #expect(
      pair(relationship("r", to: "B", inverse: nil), back) == [
        "m:9:5: warning: 'B.back' names 'A.r' as its inverse, which names none; name the inverse on both sides [one-sided-inverse]"
      ])
    #expect(
      pair(
        relationship("r", to: "B", inverse: "back"), back,
        more: [relationship("s", to: "B", inverse: "back", line: 4)]) == [
          "m:4:5: error: 'A.s' names 'B.back' as its inverse, but that has another inverse; make both sides name each other [inverse-mismatch]"
        ])
    #expect(
      pair(relationship("r", to: "C", inverse: "back", of: "B", line: 2), back) == [
        "m:2:5: error: 'A.r' leads to 'C', which does not have its inverse 'B.back'; correct the destination or the inverse [inverse-mismatch]"
      ])
  }

  @Test func anInverseMayBeInherited() {
    let owner = relationship("owner", to: "Person", inverse: "pets", of: "Person")
    let pets = relationship("pets", to: "Dog", inverse: "owner", of: "Animal")
    #expect(
      faults(
        Entity(name: "Dog", parentName: "Animal"),
        Entity(name: "Animal", relationships: [owner]),
        Entity(name: "Person", relationships: [pets])) == [])
  }

  @Test func indexesAndConstraints() {
    var entity = Entity(name: "E", attributes: [Attribute(name: "title", type: .string)])
    entity.uniquenessConstraints = [PropertyList(["titel"], source: at(2, ("value:titel", 6)))]
    entity.compoundIndexes = [PropertyList(["title", "x"], source: at(3, ("value:x", 7)))]
    entity.fetchIndexes = [
      FetchIndex(
        name: "i",
        elements: [
          FetchIndex.Element(.property("title.inner")), FetchIndex.Element(.expression("f(x)")),
          FetchIndex.Element(.property("y"), source: at(4, ("property", 8))),
        ])
    ]
    #expect(
      faults(entity) == [
        "m:2:6: error: a uniqueness constraint of entity 'E' names the unknown property 'titel'; did you mean 'title'? [unknown-index-property]",
        "m:3:7: error: a compound index of entity 'E' names the unknown property 'x' [unknown-index-property]",
        "m:4:8: error: fetch index 'i' of entity 'E' names the unknown property 'y' [unknown-index-property]",
      ])
    entity = Entity(name: "F", parentName: "E")
    entity.uniquenessConstraints = [PropertyList(["title"])]
    let parent = Entity(name: "E", attributes: [Attribute(name: "title", type: .string)])
    #expect(faults(entity, parent) == [])
  }

  @Test func requestsAndConfigurations() {
    var model = Model(name: "M", entities: [book])
    model.fetchRequests = [
      FetchRequestTemplate(name: "f", entityName: "Book"),
      FetchRequestTemplate(name: "f", entityName: "X", source: at(2, ("name", 3), ("entity", 9))),
    ]
    model.configurations = [
      Configuration(name: "c", entityNames: ["Boo"], source: at(3, ("memberEntity:Boo", 8))),
      Configuration(name: "c", source: at(4, ("name", 8))),
    ]
    model.entities.append(
      Entity(
        name: "E",
        fetchedProperties: [
          FetchedProperty(name: "p", source: at(5)),
          FetchedProperty(
            name: "q",
            fetchRequest: FetchRequestTemplate(name: "", entityName: "Y", source: at(6))),
        ]))
    #expect(
      faults(model) == [
        "m:2:3: error: fetch request 'f' is declared twice; rename or remove one [duplicate-fetch-request]",
        "m:2:9: error: fetch request 'f' fetches the unknown entity 'X'; did you mean 'E'? [unknown-fetch-entity]",
        "m:3:8: error: configuration 'c' has the unknown entity 'Boo'; did you mean 'Book'? [unknown-member-entity]",
        "m:4:8: error: configuration 'c' is declared twice; rename or remove one [duplicate-configuration]",
        "m:5:1: error: fetched property 'p' of entity 'E' has no fetch request [missing-fetch-request]",
        "m:6:1: error: fetched property 'q' of entity 'E' fetches the unknown entity 'Y'; did you mean 'E'? [unknown-fetch-entity]",
      ])
  }

  @Test func composites() {
    func composite(_ name: String, _ inner: String?, line: Int32) -> Composite {
      var attribute = Attribute(name: "a", type: .composite, source: at(line, ("composite", 8)))
      attribute.compositeName = inner
      return Composite(name: name, attributes: [attribute], source: at(line, ("name", 3)))
    }
    let model = Model(
      name: "M",
      composites: [
        composite("P", "Q", line: 2), composite("Q", "P", line: 3), composite("R", nil, line: 4),
        composite("S", "RR", line: 5), composite("S", "R", line: 6),
      ])
    #expect(
      faults(model).map { $0.split(separator: " ").last.map(String.init) ?? "" } == [
        "[composite-cycle]", "[composite-cycle]", "[missing-composite]", "[unknown-composite]",
        "[duplicate-composite]",
      ])
  }
}

/// Models that would cost time or memory beyond measure.
@Suite struct HostileModelTests {
  @Test func compositesThatMultiplyAreRefused() {
    let composites = (0..<15).map { level in
      Composite(
        name: "C\(level)",
        attributes: (0..<10).map { index in
          var attribute = Attribute(name: "a\(index)", type: level == 14 ? .string : .composite)
          attribute.compositeName = "C\(level + 1)"
          return attribute
        })
    }
    let found = faults(Model(name: "M", composites: composites))
    #expect(found.count == 12)
    #expect(found.allSatisfy { $0.hasSuffix("[composite-cycle]") })
  }

  @Test func inheritanceHasAGreatestDepth() {
    func chain(_ count: Int) -> Model {
      Model(
        name: "M",
        entities: (0..<count).map {
          Entity(name: "E\($0)", parentName: $0 == 0 ? nil : "E\($0 - 1)")
        })
    }
    #expect(faults(chain(65)) == [])
    #expect(
      faults(chain(66)) == [
        ": error: entity 'E65' has more than 64 ancestors [inheritance-too-deep]"
      ])
    #expect(faults(chain(5_000)).count == 4_999 / 65)
  }

  @Test func inheritedPropertiesAreCountedTogether() {
    let root = Entity(
      name: "R", attributes: (0..<2_000).map { Attribute(name: "a\($0)", type: .string) })
    let heirs = (0..<500).map { Entity(name: "E\($0)", parentName: "R") }
    let found = faults(Model(name: "M", entities: [root] + heirs))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("[too-many-properties]") == true)
  }

  @Test func faultsAreReportedUpToALimit() {
    let relationships = (0..<3_000).map { Relationship(name: "r\($0)", destinationName: "X\($0)") }
    let found = faults(Entity(name: "E", relationships: relationships))
    #expect(found.count == 1_001)
    #expect(
      found.last
        == ": note: 2000 more messages of 'unknown-destination' are left out [more-diagnostics]")
  }
}
