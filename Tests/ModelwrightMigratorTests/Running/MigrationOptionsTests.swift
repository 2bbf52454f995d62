import Foundation
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import Testing

@Suite struct MigrationOptionsTests {
  let folder: TemporaryFolder
  var path: String { folder.file("dogs") }

  init() throws { folder = try TemporaryFolder() }

  // MARK: Progress

  @Test func progressRisesFromNothingToAll() throws {
    try Versions.makeStore(path, dogs: 20_000)
    let reports = Shared<[MigrationProgress]>([])
    let options = MigrationOptions(progress: { report in reports.change { $0.append(report) } })
    _ = try Versions.opener(Versions.all, options).open(.file(path))
    let all = reports.value
    let (first, last) = (try #require(all.first), try #require(all.last))
    #expect(first.stepsDone == 0)
    #expect(first.fraction == 0)
    #expect(last.stepsDone == last.stepCount - 1)
    #expect(last.fraction > 0.9 && last.fraction <= 1)
    #expect(last.rowsDone == 20_000)
    #expect(all.allSatisfy { $0.rowCount == 20_000 && $0.stepCount == last.stepCount })
    for (one, next) in zip(all, all.dropFirst()) {
      #expect(one.fraction <= next.fraction)
      #expect(one.rowsDone <= next.rowsDone)
      #expect(one.stepsDone <= next.stepsDone)
    }
    // Rows are told while they are written, but not one by one.
    let between = all.filter { $0.rowsDone > 0 && $0.rowsDone < 20_000 }
    #expect(!between.isEmpty)
    #expect(all.count < 1_000)
    #expect(Set(all.map(\.step)).contains { $0.contains("Dog") })
  }

  @Test func nothingIsToldWhenThereIsNothingToDo() throws {
    try Versions.makeStore(path, Versions.all)
    let count = Shared(0)
    let options = MigrationOptions(
      progress: { _ in count.change { $0 += 1 } }, isCancelled: { true })
    guard case .opened = try Versions.opener(Versions.all, options).open(.file(path)).outcome else {
      throw Failure("not opened")
    }
    #expect(count.value == 0)
  }

  // MARK: Cancelling

  @Test func cancelledAnywhereTheStoreIsAsItWas() throws {
    try Versions.makeStore(path, dogs: 2_000)
    let asked = Shared(0)
    let counting = MigrationOptions(isCancelled: {
      asked.change {
        $0 += 1; return false
      }
    })
    let copy = try TemporaryFolder()
    try Versions.makeStore(copy.file("dogs"), dogs: 2_000)
    _ = try Versions.opener(Versions.all, counting).open(.file(copy.file("dogs")))
    #expect(asked.value > 10)
    let before = try folder.contents()
    for moment in 1...asked.value {
      let now = Shared(0)
      let options = MigrationOptions(isCancelled: {
        now.change {
          $0 += 1; return $0 == moment
        }
      })
      #expect(throws: StoreError.cancelled(path: path)) {
        try Versions.opener(Versions.all, options).open(.file(path))
      }
      #expect(try folder.contents() == before)
    }
    _ = try Versions.opener(Versions.all).open(.file(path))
  }

  // MARK: Backups

  @Test func theBackupIsTheStoreAsItWas() throws {
    try Versions.makeStore(path)
    let rows = try Versions.rows(try Connection(path: path))
    let options = MigrationOptions(backup: .beside)
    let opened = try Versions.opener(Versions.all, options).open(.file(path))
    #expect(opened.backup == path + ".backup")
    #expect(try Versions.wholeVersion(path + ".backup", rows) == "Dogs 1")
    let again = try Versions.opener([Versions.one]).open(.file(path + ".backup"))
    guard case .opened = again.outcome else { throw Failure("\(again.outcome)") }
  }

  @Test func whatIsOnlyInTheLogIsInTheBackupToo() throws {
    try Versions.makeStore(path)
    let other = try Versions.opener([Versions.one]).open(.file(path))
    try other.connection.execute("INSERT INTO \"Dog\" (\"name\") VALUES ('Logged')")
    _ = try Versions.opener(Versions.all, MigrationOptions(backup: .beside)).open(.file(path))
    let backup = try Connection(path: path + ".backup")
    #expect(try backup.value("SELECT count(*) FROM \"Dog\" WHERE \"name\" = 'Logged'") == 1)
  }

  @Test func noBackupOverwritesAnything() throws {
    for name in ["dogs.backup", "dogs.backup-2", "mine"] {
      try "precious".write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
    try Versions.makeStore(path)
    let before = try folder.contents()
    let taken = MigrationOptions(backup: .at(folder.file("mine")))
    #expect(throws: StoreError.self) { try Versions.opener(Versions.all, taken).open(.file(path)) }
    let nowhere = MigrationOptions(backup: .at(folder.file("no/such/folder")))
    #expect(throws: StoreError.self) {
      try Versions.opener(Versions.all, nowhere).open(.file(path))
    }
    #expect(try folder.contents() == before)
    let beside = MigrationOptions(backup: .beside)
    let opened = try Versions.opener(Versions.all, beside).open(.file(path))
    #expect(opened.backup == path + ".backup-3")
    for name in ["dogs.backup", "dogs.backup-2", "mine"] {
      #expect(try folder.contents()[name] == before[name])
    }
  }

  @Test func noBackupIsMadeWhenNothingIsWrittenOrNothingCanBe() throws {
    try Versions.makeStore(path)
    let options = MigrationOptions(backup: .beside)
    _ = try Versions.opener([Versions.one], options).open(.file(path))
    let described = Versions.changed(Versions.one) { $0.entities[0].className = "Hound" }
    _ = try Versions.opener([described], options).open(.file(path))
    let required = Versions.changed(Versions.one) {
      $0.entities[0].attributes.append(Models.attribute("age", .integer16, optional: false))
    }
    #expect(throws: StoreError.self) { try Versions.opener([required], options).open(.file(path)) }
    #expect(try folder.contents().keys.sorted() == ["dogs"])
  }

  @Test func cancelledWhileItIsCopiedNothingIsLeft() throws {
    try Versions.makeStore(path, dogs: 5_000)
    let before = try folder.contents()
    let reached = Shared(false)
    let options = MigrationOptions(
      backup: .beside,
      progress: { report in if report.step.contains("copy") { reached.change { $0 = true } } },
      isCancelled: { reached.value })
    #expect(throws: StoreError.cancelled(path: path)) {
      try Versions.opener(Versions.all, options).open(.file(path))
    }
    #expect(reached.value)
    #expect(try folder.contents() == before)
  }
}
