import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightMigrator

/// What objects must become, said by hand: the oracle is what everything else is compared with.
@Suite struct GraphOracleTests {
  /// Objects of a small model, carried over to a changed one.
  struct Scene {
    let old: StoredVersion
    let new: StoredVersion
    var graph: ObjectGraph

    init(_ model: Model, renames: Renames = Renames(), _ change: (inout Model) -> Void) throws {
      var changed = model
      change(&changed)
      old = StoredVersion(MigrationVersion(try ResolvedModel(model)))
      new = StoredVersion(MigrationVersion(try ResolvedModel(changed)))
      graph = ObjectGraph(relationshipCount: old.model.relationships.count)
    }

    mutating func add(
      _ entity: String, _ id: Int64, _ values: [String: SQLiteValue] = [:]
    ) throws {
      let entity = try #require(old.model.entity(named: entity))
      graph.add(
        .init(
          key: ObjectKey(root: entity.root, id: id), entity: entity.index, version: 1,
          values: old.layouts[entity.index].slots.map {
            values[$0.path.joined(separator: ".")] ?? .null
          }))
    }

    mutating func link(
      _ entity: String, _ name: String, _ links: [Int64: [Int64]]
    ) throws {
      graph.links[try Self.relationship(entity, name, in: old)] = links
    }

    static func relationship(
      _ entity: String, _ name: String, in stored: StoredVersion
    ) throws -> Int {
      try #require(
        stored.model.relationships.first {
          stored.model.entities[$0.entity].name == entity && $0.name == name
        }
      ).index
    }

    var expected: GraphOracle.Expectation {
      GraphOracle(from: old, to: new, renames: Renames()).expectation(from: graph)
    }

    func value(_ entity: String, _ id: Int64, _ path: String) throws -> SQLiteValue {
      let entity = try #require(new.model.entity(named: entity))
      let object = try #require(expected.graph.object(ObjectKey(root: entity.root, id: id)))
      #expect(object.entity == entity.index)
      let slot = try #require(
        new.layouts[entity.index].slots.first { $0.path.joined(separator: ".") == path })
      return object.values[slot.index]
    }

    func links(_ entity: String, _ name: String) throws -> [Int64: [Int64]] {
      expected.graph.links[try Self.relationship(entity, name, in: new)]
    }

    func isOrderOpen(_ entity: String, _ name: String) throws -> Bool {
      expected.openOrders.contains(try Self.relationship(entity, name, in: new))
    }
  }

  static let dogs = Model(
    name: "Dogs",
    entities: [
      Entity(
        name: "Dog",
        attributes: [Shelter.attribute("name"), Shelter.attribute("weight", .double)],
        relationships: [
          Shelter.toMany("walks", "Walk", inverse: "dog", ordered: true),
          Shelter.toOne("friend", "Dog"),
        ]),
      Entity(
        name: "Walk", attributes: [Shelter.attribute("distance", .integer32)],
        relationships: [Shelter.toOne("dog", "Dog", inverse: "walks")]),
    ])

  private func scene(_ change: (inout Model) -> Void) throws -> Scene {
    var scene = try Scene(Self.dogs, change)
    try scene.add("Dog", 1, ["name": "Fido", "weight": 12.5])
    try scene.add("Dog", 2, ["name": "Rex"])
    try scene.add("Walk", 11, ["distance": 5])
    try scene.add("Walk", 12)
    try scene.add("Walk", 13, ["distance": 0])
    try scene.link("Walk", "dog", [11: [1], 12: [1], 13: [2]])
    try scene.link("Dog", "walks", [1: [12, 11], 2: [13]])
    try scene.link("Dog", "friend", [2: [1], 1: [1]])
    return scene
  }

  @Test("values follow the renaming identifier, and a name without one is another thing")
  func renames() throws {
    let scene = try scene {
      $0["Dog"].attributes[0].name = "title"
      $0["Dog"].attributes[0].renamingIdentifier = "name"
      $0["Dog"].attributes[1].name = "mass"
    }
    #expect(try scene.value("Dog", 1, "title") == "Fido")
    #expect(try scene.value("Dog", 1, "mass") == .null)
  }

  @Test("a new attribute has its default, and one that is required now instead of nothing")
  func defaults() throws {
    let scene = try scene {
      $0["Dog"].attributes.append(Shelter.attribute("breed", default: "none"))
      $0["Dog"].attributes.append(Shelter.attribute("age", .integer16))
      $0["Walk"].attributes[0].isOptional = false
      $0["Walk"].attributes[0].defaultValueString = "9"
      $0["Dog"].attributes[1].defaultValueString = "4"
    }
    #expect(try scene.value("Dog", 1, "breed") == "none")
    #expect(try scene.value("Dog", 1, "age") == .null)
    #expect(try scene.value("Walk", 12, "distance") == 9)
    #expect(try scene.value("Walk", 13, "distance") == 0)
    // A default fills no gaps that may stay.
    #expect(try scene.value("Dog", 2, "weight") == .null)
  }

  @Test("objects of an entity that is gone go, and what led to them leads nowhere")
  func removedEntity() throws {
    let scene = try scene {
      $0.entities.removeLast()
      $0["Dog"].relationships.removeFirst()
    }
    #expect(scene.expected.graph.objects.map(\.key.id) == [1, 2])
    #expect(try scene.links("Dog", "friend") == [1: [1], 2: [1]])
  }

  @Test("one link becomes one of many, under another name, with an inverse that is new")
  func toOneBecomesToMany() throws {
    let scene = try scene {
      var friends = Shelter.toMany("friends", "Dog", inverse: "friendOf", ordered: true)
      friends.renamingIdentifier = "friend"
      $0["Dog"].relationships[1] = friends
      $0["Dog"].relationships.append(Shelter.toMany("friendOf", "Dog", inverse: "friends"))
    }
    #expect(try scene.links("Dog", "friends") == [1: [1], 2: [1]])
    #expect(try scene.links("Dog", "friendOf") == [1: [1, 2]])
    #expect(try scene.isOrderOpen("Dog", "friends"))
  }

  @Test("an order is kept, given up, and open when it is new")
  func orders() throws {
    let kept = try scene { $0["Dog"].attributes.append(Shelter.attribute("breed")) }
    #expect(try kept.links("Dog", "walks") == [1: [12, 11], 2: [13]])
    #expect(try !kept.isOrderOpen("Dog", "walks"))
    let lost = try scene { $0["Dog"].relationships[0].isOrdered = false }
    #expect(try lost.links("Dog", "walks") == [1: [11, 12], 2: [13]])
    let back = try scene {
      $0["Dog"].relationships[0].name = "outings"
      $0["Walk"].relationships[0].inverseName = "outings"
    }
    // The other end still knows the links, but not their order.
    #expect(try back.links("Dog", "outings") == [1: [11, 12], 2: [13]])
    #expect(try back.isOrderOpen("Dog", "outings"))
  }

  @Test("what leads back by itself now leads back for links that did not")
  func selfInverse() throws {
    let scene = try scene {
      var friends = Shelter.toMany("friends", "Dog", inverse: "friends")
      friends.renamingIdentifier = "friend"
      $0["Dog"].relationships[1] = friends
    }
    #expect(try scene.links("Dog", "friends") == [1: [1, 2], 2: [1]])
  }

  @Test("properties of several heirs meet in their new parent")
  func pulledUp() throws {
    let model = Model(
      name: "Pets",
      entities: [
        Entity(name: "Pet", isAbstract: true),
        Entity(name: "Cat", parentName: "Pet", attributes: [Shelter.attribute("name")]),
        Entity(name: "Dog", parentName: "Pet", attributes: [Shelter.attribute("call")]),
      ])
    var scene = try Scene(model) {
      $0.entities[0].attributes = [Shelter.attribute("name")]
      $0.entities[0].attributes[0].renamingIdentifier = "call"
      $0.entities[1].attributes = []
      $0.entities[2].attributes = []
    }
    try scene.add("Cat", 1, ["name": "Tom"])
    try scene.add("Dog", 2, ["call": "Fido"])
    #expect(try scene.value("Cat", 1, "name") == "Tom")
    #expect(try scene.value("Dog", 2, "name") == "Fido")
  }

  @Test("a hierarchy that is split keeps objects under their identifiers, which stay given out")
  func splitHierarchy() throws {
    let model = Model(
      name: "Pets",
      entities: [
        Entity(name: "Pet", attributes: [Shelter.attribute("name")]),
        Entity(name: "Cat", parentName: "Pet"),
      ])
    var scene = try Scene(model) {
      $0.entities[1].parentName = nil
      $0.entities[1].attributes = [Shelter.attribute("name")]
    }
    try scene.add("Pet", 1, ["name": "Fish"])
    try scene.add("Cat", 2, ["name": "Tom"])
    scene.graph.lastIDs = [0: 40]
    #expect(try scene.value("Cat", 2, "name") == "Tom")
    #expect(try scene.value("Pet", 1, "name") == "Fish")
    #expect(scene.expected.graph.objects.count == 2)
    #expect(scene.expected.graph.lastIDs == [0: 40, 1: 40])
  }

  @Test("derived attributes are computed from what the objects have become")
  func derived() throws {
    let scene = try scene {
      var count = Shelter.attribute("walkCount", .integer32)
      count.derivationExpression = "walks.@count"
      var sum = Shelter.attribute("total", .integer64)
      sum.derivationExpression = "walks.distance.@sum"
      var copy = Shelter.attribute("dogName")
      copy.derivationExpression = "dog.name"
      $0["Dog"].attributes += [count, sum]
      $0["Walk"].attributes.append(copy)
    }
    #expect(try scene.value("Dog", 1, "walkCount") == 2)
    #expect(try scene.value("Dog", 1, "total") == 5)
    #expect(try scene.value("Walk", 12, "dogName") == "Fido")
  }
}
