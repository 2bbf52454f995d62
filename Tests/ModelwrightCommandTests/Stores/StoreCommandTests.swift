import Foundation
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightXML
import Testing

@testable import modelwright

/// `modelwright inspect` and `modelwright migrate apply` as processes.
@Suite struct StoreCommandTests {
  private let folder: TemporaryFolder
  private let bundle: String
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    let dog = "<attribute name=\"name\" optional=\"YES\" attributeType=\"String\"/>"
    try folder.write(
      GenerateCommandTests.model("<entity name=\"Dog\">\(dog)</entity>"),
      to: "Dogs.xcdatamodeld/Dogs.xcdatamodel/contents")
    try folder.write(
      GenerateCommandTests.model(
        """
        <entity name="Dog">\(dog)
        <attribute name="breed" optional="YES" attributeType="String"/></entity>
        <entity name="Cat"/>
        """),
      to: "Dogs.xcdatamodeld/Dogs 2.xcdatamodel/contents")
    bundle = folder.url.appendingPathComponent("Dogs.xcdatamodeld").path
    store = folder.url.appendingPathComponent("dogs.sqlite").path
    try setCurrent("Dogs 2")
    try makeStore("Dogs")
  }

  private func setCurrent(_ name: String) throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name).xcdatamodel</string>
      </dict></plist>
      """, to: "Dogs.xcdatamodeld/.xccurrentversion")
  }

  private func makeStore(_ version: String) throws {
    let read = try #require(ModelReader().read(path: bundle).bundle)
    let model = try ResolvedModel(try #require(read.version(named: version)))
    let opened = try StoreOpener(model: model).open(.file(store))
    try opened.connection.execute("INSERT INTO \"Dog\" (\"name\") VALUES ('Fido'), ('Rex')")
  }

  private func files() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let path = folder.url.appendingPathComponent(name).path
      found[name] = FileManager.default.contents(atPath: path)
    }
    return found
  }

  // MARK: inspect

  @Test("inspect tells a store's model, tables and rows, and what a migration would do")
  func inspectStore() throws {
    let before = try files()
    let alone = try Command.modelwright("inspect", store)
    #expect(alone.status == 0, "\(alone.transcript)")
    #expect(alone.output.contains("model        Dogs\n"), "\(alone.transcript)")
    #expect(alone.output.contains("Dog  2 rows"), "\(alone.transcript)")
    #expect(!alone.output.contains("migration"))
    let placed = try Command.modelwright("inspect", store, "--model", bundle)
    #expect(placed.status == 0, "\(placed.transcript)")
    #expect(placed.output.contains("version      'Dogs' of \(bundle)"), "\(placed.transcript)")
    #expect(placed.output.contains("migration to 'Dogs 2'"), "\(placed.transcript)")
    #expect(placed.output.contains("breed"), "\(placed.transcript)")
    #expect(try files() == before)
  }

  @Test("inspect writes one JSON document")
  func inspectJSON() throws {
    let result = try Command.modelwright(
      "inspect", store, "--model", bundle, "--format", "json")
    #expect(result.status == 0, "\(result.transcript)")
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let record = try #require(document as? [String: Any])
    #expect(record["kind"] as? String == "store")
    #expect(record["version"] as? String == "Dogs")
    #expect(record["isCurrent"] as? Bool == false)
    #expect((record["modelHash"] as? String)?.count == 64)
    let tables = try #require(record["tables"] as? [[String: Any]])
    #expect(tables.map { $0["rows"] as? Int } == [2])
    let migration = try #require(record["migration"] as? [String: Any])
    #expect(migration["action"] as? String == "migrate")
  }

  @Test("inspect tells a model's versions")
  func inspectModel() throws {
    let text = try Command.modelwright("inspect", bundle)
    #expect(text.status == 0, "\(text.transcript)")
    #expect(text.output.contains("* Dogs 2"), "\(text.transcript)")
    let json = try Command.modelwright("inspect", bundle, "--format", "json")
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let versions = try #require(record["versions"] as? [[String: Any]])
    #expect(versions.map { $0["name"] as? String } == ["Dogs", "Dogs 2"])
    #expect(versions.map { $0["isCurrent"] as? Bool } == [false, true])
  }

  @Test(
    "what is no store is a diagnostic",
    arguments: [("text.sqlite", "SQLite format 3, they say", "not-a-store")])
  func inspectSomethingElse(_ name: String, _ text: String, _ code: String) throws {
    let file = try folder.write(text, to: name)
    let result = try Command.modelwright("inspect", file.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("[\(code)]"), "\(result.transcript)")
    let applied = try Command.modelwright("migrate", "apply", bundle, file.path)
    #expect(applied.status == 1)
    #expect(applied.errors.contains("[\(code)]"), "\(applied.transcript)")
  }

  // MARK: apply

  @Test("a dry run says what would be done and writes nothing")
  func dryRun() throws {
    let before = try files()
    let result = try Command.modelwright("migrate", "apply", bundle, store, "--dry-run")
    #expect(result.status == 0, "\(result.transcript)")
    #expect(result.output.contains("from 'Dogs' to 'Dogs 2'"), "\(result.transcript)")
    #expect(result.output.contains("breed"))
    #expect(result.errors.isEmpty)
    #expect(try files() == before)
  }

  @Test("apply migrates, keeps a copy, and has nothing to do the second time")
  func apply() throws {
    let before = try files()
    let result = try Command.modelwright("migrate", "apply", bundle, store, "--backup")
    #expect(result.status == 0, "\(result.transcript)")
    #expect(result.output.contains("migrated from 'Dogs' to 'Dogs 2'"), "\(result.transcript)")
    #expect(result.output.contains("dogs.sqlite.backup"))
    // A bar is for terminals only.
    #expect(result.errors.isEmpty, "\(result.transcript)")
    let names = try files().keys.sorted()
    #expect(names == ["dogs.sqlite", "dogs.sqlite.backup"])
    #expect(before["dogs.sqlite"] != nil)
    let rows = try Connection(path: store).rows("SELECT \"name\", \"breed\" FROM \"Dog\"")
    #expect(rows == [["Fido", .null], ["Rex", .null]])
    let again = try Command.modelwright("migrate", "apply", bundle, store, "--backup")
    #expect(again.status == 0)
    #expect(again.output.contains("already"), "\(again.transcript)")
    #expect(try files().keys.sorted() == names)
  }

  @Test("a backup never overwrites")
  func backupTaken() throws {
    let file = try folder.write("precious", to: "mine")
    let before = try files()
    let result = try Command.modelwright(
      "migrate", "apply", bundle, store, "--backup-to", file.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("[backup-failed]"), "\(result.transcript)")
    #expect(try files() == before)
  }

  @Test("a store of a later version is refused")
  func later() throws {
    #expect(try Command.modelwright("migrate", "apply", bundle, store).status == 0)
    try setCurrent("Dogs")
    let before = try files()
    let result = try Command.modelwright("migrate", "apply", bundle, store)
    #expect(result.status == 1)
    #expect(result.errors.contains("[store-version-newer]"), "\(result.transcript)")
    #expect(try files() == before)
  }

  @Test("a dry run, inspect and apply name what is lost, also on the way back")
  func losses() throws {
    let lost = "Dog: attribute 'breed' removed: String, optional"
    let forwards = try Command.modelwright("migrate", "apply", bundle, store)
    #expect(forwards.status == 0 && !forwards.output.contains("lost"), "\(forwards.transcript)")
    let dry = try Command.modelwright(
      "migrate", "apply", bundle, store, "--to", "Dogs", "--dry-run")
    #expect(dry.output.contains("  loses \(lost)\n"), "\(dry.transcript)")
    #expect(dry.output.contains("  loses Cat: entity removed\n"), "\(dry.transcript)")
    let result = try Command.modelwright("migrate", "apply", bundle, store, "--to", "Dogs")
    #expect(result.status == 0)
    #expect(result.output.contains("\nlost: \(lost)\n"), "\(result.transcript)")
    #expect(result.output.contains("\nlost: Cat: entity removed\n"), "\(result.transcript)")
  }

  @Test("a stage needs the program")
  func stage() throws {
    try folder.write(
      #"{"versions": ["Dogs", "Dogs 2"], "stages": [{"from": "Dogs", "to": "Dogs 2"}]}"#,
      to: "modelwright.json")
    let before = try files()
    for arguments in [[], ["--dry-run"]] {
      let result = try Command.run(
        Checkout.tool.path, ["migrate", "apply", bundle, store] + arguments)
      #expect(result.status == 1)
      #expect(result.errors.contains("[stage-needs-program]"), "\(result.transcript)")
    }
    #expect(try files() == before)
  }

  @Test("a version or a store that does not exist")
  func missing() throws {
    let version = try Command.modelwright("migrate", "apply", bundle, store, "--to", "Cats")
    #expect(version.status == 1)
    #expect(version.errors.contains("[unknown-version]"), "\(version.transcript)")
    let none = try Command.modelwright("migrate", "apply", bundle, store + "-none")
    #expect(none.status == 1)
    #expect(none.errors.contains("[store-missing]"), "\(none.transcript)")
    #expect(!FileManager.default.fileExists(atPath: store + "-none"))
  }

  // MARK: The bar

  @Test func theBarFitsItsTerminal() {
    let progress = MigrationProgress(
      step: "the table Dog, with its rows", stepsDone: 3, stepCount: 9, rowsDone: 450_000,
      rowCount: 1_000_000, fraction: 0.456)
    let line = ProgressBar(columns: 120).line(for: progress)
    #expect(
      line
        == "[#########           ]  45 %  450,000 of 1,000,000 rows  the table Dog, with its rows")
    #expect(ProgressBar(columns: 40).line(for: progress).count == 39)
    let done = MigrationProgress(step: "", stepsDone: 1, stepCount: 1, fraction: 1)
    #expect(ProgressBar(columns: 80).line(for: done).hasPrefix("[####################] 100 %"))
  }
}
