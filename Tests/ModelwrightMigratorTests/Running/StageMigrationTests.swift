import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightMigrator

/// Stores that hand-written code takes a part in migrating, and those that go back.
@Suite struct StageMigrationTests {
  let folder: TemporaryFolder
  var path: String { folder.file("dogs") }

  init() throws { folder = try TemporaryFolder() }

  /// A weight that is a text from this version on.
  private static let texts = Versions.changed(Versions.two) {
    $0.name = "Dogs 3"
    $0.entities[0].attributes[1].type = .string
  }

  private static let last = Versions.changed(texts) {
    $0.name = "Dogs 4"
    $0.entities[0].attributes.append(Models.attribute("owner"))
  }

  private struct Mishap: Error {}

  /// A program with a stage between the second and the third version.
  private func opener(
    _ options: MigrationOptions = MigrationOptions(),
    _ body: @escaping @Sendable (StageStore) throws -> Void
  ) throws -> StoreOpener {
    var history = try Versions.history([Versions.one, Versions.two, Self.texts, Self.last])
    history.stages = [
      StoreStage(StageReference(from: "Dogs 2", to: "Dogs 3"), body: body)
    ]
    return StoreOpener(
      model: try ResolvedModel(Self.last), history: history,
      options: StoreOptions(migration: options))
  }

  private static let convert: @Sendable (StageStore) throws -> Void = { stage in
    let table = try #require(stage.stageTables["Dog"])
    try stage.connection.execute(
      """
      UPDATE "\(table)" SET "weight" = (SELECT o."weight" || ' kg' FROM "Dog" AS o
        WHERE o."_id" = "\(table)"."_id")
      """)
  }

  @Test(arguments: [1, 2])
  func theStageLiesOnTheWay(_ count: Int) throws {
    try Versions.makeStore(path, Array([Versions.one, Versions.two].prefix(count)), dogs: 4)
    let opener = try opener(MigrationOptions(), Self.convert)
    let before = try folder.contents()
    guard case .migrate(let route) = try opener.preview(.file(path)).action else {
      throw Failure("not to be migrated")
    }
    #expect(try folder.contents() == before)
    #expect(route.hasStages)
    #expect(route.legs.first?.source.name == "Dogs \(count)")
    #expect(route.legs.last?.target.name == "Dogs 4")
    let opened = try opener.open(.file(path))
    #expect(
      try opened.connection.rows("SELECT \"weight\" FROM \"Dog\" ORDER BY \"_id\"")
        == [["0.25 kg"], ["0.5 kg"], ["0.75 kg"], ["1.0 kg"]])
    #expect(
      try opened.connection.value("SELECT count(*) FROM \"Walk\" WHERE \"dog\" = \"_id\"") == 4)
    guard case .opened = try opener.open(.file(path)).outcome else {
      throw Failure("migrated twice")
    }
  }

  @Test func aStoreBehindTheStageNeedsItNoMore() throws {
    let store = try Versions.opener([Self.texts]).open(.file(path))
    try store.connection.execute("INSERT INTO \"Dog\" (\"name\", \"weight\") VALUES ('a', '3 kg')")
    let opened = try opener { _ in throw Mishap() }.open(.file(path))
    #expect(try opened.connection.value("SELECT \"weight\" FROM \"Dog\"") == "3 kg")
  }

  @Test func anErrorOfTheCodeLeavesTheStoreAsItWas() throws {
    try Versions.makeStore(path)
    let before = try folder.contents()
    let failing = try opener { stage in
      try Self.convert(stage)
      throw Mishap()
    }
    do {
      _ = try failing.open(.file(path))
      throw Failure("opened")
    } catch let error as StoreError {
      guard case .stageFailed(_, "Dogs 2", "Dogs 3", let detail) = error else { throw error }
      #expect(detail.contains("Mishap"))
    }
    #expect(try folder.contents() == before)
    let cancelled = try opener { _ in throw CancellationError() }
    #expect(throws: StoreError.cancelled(path: path)) { try cancelled.open(.file(path)) }
    #expect(try folder.contents() == before)
  }

  @Test func cancelledWhileTheCodeRunsItEnds() throws {
    try Versions.makeStore(path)
    let before = try folder.contents()
    let isReached = Shared(false)
    let options = MigrationOptions(isCancelled: { isReached.value })
    let endless = try opener(options) { stage in
      isReached.change { $0 = true }
      // Would take for ever; what is cancelled ends it.
      try stage.connection.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
    }
    #expect(throws: StoreError.cancelled(path: path)) { try endless.open(.file(path)) }
    #expect(try folder.contents() == before)
  }

  @Test func withoutTheStageTheTypeIsAnObstacle() throws {
    try Versions.makeStore(path)
    let before = try folder.contents()
    let opener = try Versions.opener([Versions.one, Versions.two, Self.texts, Self.last])
    guard
      case .needsMigration(_, let obstacles) = try #require(
        throws: StoreError.self, performing: { try opener.open(.file(path)) })
    else { throw Failure("another error") }
    #expect(obstacles.map(\.property) == ["weight"])
    #expect(try folder.contents() == before)
  }

  // MARK: Backwards

  @Test func backWhereItIsAllowed() throws {
    try Versions.makeStore(path, Versions.all, dogs: 5)
    let rows = try Versions.rows(try Connection(path: path))
    let back = MigrationOptions(newerStore: .migrateBack)
    let opened = try Versions.opener([Versions.one], back).open(.file(path))
    guard case .migrated(let route) = opened.outcome else { throw Failure("\(opened.outcome)") }
    #expect(route.isBackward)
    #expect(try Versions.wholeVersion(path, rows) == "Dogs 1")
    let again = try Versions.opener(Versions.all).open(.file(path))
    #expect(again.metadata.modelName == "Dogs 3")
    #expect(try Versions.wholeVersion(path, rows) == "Dogs 3")
  }

  @Test func noWayBackOverAStage() throws {
    let later = try opener(MigrationOptions(), Self.convert)
    _ = try later.open(.file(path))
    let opener = StoreOpener(
      model: try ResolvedModel(Versions.two), history: later.history,
      options: StoreOptions(migration: MigrationOptions(newerStore: .migrateBack)))
    guard
      case .needsMigration(_, let obstacles) = try #require(
        throws: StoreError.self, performing: { try opener.open(.file(path)) })
    else { throw Failure("another error") }
    #expect(obstacles.map(\.kind) == [.stageCannotBeUndone])
  }
}
