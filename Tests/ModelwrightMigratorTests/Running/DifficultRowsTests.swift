import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import Testing

/// Rows that a migration may stumble over: it succeeds, or ends with a typed error and an untouched store.
@Suite struct DifficultRowsTests {
  let folder: TemporaryFolder
  var path: String { folder.file("dogs") }

  init() throws { folder = try TemporaryFolder() }

  @Test func keysThatLeadNowhereInATableThatStays() throws {
    try Versions.makeStore(path, dogs: 2)
    try dangle()
    let opened = try Versions.opener(Versions.all).open(.file(path))
    #expect(try opened.connection.value("SELECT count(*) FROM \"Walk\"") == 3)
    #expect(try StoreSurvey.of(path).danglingKeys.map(\.count) == [1])
  }

  @Test func keysThatLeadNowhereInATableThatIsWrittenAnew() throws {
    try Versions.makeStore(path, dogs: 2)
    try dangle()
    let rebuilt = Versions.changed(Versions.one) {
      $0.entities[1].attributes[0].defaultValueString = "8"
    }
    let before = try folder.contents()
    do {
      let opened = try Versions.opener([rebuilt]).open(.file(path))
      // Then they lead to nothing instead, and every row is there.
      #expect(try opened.connection.value("PRAGMA foreign_key_check") == nil)
      #expect(try opened.connection.value("SELECT count(*) FROM \"Walk\"") == 3)
    } catch let error as StoreError {
      guard case .migrationFailed(_, let detail) = error else { throw error }
      #expect(detail.contains("Walk"))
      #expect(try folder.contents() == before)
    }
  }

  private func dangle() throws {
    let connection = try Connection(path: path)
    try connection.execute("PRAGMA foreign_keys = OFF")
    try connection.execute("INSERT INTO \"Walk\" (\"_id\", \"dog\") VALUES (90, 77)")
  }

  @Test func everyDuplicateIsNamedAndNothingIsTouched() throws {
    try Models.makeStore(path)
    try Connection(path: path).execute("UPDATE \"Dog\" SET \"name\" = 'Same'")
    let before = try folder.contents()
    let unique = Models.changed { $0.entities[0].uniquenessConstraints = [PropertyList(["name"])] }
    let preview = try Versions.opener([unique]).preview(.file(path))
    #expect(preview.obstacles.map(\.kind) == [.duplicates])
    guard
      case .duplicates(_, let detail) = try #require(
        throws: StoreError.self, performing: { try Versions.opener([unique]).open(.file(path)) })
    else { throw Failure("another error") }
    #expect(detail.contains("Dog") && detail.contains("name"))
    #expect(try folder.contents() == before)
    try Connection(path: path).execute("UPDATE \"Dog\" SET \"name\" = 'Other' WHERE \"_id\" = 2")
    _ = try Versions.opener([unique]).open(.file(path))
  }

  @Test func aValueThatBreaksNewValidationStays() throws {
    try Models.makeStore(path)
    let strict = Models.changed {
      $0.entities[0].attributes[1].minimumValueString = "100"
      $0.entities[0].attributes[0].maximumValueString = "1"
    }
    let opened = try Models.open(path, strict)
    #expect(
      try opened.connection.rows("SELECT \"name\", \"weight\" FROM \"Dog\" ORDER BY \"_id\"")
        == [["Fido", 12.5], ["Rex", .null]])
  }

  @Test func largeBinaryValuesSurvive() throws {
    var photo = Models.attribute("photo", .binary)
    photo.allowsExternalStorage = true
    let pictures = Versions.changed(Versions.one) { $0.entities[0].attributes.append(photo) }
    let store = try Models.open(path, pictures)
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try store.connection.execute(
      "INSERT INTO \"Dog\" (\"name\", \"photo\") VALUES ('a', ?)", [.blob(bytes)])
    let rebuilt = Versions.changed(pictures) { $0.entities[0].attributes[0].isOptional = true }
    let opened = try Models.open(path, rebuilt)
    #expect(try opened.connection.value("SELECT \"photo\" FROM \"Dog\"")?.blob == bytes)
  }
}
