import Foundation
import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@Suite struct StoreOpenerTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func makesAStoreAndFindsItAgain() throws {
    let path = folder.file("a b?c%.store")
    do {
      let created = try Models.open(path)
      guard case .created = created.outcome else { throw Failure("\(created.outcome)") }
      #expect(try created.connection.value("PRAGMA journal_mode") == "wal")
      #expect(try created.connection.value("PRAGMA foreign_keys") == 1)
      #expect(try created.connection.value("PRAGMA recursive_triggers") == 1)
      #expect(
        try created.connection.rows("SELECT * FROM \"_mw_sequence\"") == [
          ["Dog", 0], ["Walk", 0],
        ])
    }
    let header = try #require(try StoreHeader.read(path: path))
    #expect(header.applicationID == Schema.applicationID)
    #expect(header.userVersion == Schema.rulesVersion)
    #expect(header.usesLog)
    let opened = try Models.open(path)
    guard case .opened = opened.outcome else { throw Failure("\(opened.outcome)") }
    #expect(opened.metadata.modelName == "Dogs")
    #expect(try ModelCoding.decode(opened.metadata.model) == Models.dogs)
  }

  @Test func anEmptyFileBecomesAStore() throws {
    let path = folder.file("empty")
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    guard case .created = try Models.open(path).outcome else { throw Failure("not made") }
  }

  @Test func storesInMemoryAreSharedByName() throws {
    let opener = StoreOpener(model: try ResolvedModel(Models.dogs))
    let name = "shared \(UUID())"
    let first = try opener.open(.memory(name))
    try first.connection.execute("INSERT INTO \"Dog\" (\"name\") VALUES ('Fido')")
    let second = try opener.open(.memory(name))
    guard case .opened = second.outcome else { throw Failure("\(second.outcome)") }
    #expect(try second.connection.value("SELECT name FROM \"Dog\"") == "Fido")
    let other = try opener.open(.memory(""))
    #expect(try other.connection.value("SELECT count(*) FROM \"Dog\"") == 0)
  }

  @Test func aReaderOpensWhatIsThereAndMakesNothing() throws {
    let options = StoreOptions(isReadOnly: true)
    let path = folder.file("dogs")
    #expect(throws: StoreError.missing(path: path)) {
      try Models.open(path, options: options)
    }
    try Models.makeStore(path)
    let before = try folder.contents()
    let store = try Models.open(path, options: options)
    #expect(try store.connection.value("SELECT count(*) FROM \"Dog\"") == 2)
    #expect(throws: SQLiteError.self) { try store.connection.execute("DELETE FROM \"Dog\"") }
    #expect(try folder.contents()["dogs"] == before["dogs"])
  }

  @Test func whatIsLoggedOnlyIsSeenAndKept() throws {
    let path = folder.file("dogs")
    let copy = folder.file("copy")
    try Models.makeStore(path)
    let store = try Models.open(path)
    try store.connection.execute("INSERT INTO \"Dog\" (\"name\") VALUES ('Logged')")
    // As a process leaves them that dies without closing.
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
    }
    let before = try folder.contents()
    #expect(throws: StoreError.self) {
      try Models.open(copy, Models.changed { $0.entities[0].attributes[1].type = .float })
    }
    #expect(try folder.contents() == before)
    #expect(try Models.open(copy).connection.value("SELECT count(*) FROM \"Dog\"") == 3)
  }

  @Test func anotherContainerOfTheProcessKeepsItsLocks() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    let first = try Models.open(path)
    try first.connection.execute("BEGIN IMMEDIATE")
    let second = try Models.open(path, options: StoreOptions(busyTimeoutMilliseconds: 0))
    #expect(throws: SQLiteError.self) { try second.connection.execute("BEGIN IMMEDIATE") }
    try first.connection.execute("COMMIT")
  }

  @Test func aChangeOfNamesOnlyIsRecorded() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    let renamed = Models.changed { $0.entities[0].className = "Hound" }
    guard case .migrated(let plan) = try Models.open(path, renamed).outcome else {
      throw Failure("not migrated")
    }
    #expect(plan.isDescriptionOnly)
    let store = try Models.open(path, renamed)
    guard case .opened = store.outcome else { throw Failure("migrated twice") }
    #expect(try ModelCoding.decode(store.metadata.model) == renamed)
  }
}

/// A test's own failure.
struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
