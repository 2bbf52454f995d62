import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@testable import ModelwrightMigration

@Suite struct HierarchyPlanTests {
  static func animals(_ change: (inout Model) -> Void = { _ in }) -> Model {
    var model = Models.model([
      Entity(
        name: "Animal",
        attributes: [Models.attribute("name"), Models.attribute("age", .integer32)],
        relationships: [Models.toMany("friends", "Animal", "friends")]),
      Entity(
        name: "Dog", parentName: "Animal", attributes: [Models.attribute("breed", default: "mix")],
        relationships: [Models.toOne("owner", "Person", "dogs")]),
      Entity(
        name: "Cat", parentName: "Animal",
        attributes: [Models.attribute("lives", .integer16, optional: false)],
        relationships: [Models.toOne("owner", "Person")]),
      Entity(
        name: "Person", attributes: [Models.attribute("name")],
        relationships: [Models.toMany("dogs", "Dog", "owner", ordered: true)]),
    ])
    change(&model)
    return model
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout Model) -> Void
  }

  static let changes = [
    Change(testDescription: "a sub-entity leaves") { $0.entities[2].parentName = nil },
    Change(testDescription: "both leave, and split the hierarchy") {
      $0.entities[1].parentName = nil
      $0.entities[2].parentName = nil
    },
    Change(testDescription: "a sub-entity goes") { $0.entities.remove(at: 2) },
    Change(testDescription: "the root goes") {
      $0.entities.remove(at: 0)
      $0.entities[0].parentName = nil
      $0.entities[1].parentName = "Dog"
    },
    Change(testDescription: "the parent is another sub-entity") {
      $0.entities[2].parentName = "Dog"
      $0.entities[2].relationships = []
    },
    Change(testDescription: "an entity between") {
      $0.entities.append(Entity(name: "Pet", isAbstract: true, parentName: "Animal"))
      $0.entities[1].parentName = "Pet"
    },
    Change(testDescription: "an entity above") {
      $0.entities.append(
        Entity(name: "Being", isAbstract: true, attributes: [Models.attribute("name")]))
      $0.entities[0].parentName = "Being"
      $0.entities[0].attributes.removeFirst()
    },
    Change(testDescription: "an attribute moves down") {
      let age = $0.entities[0].attributes.removeLast()
      $0.entities[1].attributes.append(age)
    },
    Change(testDescription: "an attribute moves up") {
      let breed = $0.entities[1].attributes.removeLast()
      $0.entities[0].attributes.append(breed)
    },
    Change(testDescription: "relationships of siblings are pulled up") {
      $0.entities[0].relationships.append(Models.toOne("owner", "Person"))
      $0.entities[1].relationships = []
      $0.entities[2].relationships = []
      $0.entities[3].relationships = []
    },
    Change(testDescription: "relationships of siblings are pulled up with one inverse") {
      $0.entities[0].relationships.append(Models.toOne("owner", "Person", "animals"))
      $0.entities[1].relationships = []
      $0.entities[2].relationships = []
      $0.entities[3].relationships = [Models.toMany("animals", "Animal", "owner", ordered: true)]
    },
    Change(testDescription: "entities are renamed") {
      $0.entities[0].name = "Creature"
      $0.entities[0].renamingIdentifier = "Animal"
      $0.entities[0].relationships = [Models.toMany("friends", "Creature", "friends")]
      $0.entities[1].parentName = "Creature"
      $0.entities[2].parentName = "Creature"
      $0.entities[2].name = "Kitty"
      $0.entities[2].renamingIdentifier = "Cat"
    },
    Change(testDescription: "two entities exchange their names") {
      $0.entities[1].name = "Cat"
      $0.entities[1].renamingIdentifier = "Dog"
      $0.entities[2].name = "Dog"
      $0.entities[2].renamingIdentifier = "Cat"
      $0.entities[3].relationships = [Models.toMany("dogs", "Cat", "owner", ordered: true)]
    },
    Change(testDescription: "root entities exchange their names") {
      $0.entities[0].name = "Person"
      $0.entities[0].renamingIdentifier = "Animal"
      $0.entities[0].relationships = [Models.toMany("friends", "Person", "friends")]
      $0.entities[1].parentName = "Person"
      $0.entities[2].parentName = "Person"
      $0.entities[1].relationships = [Models.toOne("owner", "Animal", "dogs")]
      $0.entities[2].relationships = [Models.toOne("owner", "Animal")]
      $0.entities[3].name = "Animal"
      $0.entities[3].renamingIdentifier = "Person"
    },
    Change(testDescription: "the destination is wider") {
      $0.entities[1].relationships = [Models.toOne("owner", "Person", "dogs")]
      $0.entities[0].relationships = [Models.toMany("friends", "Animal", "friends", ordered: true)]
    },
    Change(testDescription: "pairs become one way") {
      $0.entities[0].relationships = [
        Models.toMany("friends", "Animal", "friendOf"),
        Models.toMany("friendOf", "Animal", "friends"),
      ]
    },
    Change(testDescription: "friends are dogs only") {
      $0.entities[0].relationships = [Models.toMany("friends", "Dog", "friendOf")]
      $0.entities[1].relationships.append(Models.toMany("friendOf", "Animal", "friends"))
    },
  ]

  @Test(arguments: Self.changes, [true, false])
  func rowsAndLinksAreKept(_ change: Change, _ isForwards: Bool) throws {
    let (first, second) = (Self.animals(), Self.animals(change.change))
    let old = MigrationVersion(try ResolvedModel(isForwards ? first : second))
    let new = MigrationVersion(try ResolvedModel(isForwards ? second : first))
    var run = try MigrationRun(old)
    var filler = StoreFiller(old, run.connection)
    try filler.fill()
    let contents = try StoreContents(run.connection, old)
    let plan: MigrationPlan
    do throws(MigrationError) {
      plan = try MigrationPlanner.plan(from: old, to: new)
    } catch {
      // Backwards what was split would have to be merged.
      #expect(!isForwards && error.obstacles.allSatisfy { $0.kind == .mergedHierarchies })
      return
    }
    let obstacles = try run.obstacles(plan.conditions)
    guard obstacles.isEmpty else {
      #expect(!isForwards && obstacles.allSatisfy { $0.kind == .missingValue }, "\(obstacles)")
      return
    }
    try run.migrate(by: plan, to: new)
    let matching = ModelMatching(from: old, to: new)
    let found = try StoreContents(run.connection, new)
    #expect(found.difference(from: contents.migrated(by: matching)) == nil)
    // No id is given out twice.
    for table in new.schema.tables {
      guard case .entity = table.origin else { continue }
      let last = try run.connection.value(
        "SELECT last >= (SELECT ifnull(max(_id), 0) FROM \"\(table.name)\") FROM _mw_sequence "
          + "WHERE root = '\(table.name)'")
      #expect(last == 1 || last == nil)
    }
    #expect(!plan.steps.isEmpty)
  }

  @Test func hierarchiesWithoutACommonParentAreNotMerged() throws {
    let old = Models.model([Entity(name: "Dog"), Entity(name: "Cat")])
    let new = Models.model(
      [
        Entity(name: "Animal", isAbstract: true), Entity(name: "Dog", parentName: "Animal"),
        Entity(name: "Cat", parentName: "Animal"),
      ], name: "V2")
    let error = #expect(throws: MigrationError.self) {
      try MigrationPlanner.plan(from: try ResolvedModel(old), to: try ResolvedModel(new))
    }
    #expect(error?.obstacles.map(\.kind) == [.mergedHierarchies])
    #expect(error?.description.contains("'Dog', 'Cat'") == true)
  }

  @Test func anAbstractEntityMayHaveNoObjects() throws {
    var run = try MigrationRun(Self.animals())
    let abstract = Self.animals { $0.entities[1].isAbstract = true }
    try run.migrate(to: abstract)
    run = try MigrationRun(Self.animals())
    try run.connection.execute("INSERT INTO Animal (_id, _entity) VALUES (1, 'Dog')")
    let error = #expect(throws: MigrationError.self) { try run.migrate(to: abstract) }
    #expect(error?.obstacles.map(\.kind) == [.abstractEntity])
    #expect(error?.obstacles.map(\.entity) == ["Dog"])
  }
}
