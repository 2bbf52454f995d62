import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@testable import ModelwrightMigration

/// Every storage of a relationship into every other, compared with what the names say.
@Suite struct RelationshipPlanTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var a: [Relationship]
    var b: [Relationship]
    /// Whether A.link leads to many.
    var isToMany: Bool { a.contains { $0.name == "link" && $0.isToMany } }
  }

  /// The ways in which A.link can be stored.
  static let shapes = [
    Shape(testDescription: "key", a: [Models.toOne("link", "B")], b: []),
    Shape(
      testDescription: "key, many lead back", a: [Models.toOne("link", "B", "back")],
      b: [Models.toMany("back", "A", "link")]),
    Shape(
      testDescription: "key, many lead back in order", a: [Models.toOne("link", "B", "back")],
      b: [Models.toMany("back", "A", "link", ordered: true)]),
    Shape(
      testDescription: "one to one, own key", a: [Models.toOne("link", "B", "back")],
      b: [Models.toOne("back", "A", "link")]),
    Shape(
      testDescription: "one to one, other's key", a: [Models.toOne("link", "B", "zback")],
      b: [Models.toOne("zback", "A", "link", optional: false)]),
    Shape(testDescription: "hidden key", a: [Models.toMany("link", "B")], b: []),
    Shape(
      testDescription: "hidden key in order", a: [Models.toMany("link", "B", ordered: true)], b: []
    ),
    Shape(
      testDescription: "inverse's key", a: [Models.toMany("link", "B", "back")],
      b: [Models.toOne("back", "A", "link")]),
    Shape(
      testDescription: "inverse's key in order",
      a: [Models.toMany("link", "B", "back", ordered: true)],
      b: [Models.toOne("back", "A", "link")]),
    Shape(
      testDescription: "pairs", a: [Models.toMany("link", "B", "back")],
      b: [Models.toMany("back", "A", "link")]),
    Shape(
      testDescription: "pairs in both orders",
      a: [Models.toMany("link", "B", "back", ordered: true)],
      b: [Models.toMany("back", "A", "link", ordered: true)]),
    Shape(
      testDescription: "no foreign key", a: [Models.toOne("link", "B", "back")],
      b: [Models.toMany("back", "A", "link", rule: .noAction)]),
    Shape(
      testDescription: "renamed",
      a: [Models.toMany("others", "B", "back", ordered: true, id: "link")],
      b: [Models.toMany("back", "A", "others")]),
  ]

  @Test(arguments: shapes, shapes)
  func linksAreKeptOrNamed(_ before: Shape, _ after: Shape) throws {
    let old = MigrationVersion(try ResolvedModel(Models.pair(before.a, before.b)))
    let new = MigrationVersion(try ResolvedModel(Models.pair(after.a, after.b, name: "V2")))
    let matching = ModelMatching(from: old, to: new)
    var run = try MigrationRun(old)
    var filler = StoreFiller(old, run.connection)
    try filler.fill()
    let contents = try StoreContents(run.connection, old)
    let plan: MigrationPlan
    do throws(MigrationError) {
      plan = try MigrationPlanner.plan(from: old, to: new)
    } catch {
      #expect(error.obstacles.allSatisfy { $0.kind == .toManyBecameToOne }, "\(error)")
      #expect(error.description.contains("'V1' and 'V2'"))
      #expect(narrows(matching))
      return
    }
    #expect(!narrows(matching))
    let obstacles = try run.obstacles(plan.conditions)
    guard obstacles.isEmpty else {
      #expect(
        obstacles.allSatisfy { $0.kind == .sharedDestination || $0.kind == .missingValue })
      return
    }
    try run.migrate(by: plan, to: new)
    let expected = contents.migrated(by: matching)
    let found = try StoreContents(run.connection, new)
    #expect(found.difference(from: expected) == nil)
    if before.testDescription == after.testDescription, before.a[0].name == after.a[0].name {
      #expect(plan.isDescriptionOnly)
    }
  }

  /// Whether something that led to many leads to one.
  private func narrows(_ matching: ModelMatching) -> Bool {
    matching.new.model.relationships.contains { relationship in
      guard !relationship.relationship.isToMany,
        let index = matching.match(of: relationship, in: relationship.entity)
      else { return false }
      return matching.old.model.relationships[index].relationship.isToMany
    }
  }

  @Test func aSharedDestinationIsNamed() throws {
    var run = try MigrationRun(Models.pair([Models.toOne("link", "B")], []))
    try run.connection.execute(
      "INSERT INTO B (_id) VALUES (5); INSERT INTO A (_id, link) VALUES (1, 5), (2, 5)")
    let error = #expect(throws: MigrationError.self) {
      try run.migrate(to: Models.pair([Models.toMany("link", "B")], [], name: "V2"))
    }
    #expect(error?.obstacles.map(\.kind) == [.sharedDestination])
    #expect(error?.description.contains("for example id 5, number of objects 2") == true)
    #expect(error?.description.hasPrefix("A.link: ") == true)
  }

  @Test func keysToRowsThatGoBecomeNull() throws {
    let old = Models.pair([Models.toOne("link", "B")], [])
    var run = try MigrationRun(old)
    try run.connection.setForeignKeys(false)
    try run.connection.execute(
      "INSERT INTO B (_id) VALUES (5); INSERT INTO A (_id, link) VALUES (1, 5), (2, 77)")
    var required = old
    required.entities[0].relationships[0].isOptional = false
    let error = #expect(throws: MigrationError.self) { try run.migrate(to: required) }
    #expect(error?.obstacles.map(\.kind) == [.missingValue])
    // A rebuild for another reason cleans what leads nowhere.
    var changed = old
    changed.entities[0].attributes = []
    try run.migrate(to: changed)
    #expect(try run.rows("SELECT _id, link FROM A ORDER BY 1") == [[1, 5], [2, .null]])
  }
}
