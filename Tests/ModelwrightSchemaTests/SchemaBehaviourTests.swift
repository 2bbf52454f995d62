import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

/// What the database itself does with the rows of the golden cases' schemas.
@Suite struct SchemaBehaviourTests {
  private func database(_ name: String) throws -> Connection {
    try Database(try GoldenSchemaTests.schema(name)).connection
  }

  @Test func defaultsAreWhatTheModelSays() throws {
    let database = try database("attributes")
    try database.execute("INSERT INTO \"Everything\" (\"place_longitude\") VALUES (1)")
    let row = try database.rows(
      """
      SELECT integer16, integer32, integer64, decimal, double, float, string, empty, boolean, date,
        uuid, uri, place_latitude FROM "Everything"
      """)
    #expect(
      row == [
        [
          -1, 0, .integer(.min), "<4997ihe~", 1e300, .real(Double(Float(0.1))), "it's", "", 1,
          -3600.0,
          .blob([
            0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE,
            0xFF,
          ]),
          "https://example.org/?a=b", 0.0,
        ]
      ])
    #expect(
      try database.rows("SELECT decimal, date, uuid FROM \"Everything_readable\"") == [
        ["-12.5", "2000-12-31 23:00:00.000", "00112233-4455-6677-8899-AABBCCDDEEFF"]
      ])
  }

  @Test func requiredValuesAreRequiredOfTheirEntityOnly() throws {
    let database = try database("inheritance")
    func insert(_ values: String) throws {
      try database.execute(
        "INSERT INTO \"Animal\" (_entity, name, breed, kennel, code_Cat) VALUES (\(values))")
    }
    try database.execute("INSERT INTO \"Kennel\" (_id) VALUES (1)")
    try insert("'Dog', 'a', 'b', 1, NULL")
    try insert("'Cat', 'a', NULL, NULL, 1")
    for broken in [
      "'Dog', NULL, 'b', 1, NULL", "'Terrier', 'a', NULL, 1, NULL", "'Dog', 'a', 'b', NULL, NULL",
      "'Cat', 'a', NULL, NULL, NULL",
    ] {
      #expect(throws: SQLiteError.self) { try insert(broken) }
    }
  }

  @Test func siblingsDoNotShareAConstraint() throws {
    let database = try database("inheritance")
    try database.execute("INSERT INTO \"Kennel\" (_id) VALUES (1)")
    let columns = "INSERT INTO \"Animal\" (_entity, name, code_Dog, kennel, code_Cat) VALUES"
    try database.execute("\(columns) ('Dog', 'a', 'x', 1, NULL), ('Cat', 'a', 'x', NULL, 1)")
    #expect {
      try database.execute("\(columns) ('Terrier', 'a', 'x', 1, NULL)")
    } throws: { ($0 as? SQLiteError)?.isUniqueness ?? false }
  }

  @Test func deleteRulesHoldInTheDatabase() throws {
    let database = try database("relationships")
    try database.execute(
      """
      INSERT INTO "Person" (_id, spouse) VALUES (1, NULL), (2, NULL), (3, 2);
      INSERT INTO "Passport" (_id, owner) VALUES (1, 1);
      INSERT INTO "Visit" (_id, "Person_visits") VALUES (1, 1), (2, NULL);
      INSERT INTO "Book" (_id) VALUES (1), (2);
      INSERT INTO "Book_authors" (authors, books) VALUES (1, 1), (2, 2);
      INSERT INTO "Person_friends" (source, destination) VALUES (1, 2), (2, 1);
      """)
    try database.execute("DELETE FROM \"Person\" WHERE _id = 1")
    #expect(try database.value("SELECT count(*) FROM \"Passport\"") == 0)
    #expect(try database.rows("SELECT _id FROM \"Visit\"") == [[2]])
    #expect(try database.rows("SELECT _id FROM \"Book\"") == [[2]])
    #expect(try database.value("SELECT count(*) FROM \"Person_friends\"") == 0)
    try database.execute("DELETE FROM \"Book_authors\"")
    #expect(try database.rows("SELECT _id FROM \"Book\"") == [[2]])
    try database.execute("DELETE FROM \"Person\" WHERE _id = 2")
    #expect(try database.rows("SELECT _id, spouse FROM \"Person\"") == [[3, .null]])
  }

  @Test func denialIsJudgedAtTheEndOfTheTransaction() throws {
    let database = try database("relationships")
    try database.execute(
      """
      INSERT INTO "Person" (_id) VALUES (1), (2);
      INSERT INTO "Pet" (_id, owner, vet, parent) VALUES (1, 1, 2, NULL), (2, 1, 2, 1);
      """)
    #expect {
      try database.execute("DELETE FROM \"Person\" WHERE _id = 1")
    } throws: { ($0 as? SQLiteError)?.isForeignKey ?? false }
    #expect(throws: SQLiteError.self) {
      try database.execute("DELETE FROM \"Person\" WHERE _id = 2")
    }
    try database.execute(
      """
      BEGIN; DELETE FROM "Person" WHERE _id = 2; DELETE FROM "Pet" WHERE _id = 1;
      DELETE FROM "Pet" WHERE _id = 2; COMMIT
      """)
    // A pet's owner goes with the pet: the rule of the relationship whose key stands in the row.
    #expect(try database.value("SELECT count(*) FROM \"Person\"") == 0)
  }

  @Test func keysMayComeInAnyOrder() throws {
    let database = try database("relationships")
    try database.execute(
      """
      BEGIN; INSERT INTO "Pet" (_id, owner, vet) VALUES (1, 5, 5);
      INSERT INTO "Person" (_id) VALUES (5); COMMIT
      """)
    #expect(throws: SQLiteError.self) {
      try database.execute("INSERT INTO \"Pet\" (owner, vet) VALUES (9, 5)")
    }
  }

  @Test func derivedValuesFollowEveryChange() throws {
    let database = try database("derived")
    func check(_ expected: [[SQLiteValue]], _ line: Int = #line) throws {
      let rows = try database.rows(
        "SELECT nameCopy, bookCount, pageSum, tagCount FROM \"Author\" ORDER BY _id")
      #expect(rows == expected, "line \(line)")
      let truth = try database.rows(
        """
        SELECT name, (SELECT count(*) FROM "Book" WHERE author = a._id),
          (SELECT ifnull(sum(pages), 0) FROM "Book" WHERE author = a._id),
          (SELECT count(*) FROM "Author_tags" WHERE authors = a._id)
        FROM "Author" a ORDER BY _id
        """)
      #expect(rows == truth, "line \(line)")
      #expect(
        try database.rows(
          "SELECT 1 FROM \"Book\" b WHERE authorName IS NOT (SELECT name FROM \"Author\" WHERE _id = b.author)"
        ).isEmpty)
    }
    try database.execute(
      """
      BEGIN; INSERT INTO "Book" (_id, pages, author) VALUES (1, 10, 1), (2, NULL, 1), (3, 5, 2);
      INSERT INTO "Author" (_id, name) VALUES (1, 'Ann'), (2, 'Bob'); COMMIT;
      INSERT INTO "Tag" (_id) VALUES (1);
      INSERT INTO "Author_tags" (authors, tags) VALUES (1, 1);
      """)
    try check([["Ann", 2, 10, 1], ["Bob", 1, 5, 0]])
    try database.execute("UPDATE \"Book\" SET author = 2, pages = 11 WHERE _id = 1")
    try check([["Ann", 1, 0, 1], ["Bob", 2, 16, 0]])
    try database.execute(
      "UPDATE \"Author\" SET name = 'Eve' WHERE _id = 2; DELETE FROM \"Book\" WHERE _id = 3")
    try check([["Ann", 1, 0, 1], ["Eve", 1, 11, 0]])
    try database.execute("DELETE FROM \"Author\" WHERE _id = 1; UPDATE \"Book\" SET author = NULL")
    try check([["Eve", 0, 0, 0]])
  }

  @Test func derivedAttributesSayWhoKeepsThem() throws {
    let schema = try GoldenSchemaTests.schema("derived")
    let kept = schema.derivedAttributes.map { "\($0.name) \($0.maintenance)" }
    #expect(
      kept == [
        "nameCopy database", "plainName atSave", "bookCount database", "pageSum database",
        "priceSum atSave", "tagCount database", "odd none", "authorName database",
      ])
    #expect(schema.unsupported.map(\.subject) == ["derived attribute odd"])
  }

  @Test func placesFollowTheirRows() throws {
    let database = try database("indexes")
    func found() throws -> [[SQLiteValue]] {
      try database.rows(
        "SELECT _id FROM \"Shop_byPlace_index\" WHERE min0 <= 2 AND max0 >= 1 ORDER BY _id")
    }
    try database.execute(
      """
      INSERT INTO "Shop" (_id, latitude, longitude) VALUES (1, 1.5, 0), (2, 5, 0), (3, NULL, 1)
      """)
    #expect(try found() == [[1]])
    try database.execute("UPDATE \"Shop\" SET latitude = 1.25 WHERE _id IN (2, 3)")
    #expect(try found() == [[1], [2], [3]])
    try database.execute(
      "UPDATE \"Shop\" SET latitude = NULL WHERE _id = 2; DELETE FROM \"Shop\" WHERE _id = 1")
    #expect(try found() == [[3]])
  }

  @Test(
    "nothing that is named after an entity has a name that SQLite or the store keeps for itself")
  func reservedNames() throws {
    for name in ["sqlite_x", "SQLITE_x", "_mw_new", "_MW_x"] {
      var price = Attribute(name: "price", type: .decimal)
      price.isIndexed = true
      let entity = Entity(
        name: name, attributes: [price],
        relationships: [
          Relationship(
            name: "one", destinationName: name, inverseName: "many", inverseEntityName: name,
            deleteRule: .cascade),
          Relationship(
            name: "many", destinationName: name, inverseName: "one", inverseEntityName: name,
            isToMany: true),
          Relationship(name: "friends", destinationName: name, isToMany: true),
          Relationship(
            name: "pairs", destinationName: name, inverseName: "pairs", inverseEntityName: name,
            isToMany: true),
        ])
      let schema = Schema(try ResolvedModel(Model(name: "M", entities: [entity])))
      let database = try Database(schema).connection
      let names = try database.rows(
        """
        SELECT name FROM sqlite_schema
        WHERE sql IS NOT NULL AND name NOT IN ('_mw_metadata', '_mw_sequence', '_mw_trash')
        """)
      #expect(names.count > 4)
      for row in names {
        let name = try #require(row[0].text).lowercased()
        #expect(!name.hasPrefix("sqlite_") && !name.hasPrefix("_mw_"), "\(name)")
      }
    }
  }
}
