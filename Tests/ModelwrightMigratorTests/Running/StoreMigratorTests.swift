import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@Suite struct StoreMigratorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  struct Addition: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The tables that are written anew or new.
    var written: [String] = []
    var change: @Sendable (inout Model) -> Void
  }

  static let additions = [
    Addition(testDescription: "an optional attribute") {
      $0.entities[0].attributes.insert(Models.attribute("breed"), at: 0)
    },
    Addition(testDescription: "a required attribute with a default") {
      $0.entities[0].attributes.append(
        Models.attribute("age", .integer16, optional: false, default: "3"))
    },
    Addition(testDescription: "a transient attribute") {
      $0.entities[0].attributes.append(
        Attribute(name: "mood", type: .undefined, isTransient: true))
    },
    Addition(testDescription: "an entity", written: ["Cat"]) {
      $0.entities.append(Entity(name: "Cat", attributes: [Models.attribute("name")]))
    },
    Addition(testDescription: "a first sub-entity") {
      $0.entities.append(
        Entity(
          name: "Terrier", parentName: "Dog",
          attributes: [Models.attribute("holes", .integer32, optional: false)]))
    },
    Addition(testDescription: "a clashing name", written: ["Dog"]) {
      $0.entities.append(
        Entity(name: "Terrier", parentName: "Dog", attributes: [Models.attribute("Weight")]))
    },
    Addition(testDescription: "relationships", written: ["Dog_companionOf", "Dog_friends"]) {
      $0.entities[0].relationships += [
        Relationship(
          name: "friends", destinationName: "Dog", inverseName: "friends",
          inverseEntityName: "Dog", isToMany: true, isOptional: true),
        Relationship(name: "sire", destinationName: "Dog", isOptional: true),
        Relationship(
          name: "companionOf", destinationName: "Walk", inverseName: "companions",
          inverseEntityName: "Walk", isToMany: true, isOptional: true),
      ]
      $0.entities[1].relationships.append(
        Relationship(
          name: "companions", destinationName: "Dog", inverseName: "companionOf",
          inverseEntityName: "Dog", isToMany: true, isOrdered: true, isOptional: true))
    },
    Addition(testDescription: "a to-many relationship without inverse") {
      $0.entities[0].relationships.append(
        Relationship(
          name: "seen", destinationName: "Walk", isToMany: true, isOrdered: true, isOptional: true))
    },
    Addition(testDescription: "indexes and a constraint") {
      $0.entities[0].fetchIndexes = [
        FetchIndex(name: "byName", elements: [.init(.property("name"), isAscending: false)]),
        FetchIndex(name: "byWeight", elements: [.init(.property("weight"), kind: .rTree)]),
      ]
      $0.entities[0].uniquenessConstraints = [PropertyList(["name"])]
    },
    Addition(testDescription: "required becomes optional", written: ["Dog"]) {
      $0.entities[0].attributes[0].isOptional = true
    },
    Addition(testDescription: "optional becomes required with a default", written: ["Dog"]) {
      $0.entities[0].attributes[1].isOptional = false
      $0.entities[0].attributes[1].defaultValueString = "1.5"
    },
    Addition(testDescription: "another default", written: ["Walk"]) {
      $0.entities[1].attributes[0].defaultValueString = "8"
    },
    Addition(testDescription: "another delete rule", written: ["Walk"]) {
      $0.entities[0].relationships[0].deleteRule = .nullify
    },
    Addition(testDescription: "a derived attribute") {
      var count = Attribute(name: "walkCount", type: .integer64, isOptional: true)
      count.derivationExpression = "walks.@count"
      $0.entities[0].attributes.append(count)
    },
    Addition(testDescription: "validation and user info") {
      $0.entities[0].attributes[1].minimumValueString = "1"
      $0.entities[0].userInfo = [UserInfoEntry(key: "a", value: "b")]
    },
  ]

  @Test(arguments: Self.additions)
  func addsAndKeepsEveryRow(_ addition: Addition) throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    let model = Models.changed(addition.change)
    let store = try Models.open(path, model)
    guard case .migrated(let plan) = store.outcome else { throw Failure("\(store.outcome)") }
    #expect(plan.writtenTables.sorted() == addition.written)
    // What a store made afresh has, and nothing else.
    let fresh = try Connection(path: "", mode: .memory(""))
    for statement in Schema(try ResolvedModel(model)).statements { try fresh.execute(statement) }
    #expect(
      try SchemaReader(store.connection).structure() == SchemaReader(fresh).structure())
    #expect(
      try store.connection.rows(
        "SELECT \"_id\", \"_version\", \"name\" FROM \"Dog\" ORDER BY \"_id\"")
        == [[1, 1, "Fido"], [2, 1, "Rex"]])
    #expect(
      try store.connection.rows("SELECT \"distance\", \"dog\" FROM \"Walk\" ORDER BY \"_id\"")
        == [[5, 1], [.null, 1], [9, .null]])
    #expect(try store.connection.value("PRAGMA integrity_check") == "ok")
    #expect(try store.connection.rows("PRAGMA foreign_key_check").isEmpty)
    #expect(try store.connection.value("PRAGMA foreign_keys") == 1)
    guard case .opened = try Models.open(path, model).outcome else { throw Failure("not opened") }
  }

  @Test func fillsWhatIsNew() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    let store = try Models.open(
      path,
      Models.changed { model in
        for index in [1, 7, 9, 10, 13] { Self.additions[index].change(&model) }
      })
    #expect(
      try store.connection.rows(
        "SELECT \"age\", \"weight\", \"walkCount\" FROM \"Dog\" ORDER BY \"_id\"")
        == [[3, 12.5, 2], [3, 1.5, 0]])
  }

  @Test func aRequiredAttributeCanComeWhileThereAreNoRows() throws {
    let path = folder.file("dogs")
    _ = try Models.open(path)
    let store = try Models.open(
      path,
      Models.changed {
        $0.entities[0].attributes.append(Models.attribute("age", .integer16, optional: false))
      })
    #expect(throws: SQLiteError.self) {
      try store.connection.execute("INSERT INTO \"Dog\" (\"name\") VALUES ('x')")
    }
  }

  @Test func everySecondStepIsTheSameAsOne() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    var model = Models.dogs
    for (index, addition) in Self.additions.enumerated() {
      // Two of them add the same sub-entity.
      if index == 5 { continue }
      addition.change(&model)
      _ = try Models.open(path, model)
    }
    let fresh = try Connection(path: "", mode: .memory(""))
    for statement in Schema(try ResolvedModel(model)).statements { try fresh.execute(statement) }
    let store = try Models.open(path, model)
    #expect(
      try SchemaReader(store.connection).structure() == SchemaReader(fresh).structure())
    #expect(try store.connection.value("SELECT count(*) FROM \"Dog\"") == 2)
  }
}
