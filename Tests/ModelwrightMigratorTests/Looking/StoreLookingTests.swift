import Foundation
import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import Testing

/// Previews and surveys: they say what is there and what would be done, and change nothing.
@Suite struct StoreLookingTests {
  let folder: TemporaryFolder
  var path: String { folder.file("dogs") }

  init() throws { folder = try TemporaryFolder() }

  @Test func aPreviewSaysWhatWouldBeDone() throws {
    guard case .create = try Versions.opener([Versions.one]).preview(.file(path)).action else {
      throw Failure("not to be made")
    }
    #expect(try folder.contents().isEmpty)
    try Versions.makeStore(path)
    let before = try folder.contents()
    guard case .open = try Versions.opener([Versions.one]).preview(.file(path)).action else {
      throw Failure("not to be opened")
    }
    let preview = try Versions.opener(Versions.all).preview(.file(path))
    guard case .migrate(let route) = preview.action else { throw Failure("\(preview.action)") }
    #expect(preview.metadata?.modelName == "Dogs 1")
    #expect(preview.obstacles.isEmpty)
    #expect(preview.rowCounts["Dog"] == 40)
    #expect(route.writtenTables.sorted() == ["Cat", "Dog"])
    #expect(try folder.contents() == before)
  }

  @Test func aPreviewAsksTheRows() throws {
    try Versions.makeStore(path)
    let required = Versions.changed(Versions.one) {
      $0.entities[0].attributes[2].isOptional = false
    }
    let before = try folder.contents()
    let preview = try Versions.opener([required]).preview(.file(path))
    #expect(preview.obstacles.map(\.entity) == ["Dog"])
    #expect(preview.obstacles.map(\.property) == ["price"])
    #expect(try folder.contents() == before)
  }

  @Test func aSurveyCountsEveryEntity() throws {
    let model = Versions.changed(Versions.one) {
      $0.entities.append(Entity(name: "Terrier", parentName: "Dog"))
      $0.entities.append(
        Entity(name: "Ghost", isAbstract: true, parentName: "Dog"))
    }
    let store = try Models.open(path, model)
    try store.connection.execute(
      """
      INSERT INTO "Dog" ("_id", "_entity", "name") VALUES (1, 'Dog', 'a'), (2, 'Terrier', 'b'),
        (3, 'Terrier', 'c');
      INSERT INTO "Walk" ("_id") VALUES (1);
      """)
    // With the log and without it.
    for _ in 0..<2 {
      let before = try folder.contents()
      let survey = try StoreSurvey.of(path)
      #expect(survey.tables.map(\.name) == ["Dog", "Walk"])
      #expect(survey.tables.map(\.rows) == [3, 1])
      #expect(survey.tables[0].entities.map(\.name) == ["Dog", "Terrier"])
      #expect(survey.tables[0].entities.map(\.objects) == [1, 2])
      #expect(survey.metadata.modelName == "Dogs 1")
      #expect(survey.danglingKeys.isEmpty)
      #expect(try folder.contents()["dogs"] == before["dogs"])
      #expect(try folder.contents()["dogs-wal"] == before["dogs-wal"])
      _ = try store.connection.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  @Test func aSurveyFindsKeysThatLeadNowhere() throws {
    let model = Versions.changed(Versions.one) {
      $0.entities[0].relationships += [
        Relationship(
          name: "friends", destinationName: "Dog", inverseName: "friends",
          inverseEntityName: "Dog", isToMany: true, isOptional: true),
        Relationship(name: "sire", destinationName: "Dog", isOptional: true),
      ]
    }
    let store = try Models.open(path, model)
    try store.connection.setForeignKeys(false)
    try store.connection.execute(
      """
      INSERT INTO "Dog" ("_id", "name", "sire") VALUES (1, 'a', 9), (2, 'b', 1);
      INSERT INTO "Dog_friends" VALUES (1, 2), (2, 1), (1, 77);
      INSERT INTO "Walk" ("_id", "dog") VALUES (1, 5), (2, 6), (3, 1), (4, NULL);
      """)
    let found = try StoreSurvey.of(path).danglingKeys.map {
      "\($0.entity).\($0.relationship) \($0.count)"
    }
    #expect(found == ["Dog.friends 1", "Dog.sire 1", "Walk.dog 2"])
  }

  @Test func aSurveyOfSomethingElseSaysWhat() throws {
    #expect(throws: StoreError.missing(path: path)) { try StoreSurvey.of(path) }
    try "text".write(toFile: path, atomically: true, encoding: .utf8)
    guard
      case .notAStore = try #require(
        throws: StoreError.self, performing: { try StoreSurvey.of(path) })
    else { throw Failure("another error") }
    #expect(try folder.contents().keys.sorted() == ["dogs"])
  }
}
