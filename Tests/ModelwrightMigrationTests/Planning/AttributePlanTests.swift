import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@testable import ModelwrightMigration

@Suite struct AttributePlanTests {
  static func dogs(_ attributes: [Attribute], name: String = "V1") -> Model {
    Models.model([Entity(name: "Dog", attributes: attributes)], name: name)
  }

  private func filled(_ attributes: [Attribute], _ values: String) throws -> MigrationRun {
    let run = try MigrationRun(Self.dogs(attributes))
    try run.connection.execute("INSERT INTO Dog \(values)")
    return run
  }

  @Test("case 13: a required attribute without default")
  func requiredWithoutDefault() throws {
    let after = Self.dogs([Models.attribute("age", .integer16, optional: false)], name: "V2")
    var run = try filled([], "DEFAULT VALUES")
    let error = #expect(throws: MigrationError.self) { try run.migrate(to: after) }
    let obstacle = try #require(error?.obstacles.first)
    #expect(obstacle.kind == .missingValue)
    #expect((obstacle.entity, obstacle.property) == ("Dog", "age"))
    #expect(obstacle.reason.contains("'V1' and 'V2'"))
    #expect(obstacle.reason.contains("{\"from\": \"V1\", \"to\": \"V2\"}"))
    run = try MigrationRun(Self.dogs([]))
    try run.migrate(to: after)
  }

  @Test("case 14: NULL becomes the default when a value is required")
  func requiredWithDefault() throws {
    var run = try filled([Models.attribute("age", .integer16)], "(age) VALUES (NULL), (7)")
    try run.migrate(
      to: Self.dogs([Models.attribute("age", .integer16, optional: false, default: "3")]))
    #expect(try run.rows("SELECT age FROM Dog ORDER BY _id") == [[3], [7]])
  }

  @Test(
    "case 15: no type becomes another",
    arguments: [
      (AttributeType.integer32, AttributeType.integer64), (.integer64, .decimal),
      (.string, .transformable), (.integer16, .integer32), (.date, .double), (.string, .uri),
    ])
  func typeChange(_ old: AttributeType, _ new: AttributeType) throws {
    let (before, after) = (
      Self.dogs([Models.attribute("x", old)]), Self.dogs([Models.attribute("x", new)], name: "V2")
    )
    let error = #expect(throws: MigrationError.self) {
      try MigrationPlanner.plan(from: try ResolvedModel(before), to: try ResolvedModel(after))
    }
    #expect(error?.obstacles.map(\.kind) == [.typeChanged])
    #expect(error?.description.contains("\(old.rawValue) in one and \(new.rawValue)") == true)
    let changes = ModelComparison(
      from: MigrationVersion(try ResolvedModel(before)),
      to: MigrationVersion(try ResolvedModel(after))
    ).changes
    #expect(changes.map(\.kind) == [.attributeChanged([.type])])
    #expect(changes.map(\.effect) == [.needsStage])
  }

  @Test("case 16: a chain of renaming identifiers")
  func renameChain() throws {
    let first = [Models.attribute("a")]
    let second = Self.dogs([Models.attribute("b", id: "a")], name: "V2")
    let third = Self.dogs([Models.attribute("c", id: "a")], name: "V3")
    for steps in [[second, third], [third]] {
      var run = try filled(first, "(a) VALUES ('x'), (NULL)")
      for step in steps { try run.migrate(to: step) }
      #expect(try run.rows("SELECT c FROM Dog ORDER BY _id") == [["x"], [.null]])
      try run.migrate(to: Self.dogs(first))
      #expect(try run.rows("SELECT a FROM Dog ORDER BY _id") == [["x"], [.null]])
    }
  }

  @Test("case 16: without an identifier a rename is suspected")
  func suspectedRename() throws {
    let comparison = ModelComparison(
      from: MigrationVersion(
        try ResolvedModel(Self.dogs([Models.attribute("a"), Models.attribute("n", .integer16)]))),
      to: MigrationVersion(
        try ResolvedModel(Self.dogs([Models.attribute("b"), Models.attribute("n", .integer16)]))))
    #expect(
      comparison.suspectedRenames == [
        SuspectedRename(entity: "Dog", property: "b", from: "a", identifier: "a")
      ])
    #expect(comparison.changes.map(\.effect).max() == .losesData)
  }

  @Test("two attributes exchange their names")
  func exchangedNames() throws {
    var run = try filled(
      [Models.attribute("a"), Models.attribute("b")], "(a, b) VALUES ('x', 'y')")
    try run.migrate(
      to: Self.dogs([Models.attribute("a", id: "b"), Models.attribute("b", id: "a")]))
    #expect(try run.rows("SELECT a, b FROM Dog") == [["y", "x"]])
  }

  @Test("case 19: a version hash modifier and an index")
  func indexOnly() throws {
    var after = Self.dogs([Models.attribute("name")], name: "V2")
    after.entities[0].versionHashModifier = "add index"
    after.entities[0].fetchIndexes = [
      FetchIndex(name: "byName", elements: [.init(.property("name"))])
    ]
    var run = try filled([Models.attribute("name")], "(name) VALUES ('x')")
    let version = MigrationVersion(try ResolvedModel(after))
    let plan = try MigrationPlanner.plan(from: run.version, to: version)
    #expect(plan.statements.count == 1)
    #expect(plan.writtenTables.isEmpty)
    #expect(plan.steps.allSatisfy { $0.effect == .free })
    try run.migrate(to: after)
  }

  @Test("case 20: an attribute becomes a relationship")
  func attributeBecomesRelationship() throws {
    var run = try filled([Models.attribute("artist")], "(artist) VALUES ('x')")
    var after = Self.dogs([], name: "V2")
    after.entities[0].relationships = [Models.toOne("artist", "Artist")]
    after.entities.append(Entity(name: "Artist", attributes: [Models.attribute("name")]))
    let changes = ModelComparison(from: run.version, to: MigrationVersion(try ResolvedModel(after)))
      .changes
    #expect(changes.contains { $0.kind == .attributeRemoved && $0.effect == .losesData })
    #expect(changes.contains { $0.kind == .relationshipAdded })
    try run.migrate(to: after)
    #expect(try run.rows("SELECT artist FROM Dog") == [[.null]])
  }

  @Test("case 21: duplicates under a new constraint")
  func duplicates() throws {
    var after = Self.dogs(
      [Models.attribute("name"), Models.attribute("born", .date)], name: "V2")
    var run = try filled(
      [Models.attribute("name"), Models.attribute("born", .date)],
      "(name, born) VALUES ('x', 5.0), ('y', 5.0), ('x', 6.0), (NULL, 1.0), (NULL, 1.0)")
    after.entities[0].uniquenessConstraints = [PropertyList(["name"])]
    let error = #expect(throws: MigrationError.self) { try run.migrate(to: after) }
    #expect(error?.obstacles.map(\.kind) == [.duplicates])
    #expect(error?.description.contains("for example name 'x', number of objects 2") == true)
    after.entities[0].uniquenessConstraints = [PropertyList(["born"])]
    let other = #expect(throws: MigrationError.self) { try run.migrate(to: after) }
    #expect(other?.description.contains("born 2001-01-01 00:00:0") == true)
    after.entities[0].uniquenessConstraints = [PropertyList(["name", "born"])]
    try run.migrate(to: after)
    // A default that several rows get is not unique either.
    run = try filled([], "DEFAULT VALUES; INSERT INTO Dog DEFAULT VALUES")
    var filling = Self.dogs([Models.attribute("code", optional: false, default: "new")])
    filling.entities[0].uniquenessConstraints = [PropertyList(["code"])]
    let third = #expect(throws: MigrationError.self) { try run.migrate(to: filling) }
    #expect(third?.obstacles.map(\.kind) == [.duplicates])
  }

  @Test("case 24: rows that break new validation are migrated")
  func newValidation() throws {
    var bounded = Models.attribute("age", .integer16)
    bounded.minimumValueString = "10"
    var run = try filled([Models.attribute("age", .integer16)], "(age) VALUES (3)")
    try run.migrate(to: Self.dogs([bounded], name: "V2"))
    #expect(try run.rows("SELECT age FROM Dog") == [[3]])
  }

  @Test func aNewAttributeIsAddedInPlace() throws {
    var run = try filled([Models.attribute("name")], "(name) VALUES ('x')")
    let after = Self.dogs(
      [
        Models.attribute("name"), Models.attribute("age", .integer16, default: "4"),
        Models.attribute("kind", optional: false, default: "dog"), Models.attribute("note"),
      ], name: "V2")
    let plan = try MigrationPlanner.plan(
      from: run.version, to: MigrationVersion(try ResolvedModel(after)))
    #expect(
      plan.statements.map(\.sql) == [
        "ALTER TABLE \"Dog\" ADD COLUMN \"age\" INTEGER DEFAULT 4",
        "ALTER TABLE \"Dog\" ADD COLUMN \"kind\" TEXT NOT NULL DEFAULT 'dog'",
        "ALTER TABLE \"Dog\" ADD COLUMN \"note\" TEXT",
      ])
    try run.migrate(to: after)
    #expect(try run.rows("SELECT name, age, kind, note FROM Dog") == [["x", 4, "dog", .null]])
    #expect(plan.script.contains("BEGIN IMMEDIATE;"))
    #expect(plan.script.contains("-- Dog: attribute 'age' added"))
  }

  @Test("a script for people stops before a table goes whose rows could not be copied")
  func scriptDemands() throws {
    let after = Self.dogs([Models.attribute("name", optional: false)], name: "V2")
    for (rows, isAllowed) in [
      ("(name) VALUES ('x')", true), ("(name) VALUES ('x'), (NULL)", false),
    ] {
      let run = try filled([Models.attribute("name")], rows)
      let script = try MigrationPlanner.plan(
        from: run.version, to: MigrationVersion(try ResolvedModel(after))
      ).script
      // The shell goes on after errors unless it is told not to.
      #expect(script.contains("sqlite3 -bail"))
      let demand = script.firstRange(of: "EXISTS (SELECT 1 FROM")
      let copy = script.firstRange(of: "INSERT INTO \"_mw_new_Dog\"")
      #expect(try #require(demand).lowerBound < #require(copy).lowerBound)
      if isAllowed {
        try run.connection.execute(script)
      } else {
        #expect(throws: SQLiteError.self) { try run.connection.execute(script) }
        try run.connection.execute("ROLLBACK")
      }
      #expect(try run.rows("SELECT count(*) FROM Dog") == [[isAllowed ? 1 : 2]])
    }
  }

  @Test func removedAndTransientValuesGo() throws {
    var run = try filled(
      [Models.attribute("a"), Models.attribute("b"), Models.attribute("c")],
      "(a, b, c) VALUES ('x', 'y', 'z')")
    var transient = Models.attribute("b")
    transient.isTransient = true
    let after = Self.dogs([Models.attribute("a"), transient], name: "V2")
    let changes = ModelComparison(from: run.version, to: MigrationVersion(try ResolvedModel(after)))
      .changes
    #expect(changes.map(\.effect) == [.losesData, .losesData])
    try run.migrate(to: after)
    try run.migrate(to: Self.dogs([Models.attribute("a"), Models.attribute("b")]))
    #expect(try run.rows("SELECT a, b FROM Dog") == [["x", .null]])
  }

  @Test func compositesAreKeptLeafByLeaf() throws {
    func model(_ leaves: [Attribute], _ name: String = "place", id: String? = nil) -> Model {
      var attribute = Models.attribute(name, .composite, id: id)
      attribute.compositeName = "Place"
      var model = Self.dogs([attribute])
      model.composites = [Composite(name: "Place", attributes: leaves)]
      return model
    }
    var run = try MigrationRun(
      model([Models.attribute("street"), Models.attribute("number", .integer16)]))
    try run.connection.execute(
      "INSERT INTO Dog (place_street, place_number) VALUES ('High', 3)")
    try run.migrate(
      to: model(
        [Models.attribute("road", id: "street"), Models.attribute("zip", default: "?")], "home",
        id: "place"))
    #expect(try run.rows("SELECT home_road, home_zip FROM Dog") == [["High", "?"]])
    let error = #expect(throws: MigrationError.self) {
      try run.migrate(to: model([Models.attribute("road", .integer16)], "home"))
    }
    #expect(error?.obstacles.first?.property == "home.road")
  }

  @Test func derivedAttributesAreComputedAnew() throws {
    func model(_ derivation: String?, _ extra: Attribute? = nil) -> Model {
      var total = Models.attribute("total", .integer64)
      total.derivationExpression = derivation
      return Models.model([
        Entity(
          name: "Dog", attributes: [total] + (extra.map { [$0] } ?? []),
          relationships: [Models.toMany("walks", "Walk", "dog")]),
        Entity(
          name: "Walk", attributes: [Models.attribute("distance", .integer64)],
          relationships: [Models.toOne("dog", "Dog", "walks")]),
      ])
    }
    var run = try MigrationRun(model(nil))
    try run.connection.execute(
      "INSERT INTO Dog (_id, total) VALUES (1, 9); INSERT INTO Walk (dog, distance) VALUES (1, 4), (1, 5)"
    )
    try run.migrate(to: model("walks.@count"))
    #expect(try run.rows("SELECT total FROM Dog") == [[2]])
    try run.migrate(to: model("walks.distance.@sum", Models.attribute("name")))
    #expect(try run.rows("SELECT total FROM Dog") == [[9]])
    try run.migrate(to: model(nil))
    #expect(try run.rows("SELECT total FROM Dog") == [[9]])
  }
}
