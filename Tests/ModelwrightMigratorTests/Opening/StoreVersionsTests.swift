import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import Testing

/// Where a store stands among the versions of a program, and what follows from it.
@Suite struct StoreVersionsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.file("dogs") }

  private func legs(_ opener: StoreOpener) throws -> [String] {
    guard case .migrate(let route) = try opener.preview(.file(path)).action else { return [] }
    return route.legs.map { "\($0.source.name) > \($0.target.name)" }
  }

  @Test func anyEarlierVersionIsOneStepAway() throws {
    for start in [[Versions.one], [Versions.one, Versions.two]] {
      let store = try TemporaryFolder()
      try Versions.makeStore(store.file("dogs"), start)
      let opened = try Versions.opener(Versions.all).open(.file(store.file("dogs")))
      guard case .migrated(let route) = opened.outcome else { throw Failure("\(opened.outcome)") }
      #expect(route.legs.count == 1)
      #expect(!route.isBackward)
      #expect(opened.metadata.modelName == "Dogs 3")
      let hashes = try Versions.history(Versions.all).versions.map(\.hash)
      #expect(opened.metadata.knownVersions == hashes)
    }
  }

  @Test func aVersionThatTheProgramNoLongerHasStillMigrates() throws {
    try Versions.makeStore(path, [Versions.one, Versions.two])
    let opened = try Versions.opener([Versions.one, Versions.three], encodes: false)
      .open(.file(path))
    #expect(opened.metadata.modelName == "Dogs 3")
    #expect(opened.metadata.knownVersions.count == 3)
  }

  @Test func aLaterVersionIsRefusedAndTheFileUntouched() throws {
    try Versions.makeStore(path, Versions.all)
    let before = try folder.contents()
    for models in [[Versions.one], [Versions.one, Versions.two]] {
      #expect(throws: StoreError.newerVersion(path: path, version: "Dogs 3")) {
        try Versions.opener(models).open(.file(path))
      }
      #expect(throws: StoreError.newerVersion(path: path, version: "Dogs 3")) {
        try Versions.opener(models).preview(.file(path))
      }
    }
    #expect(try folder.contents() == before)
  }

  @Test func aLaterVersionThatTheProgramKnowsIsLaterToo() throws {
    try Versions.makeStore(path, [Versions.three])
    let three = try Versions.history(Versions.all)
    let opener = StoreOpener(model: try ResolvedModel(Versions.two), history: three)
    #expect(throws: StoreError.newerVersion(path: path, version: "Dogs 3")) {
      try opener.open(.file(path))
    }
  }

  @Test func whatBecameAVersionAndWasUndoneCanComeAgain() throws {
    // What only differs in names goes back without a loss, so that the way there and back can be seen.
    let later = Versions.changed(Versions.one) {
      $0.name = "Dogs 1b"
      $0.entities[0].versionHashModifier = "b"
    }
    let back = MigrationOptions(newerStore: .migrateBack)
    try Versions.makeStore(path, [Versions.one, later])
    let opened = try Versions.opener([Versions.one], back).open(.file(path))
    #expect(opened.metadata.modelName == "Dogs 1")
    #expect(opened.metadata.knownVersions.count == 1)
    // A program that does not know the earlier version takes its store for an earlier one again.
    #expect(try Versions.opener([later]).open(.file(path)).metadata.modelName == "Dogs 1b")
  }

  @Test func theVersionBeingEditedComesRightBeforeItself() throws {
    try Versions.makeStore(path, [Versions.one, Versions.two])
    let edited = Versions.changed(Versions.two) {
      $0.entities[1].attributes.append(Models.attribute("weather"))
    }
    #expect(try legs(Versions.opener([Versions.one, edited])) == ["Dogs 2 > Dogs 2"])
    #expect(
      try Versions.opener([Versions.one, edited]).open(.file(path)).metadata.knownVersions.count
        == 3)
  }

  @Test func aStoreFromBeforeTheListIsReadAndGetsOne() throws {
    try Versions.makeStore(path)
    try Connection(path: path).execute(
      "DELETE FROM \"_mw_metadata\" WHERE \"key\" = 'known versions'")
    let opened = try Models.open(path, Versions.one)
    #expect(opened.metadata.knownVersions.isEmpty)
    #expect(try Models.open(path, Versions.two).metadata.knownVersions.count == 1)
    try Connection(path: path).execute(
      "UPDATE \"_mw_metadata\" SET \"value\" = x'0102' WHERE \"key\" = 'known versions'")
    #expect(throws: StoreError.self) { try Models.open(path, Versions.two) }
  }

  @Test func aRenamedEntityAloneIsStillTheModel() throws {
    let before = Model(name: "A", entities: [Entity(name: "Dog")])
    let after = Model(
      name: "B", entities: [Entity(name: "Hound", renamingIdentifier: "Dog")])
    _ = try Models.open(path, before)
    let opener = StoreOpener(model: try ResolvedModel(after))
    do throws(StoreError) {
      _ = try opener.preview(.file(path))
    } catch {
      guard case .needsMigration = error else { throw error }
    }
    #expect(throws: StoreError.unknownModel(path: path, name: "A", entities: ["Dog"])) {
      try Models.open(path, Model(name: "C", entities: [Entity(name: "Cat")]))
    }
  }
}
