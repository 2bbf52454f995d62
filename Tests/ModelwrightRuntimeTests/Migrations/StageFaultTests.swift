import Foundation
import ModelwrightMigrator
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

/// What the code of a stage can do wrong, and what old rows can hold: each of it is an error that names
/// version, entity and property.
@Suite struct StageFaultTests {
  let bench: StageBench

  init() throws { bench = try StageBench() }

  @Test func oldRowsAreOnlyRead() throws {
    let error = StageError.readOnlyVersion(version: "Old", entity: "Dog")
    try bench.run { migration in
      #expect(throws: error) {
        try migration.update(Rows.Old.Dog.self, id: RowID(1)) { $0.first = "X" }
      }
      #expect(throws: error) { try migration.updateEach(Rows.Old.Dog.self) { $0.first = "X" } }
      #expect(throws: error) { try migration.insert(Rows.Old.Dog.self) }
      #expect(throws: error) { try migration.delete(Rows.Old.Dog.self, id: RowID(1)) }
    }
  }

  @Test func aMissingRequiredValueIsAnError() throws {
    #expect(
      throws: StageError.missingValue(version: "New", entity: "Dog", property: "fullName", id: 1)
    ) {
      try bench.run { migration in
        try migration.insert(Rows.New.Dog.self, id: RowID(1)) { $0.age = 4 }
        try migration.forEach(Rows.New.Dog.self) { _ = $0.fullName }
      }
    }
  }

  /// A row may be read long after it was asked for.
  @Test func whatIsReadLastIsCheckedToo() throws {
    #expect(
      throws: StageError.missingValue(version: "New", entity: "Dog", property: "fullName", id: 1)
    ) {
      try bench.run { migration in
        let id = try migration.insert(Rows.New.Dog.self, id: RowID(1))
        _ = try migration.row(Rows.New.Dog.self, id: id)?.fullName
      }
    }
  }

  @Test func aValueOfAnotherTypeIsAnError() throws {
    try bench.connection.execute(
      #"INSERT INTO "_mw_stage_Animal" ("_id", "_entity", "age") VALUES (1, 'Dog', 70000)"#)
    #expect(
      throws: StageError.unreadableValue(version: "New", entity: "Dog", property: "age", id: 1)
    ) {
      try bench.run { try $0.forEach(Rows.New.Dog.self) { _ = $0.age } }
    }
  }

  @Test func valuesThatCannotBeStoredAreErrors() throws {
    #expect(throws: StageError.unstorableValue(version: "New", entity: "Dog", property: "price")) {
      try bench.run { try $0.insert(Rows.New.Dog.self) { $0.price = .nan } }
    }
  }

  @Test func relationshipsLeadToRowsThatExist() throws {
    #expect(throws: StageError.missingRow(version: "New", entity: "Walk", id: 99)) {
      try bench.run { try $0.insert(Rows.New.Dog.self) { $0.walks = ids(99) } }
    }
    #expect(
      throws: StageError.repeatedRow(version: "New", entity: "Animal", property: "friends", id: 1)
    ) {
      try bench.run { migration in
        try bench.makeDogs(migration, [1])
        try migration.update(Rows.New.Dog.self, id: RowID(1)) { $0.friends = ids(1, 1) }
      }
    }
  }

  @Test func rowsMustBeThere() throws {
    let error = StageError.missingRow(version: "New", entity: "Dog", id: 3)
    try bench.run { migration in
      #expect(throws: error) { try migration.update(Rows.New.Dog.self, id: RowID(3)) { _ in } }
      #expect(throws: error) { try migration.delete(Rows.New.Dog.self, id: RowID(3)) }
    }
  }

  @Test func abstractEntitiesHaveNoRows() throws {
    try bench.run { migration in
      #expect(throws: StageError.abstractEntity(version: "New", entity: "Animal")) {
        try migration.insert(Rows.New.Animal.self)
      }
    }
  }

  @Test func rowsOfOtherVersionsAreRefused() throws {
    try bench.run { migration in
      #expect(throws: StageError.foreignVersion(version: "Another", from: "Old", to: "New")) {
        try migration.count(Rows.Other.Dog.self)
      }
    }
  }
}
