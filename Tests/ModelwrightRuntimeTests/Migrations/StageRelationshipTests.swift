import ModelwrightMigrator
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct StageRelationshipTests {
  let bench: StageBench

  init() throws { bench = try StageBench() }

  private func dog(_ migration: MigrationContext, _ id: Int64) throws -> Rows.New.Dog {
    try #require(try migration.row(Rows.New.Dog.self, id: RowID(id)))
  }

  @Test func manyToManyKeepsBothOrders() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2, 3])
      for id in ids(7, 8, 9) { try migration.insert(Rows.New.Walk.self, id: id) }
      try migration.update(Rows.New.Dog.self, id: RowID(1)) { $0.walks = ids(9, 7) }
      try migration.update(Rows.New.Dog.self, id: RowID(2)) { $0.walks = ids(7, 8) }
      #expect(try dog(migration, 1).walks == ids(9, 7))
      #expect(try migration.row(Rows.New.Walk.self, id: RowID(7))?.dogs == ids(1, 2))
      try migration.update(Rows.New.Walk.self, id: RowID(7)) { $0.dogs = ids(3, 2) }
      #expect(try migration.row(Rows.New.Walk.self, id: RowID(7))?.dogs == ids(3, 2))
      #expect(try dog(migration, 1).walks == ids(9))
      #expect(try dog(migration, 2).walks == ids(7, 8), "pairs that stay keep their places")
      #expect(try dog(migration, 3).walks == ids(7))
    }
  }

  @Test func itsOwnInverseIsThereTwice() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2, 3])
      try migration.update(Rows.New.Dog.self, id: RowID(1)) { $0.friends = ids(1, 3) }
      #expect(try dog(migration, 3).friends == ids(1))
      #expect(try dog(migration, 1).friends == ids(1, 3))
      try migration.update(Rows.New.Dog.self, id: RowID(3)) { $0.friends = [] }
      #expect(try dog(migration, 1).friends == ids(1))
    }
  }

  /// Both ends of a one-to-one relationship leave whom they had, whichever of them has the key.
  @Test func oneToOneHasOneOwner() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2])
      for id in ids(4, 5) { try migration.insert(Rows.New.Collar.self, id: id) }
      try migration.update(Rows.New.Dog.self, id: RowID(1)) { $0.collar = RowID(4) }
      #expect(try migration.row(Rows.New.Collar.self, id: RowID(4))?.animal == RowID(1))
      try migration.update(Rows.New.Dog.self, id: RowID(2)) { $0.collar = RowID(4) }
      #expect(try dog(migration, 1).collar == nil)
      #expect(try dog(migration, 2).collar == RowID(4))
      try migration.update(Rows.New.Collar.self, id: RowID(5)) { $0.animal = RowID(2) }
      #expect(try dog(migration, 2).collar == RowID(5))
      #expect(try migration.row(Rows.New.Collar.self, id: RowID(4))?.animal == nil)
    }
  }

  @Test func oneToManyIsOrderedFromBothEnds() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2, 3])
      let litter = try migration.insert(Rows.New.Litter.self)
      try migration.update(Rows.New.Litter.self, id: litter) { $0.dogs = ids(3, 1) }
      try migration.update(Rows.New.Dog.self, id: RowID(2)) { $0.litter = litter }
      #expect(try migration.row(Rows.New.Litter.self, id: litter)?.dogs == ids(3, 1, 2))
      try migration.update(Rows.New.Dog.self, id: RowID(3)) { $0.litter = nil }
      #expect(try migration.row(Rows.New.Litter.self, id: litter)?.dogs == ids(1, 2))
      let places = try bench.values(
        #"SELECT "litter_order" FROM "_mw_stage_Animal" WHERE "_id" = 3"#)
      #expect(places == [.null])
    }
  }

  @Test func toManyWithoutInverse() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2])
      for id in ids(4, 5, 6) { try migration.insert(Rows.New.Collar.self, id: id) }
      try migration.update(Rows.New.Dog.self, id: RowID(1)) { $0.toys = ids(6, 4) }
      try migration.update(Rows.New.Dog.self, id: RowID(2)) { $0.toys = ids(4) }
      #expect(try dog(migration, 1).toys == ids(6))
      #expect(try dog(migration, 2).toys == ids(4))
    }
  }

  /// What led to a deleted row leads nowhere when the code has run, wherever the key stands.
  @Test func nothingLeadsToDeletedRows() throws {
    try bench.run { migration in
      try bench.makeDogs(migration, [1, 2, 3])
      let litter = try migration.insert(Rows.New.Litter.self) { $0.dogs = ids(1) }
      let collar = try migration.insert(Rows.New.Collar.self) { $0.animal = RowID(2) }
      try migration.update(Rows.New.Dog.self, id: RowID(1)) { dog in
        dog.friends = ids(2, 3)
        dog.toys = [collar]
      }
      try migration.delete(Rows.New.Dog.self, id: RowID(2))
      try migration.delete(Rows.New.Litter.self, id: litter)
      #expect(try dog(migration, 1).friends == ids(3))
    }
    #expect(
      try bench.values(#"SELECT "litter" FROM "_mw_stage_Animal" WHERE "_id" = 1"#) == [.null])
    #expect(
      try bench.values(#"SELECT coalesce("animal", 0), "Animal_toys" FROM "_mw_stage_Collar""#)
        .last == .integer(1))
    #expect(
      try bench.connection.rows(#"SELECT count(*) FROM "_mw_stage_Animal_friends""#)
        == [[.integer(2)]])
    let rest = try bench.connection.rows(
      "SELECT name FROM sqlite_schema WHERE name LIKE '_mw_stage_index%'")
    #expect(rest.isEmpty)
  }
}
