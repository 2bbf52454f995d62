import Foundation
import ModelwrightMigrator
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct StageRowTests {
  let bench: StageBench

  init() throws { bench = try StageBench() }

  @Test func readsOldRowsInTheirOrder() throws {
    var seen: [String] = []
    try bench.run { migration in
      try migration.forEach(Rows.Old.Dog.self) { dog in
        seen.append(
          "\(dog.objectID) \(dog.entityName) \(dog.first) \(dog.last ?? "-") \(dog.walks)")
      }
      #expect(try migration.count(Rows.Old.Dog.self) == 3)
      #expect(try migration.count(Rows.Old.Puppy.self) == 1)
      #expect(try migration.row(Rows.Old.Puppy.self, id: RowID(2))?.teeth == 12)
      #expect(try migration.row(Rows.Old.Puppy.self, id: RowID(1)) == nil)
      #expect(try migration.row(Rows.Old.Walk.self, id: RowID(1))?.dog == RowID(1))
      #expect(try migration.row(Rows.Old.Walk.self, id: RowID(3))?.dog == nil)
    }
    #expect(
      seen == ["1 Dog Fido Smith [1, 2]", "2 Puppy Rex - []", "5 Dog Ada Jones []"])
  }

  @Test func keepsEveryTypeOfValue() throws {
    let born = Date(timeIntervalSinceReferenceDate: 1.25)
    let chip = UUID()
    try bench.run { migration in
      let id = try migration.insert(Rows.New.Dog.self) { dog in
        #expect(dog.isLoud, "the model's default")
        dog.fullName = "Fido"
        dog.age = -3
        dog.price = Decimal(string: "12.50")
        dog.born = born
        dog.chip = chip
        dog.page = URL(string: "https://example.org/fido")
        dog.picture = Data([0, 1, 255])
        dog.isLoud = false
      }
      let dog = try #require(try migration.row(Rows.New.Dog.self, id: id))
      #expect(dog.fullName == "Fido")
      #expect(dog.age == -3)
      #expect(dog.price == Decimal(string: "12.5"))
      #expect(dog.born == born)
      #expect(dog.chip == chip)
      #expect(dog.page?.absoluteString == "https://example.org/fido")
      #expect(dog.picture == Data([0, 1, 255]))
      #expect(!dog.isLoud)
      try migration.update(Rows.New.Dog.self, id: id) { dog in
        dog.age = nil
        dog.price = nil
      }
      let changed = try #require(try migration.row(Rows.New.Dog.self, id: id))
      #expect(changed.age == nil && changed.price == nil && changed.chip == chip)
    }
    let stored = try bench.values(#"SELECT "_entity", "_version", "born" FROM "_mw_stage_Animal""#)
    #expect(stored == [.text("Dog"), .integer(1), .real(1.25)])
  }

  /// Earlier rows keep their identifiers, and new ones get some that were never given out.
  @Test func givesOutIdentifiers() throws {
    try bench.run { migration in
      let given = [5, nil, 20, nil].map { (number: Int64?) in number.map { RowID($0) } }
      let made = try given.map { id in
        try migration.insert(Rows.New.Dog.self, id: id) { $0.fullName = "A" }
      }
      #expect(made == ids(5, 10, 20, 21))
      #expect(throws: StageError.existingRow(version: "New", entity: "Dog", id: 5)) {
        try migration.insert(Rows.New.Dog.self, id: RowID(5))
      }
    }
    #expect(
      try bench.values(#"SELECT "last" FROM "_mw_sequence" WHERE "root" = 'Animal'"#)
        == [.integer(21)])
  }

  @Test func rowsThatAreMadeMeanwhileAreLeftOut() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2, 3])
      var count = 0
      try migration.forEach(Rows.New.Dog.self) { _ in
        count += 1
        try migration.insert(Rows.New.Dog.self) { $0.fullName = "another" }
      }
      #expect(count == 3)
      #expect(try migration.count(Rows.New.Dog.self) == 6)
    }
  }

  @Test func readsMoreRowsThanOneBatch() throws {
    try bench.connection.execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 3 FROM n WHERE i < 4000)
      INSERT INTO "Dog" ("_id", "_entity", "first") SELECT i, 'Dog', 'x' || i FROM n
      """)
    let expected = try bench.values(#"SELECT "_id" FROM "Dog" ORDER BY "_id""#)
    var seen: [SQLiteValue] = []
    try bench.run { migration in
      try migration.forEach(Rows.Old.Dog.self) { seen.append(.integer($0.objectID.number)) }
    }
    #expect(seen == expected && seen.count > 1000)
  }

  @Test func changesEveryRow() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2])
      try migration.updateEach(Rows.New.Animal.self) { $0.fullName += "!" }
      #expect(try migration.row(Rows.New.Dog.self, id: RowID(2))?.fullName == "2!")
    }
  }
}
