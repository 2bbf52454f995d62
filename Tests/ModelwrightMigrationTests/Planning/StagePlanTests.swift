import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@testable import ModelwrightMigration

@Suite struct StagePlanTests {
  static let before = Models.model([
    Entity(
      name: "Dog", attributes: [Models.attribute("age", .string), Models.attribute("name")],
      relationships: [Models.toMany("walks", "Walk", "dogs")]),
    Entity(name: "Walk", relationships: [Models.toMany("dogs", "Dog", "walks")]),
    Entity(name: "Cat", attributes: [Models.attribute("name")]),
  ])

  static let after = Models.model(
    [
      Entity(name: "Animal", isAbstract: true, attributes: [Models.attribute("name")]),
      {
        var dog = Entity(
          name: "Dog", parentName: "Animal",
          attributes: [Models.attribute("age", .integer32, optional: false)],
          relationships: [Models.toMany("walks", "Walk", "dog")])
        dog.uniquenessConstraints = [PropertyList(["age"])]
        return dog
      }(),
      Entity(name: "Walk", relationships: [Models.toOne("dog", "Dog", "walks")]),
      Entity(name: "Cat", parentName: "Animal"),
    ], name: "V2")

  private func filled() throws -> (MigrationRun, MigrationVersion, MigrationPlan) {
    let run = try MigrationRun(Self.before)
    try run.connection.execute(
      """
      INSERT INTO Dog (_id, age, name) VALUES (1, '3', 'Fido'), (2, '4', 'Rex');
      INSERT INTO Walk (_id) VALUES (1), (2);
      INSERT INTO Cat (_id, name) VALUES (1, 'Tom');
      INSERT INTO Dog_walks (dogs, walks) VALUES (1, 1), (2, 1), (2, 2);
      UPDATE _mw_sequence SET last = 2;
      """)
    let target = MigrationVersion(try ResolvedModel(Self.after))
    return (run, target, try MigrationPlanner.stagePlan(from: run.version, to: target))
  }

  @Test func codeFillsWhatCannotBeInferred() throws {
    var (run, target, plan) = try filled()
    #expect(throws: MigrationError.self) {
      try MigrationPlanner.plan(from: run.version, to: target)
    }
    #expect(plan.conditions.isEmpty)
    try run.migrate(by: plan, to: target) { connection, tables in
      #expect(try connection.rows("SELECT name FROM Dog ORDER BY _id") == [["Fido"], ["Rex"]])
      let animals = try #require(tables["Animal"])
      let walks = try #require(tables["Walk"])
      #expect(
        try connection.rows("SELECT _id, _entity, name, age FROM \(animals) ORDER BY _id")
          == [[1, "Dog", "Fido", .null], [2, "Dog", "Rex", .null]])
      let lacking = try plan.stageConditions.filter {
        try !connection.rows($0.violation).isEmpty
      }
      #expect(lacking.map(\.obstacle.kind) == [.missingValue])
      #expect(lacking.first?.obstacle.description.contains("let the code of the stage") == true)
      try connection.execute(
        """
        UPDATE \(animals) SET age = (SELECT CAST(age AS INTEGER) FROM Dog WHERE Dog._id = \(animals)._id);
        INSERT INTO \(animals) (_id, _entity, name) VALUES (11, 'Cat', 'Tom');
        UPDATE \(walks) SET dog = 2;
        INSERT INTO \(walks) (_id, dog) VALUES (9, 99);
        """)
      for condition in plan.stageConditions {
        #expect(try connection.rows(condition.violation).isEmpty)
      }
    }
    #expect(
      try run.rows("SELECT _id, _entity, name, age FROM Animal ORDER BY _id")
        == [[1, "Dog", "Fido", 3], [2, "Dog", "Rex", 4], [11, "Cat", "Tom", .null]])
    // A key that leads nowhere becomes NULL.
    #expect(
      try run.rows("SELECT _id, dog FROM Walk ORDER BY _id") == [[1, 2], [2, 2], [9, .null]])
    #expect(
      try run.rows("SELECT last FROM _mw_sequence WHERE root IN ('Animal', 'Walk') ORDER BY 1")
        == [[9], [11]])
  }

  @Test func duplicatesAreFoundWhenTheCodeHasRun() throws {
    var (run, target, plan) = try filled()
    try run.migrate(by: plan, to: target) { connection, tables in
      let animals = try #require(tables["Animal"])
      try connection.execute("UPDATE \(animals) SET age = 5")
      let broken = try plan.stageConditions.filter { try !connection.rows($0.violation).isEmpty }
      #expect(broken.map(\.obstacle.kind) == [.duplicates])
      #expect(broken.first?.obstacle.entity == "Dog")
      try connection.execute("UPDATE \(animals) SET age = _id")
    }
  }
}
