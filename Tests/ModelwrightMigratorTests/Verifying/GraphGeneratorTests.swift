import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightMigrator

@Suite struct GraphGeneratorTests {
  let stored: StoredVersion
  let graph: ObjectGraph

  init() throws {
    stored = StoredVersion(MigrationVersion(try ResolvedModel(Shelter.model)))
    graph = GraphGenerator.graph(of: stored)
  }

  private func values(_ entity: String, _ path: String) throws -> [SQLiteValue] {
    let index = try #require(stored.model.entity(named: entity)?.index)
    let slot = try #require(
      stored.layouts[index].slots.first { $0.path.joined(separator: ".") == path })
    return graph.objects.filter { stored.model.entity($0.entity, isKindOf: index) }
      .map { $0.values[slot.index] }
  }

  private func links(_ entity: String, _ name: String) throws -> [Int64: [Int64]] {
    let relationship = try #require(
      stored.model.relationships.first {
        stored.model.entities[$0.entity].name == entity && $0.name == name
      })
    return graph.links[relationship.index]
  }

  @Test("every entity that can have objects has several, abstract ones have none")
  func objects() {
    let counts = Dictionary(grouping: graph.objects, by: \.entity).mapValues(\.count)
    for entity in stored.model.entities {
      let count = counts[entity.index] ?? 0
      #expect(entity.entity.isAbstract ? count == 0 : count >= 6, "\(entity.name)")
    }
  }

  @Test(
    "every attribute has ordinary values, boundaries, and none where it is optional",
    arguments: [
      ("Animal", "name", false), ("Animal", "born", true), ("Animal", "price", true),
      ("Animal", "tag", true), ("Animal", "photo", true), ("Animal", "page", true),
      ("Animal", "position.x", true), ("Animal", "position.label", true), ("Dog", "weight", false),
      ("Dog", "rank", true), ("Dog", "height", true), ("Puppy", "weeks", false),
      ("Cat", "lives", true), ("Walk", "distance", true), ("Keeper", "notes", true),
    ])
  func attributes(entity: String, path: String, isOptional: Bool) throws {
    let values = try values(entity, path)
    #expect(values.contains(.null) == isOptional)
    let present = values.filter { $0 != .null }
    // No two are equal, and there is more than boundaries.
    #expect(Set(present).count == present.count)
    #expect(present.count >= 4)
  }

  @Test("whole numbers go to the ends of their types, texts have every kind of character")
  func boundaries() throws {
    #expect(try values("Dog", "rank").contains(.integer(-32_768)))
    #expect(try values("Dog", "rank").contains(.integer(32_767)))
    #expect(try values("Puppy", "weeks").contains(.integer(.min)))
    #expect(try values("Puppy", "weeks").contains(.integer(.max)))
    let names = try values("Animal", "name").compactMap(\.text)
    #expect(names.contains(""))
    #expect(names.contains { $0.contains("\u{0}") && $0.contains("\u{1F415}") })
    #expect(try values("Animal", "photo").contains(.blob([])))
  }

  @Test("links are shared, missing and circular, and orders are not those of the identifiers")
  func relationships() throws {
    let mothers = try links("Animal", "mother")
    #expect(Set(mothers.values.map { $0[0] }).count < mothers.count)
    #expect(mothers.contains { $0.value == [$0.key] })
    #expect(mothers.count < (try values("Animal", "name").count))
    let walks = try links("Animal", "walks")
    #expect(walks.values.contains { $0.count > 1 })
    #expect(walks.values.contains { $0 != $0.sorted() })
    #expect(walks.values.reduce(0) { $0 + $1.count } == (try values("Walk", "distance").count))
    let boxes = try links("Box", "animal")
    #expect(Set(boxes.values.map { $0[0] }).count == boxes.count)
    #expect(boxes.count == (try values("Box", "number").count))
    let friends = try links("Animal", "friends")
    #expect(friends.values.contains { $0.count > 1 })
    for (id, others) in friends {
      for other in others { #expect(friends[other]?.contains(id) == true) }
    }
    let keepers = try links("Walk", "keepers")
    #expect(keepers.values.contains { $0.count > 1 && $0 != $0.sorted() })
    #expect(keepers.count < (try values("Walk", "distance").count))
    #expect(try links("Keeper", "seen").values.contains { $0.count > 1 && $0 != $0.sorted() })
  }

  @Test("the objects can be stored as a program would, and read back as they are")
  func storing() throws {
    for style in [GraphGenerator.Style.rich, .plain] {
      let graph = GraphGenerator.graph(of: stored, style: style)
      let store = try FilledStore(stored, place: 0, graph: graph)
      #expect(try store.connection.value("SELECT count(*) FROM \"Animal\"") != 0)
      let counts = try store.connection.rows(
        "SELECT \"walkCount\", (SELECT count(*) FROM \"Walk\" WHERE \"animal\" = \"Animal\".\"_id\") "
          + "FROM \"Animal\"")
      #expect(counts.allSatisfy { $0[0] == $0[1] })
      #expect(counts.contains { $0[0] != 0 })
    }
  }

  @Test("a store whose rows are not the objects that were made is no ground for a proof")
  func emptyStore() throws {
    #expect(throws: FilledStore.Fault.self) {
      try FilledStore(
        stored, place: 0,
        graph: ObjectGraph(relationshipCount: stored.model.relationships.count))
    }
  }

  @Test("plain objects lack nothing and share nothing where they need not")
  func plainObjects() throws {
    let graph = GraphGenerator.graph(of: stored, style: .plain)
    for object in graph.objects {
      for slot in stored.layouts[object.entity].slots {
        guard case .attribute(let attribute) = slot.content, !slot.isTransient,
          !attribute.isDerived
        else { continue }
        #expect(object.values[slot.index] != .null, "\(slot.path)")
      }
    }
  }

  @Test(
    "values of truth in a uniqueness constraint, and partners that are too few, leave some objects")
  func scarceValues() throws {
    let model = Model(
      name: "Flags",
      entities: [
        Entity(
          name: "Flag", attributes: [Shelter.attribute("isUp", .boolean, optional: false)],
          uniquenessConstraints: [PropertyList(["isUp"])]),
        Entity(name: "Base", isAbstract: true),
        Entity(
          name: "Child", parentName: "Base",
          relationships: [Shelter.toOne("twin", "Twin", inverse: "child", optional: false)]),
        Entity(
          name: "Twin", relationships: [Shelter.toOne("child", "Child", inverse: "twin")]),
        // Nothing can ever stand at the other end.
        Entity(name: "Ghost", isAbstract: true),
        Entity(
          name: "Haunted", relationships: [Shelter.toOne("ghost", "Ghost", optional: false)]),
      ])
    let stored = StoredVersion(MigrationVersion(try ResolvedModel(model)))
    let graph = GraphGenerator.graph(of: stored)
    _ = try FilledStore(stored, place: 0, graph: graph)
    let counts = Dictionary(grouping: graph.objects, by: \.entity).mapValues(\.count)
    #expect(counts[0] == 2)
    #expect(counts[5] == nil)
    #expect(counts[2] == PopulationPlan.usual)
  }
}
