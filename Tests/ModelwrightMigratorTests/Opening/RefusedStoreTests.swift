import Foundation
import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

/// Whatever is refused is as it was, to the byte, and so is everything beside it.
@Suite struct RefusedStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal(_ name: String, _ model: Model = Models.dogs) throws -> StoreError {
    let before = try folder.contents()
    defer { #expect((try? folder.contents()) == before) }
    do {
      _ = try Models.open(folder.file(name), model)
    } catch let error as StoreError {
      return error
    }
    throw Failure("\(name) was opened")
  }

  private func write(_ bytes: [UInt8], to name: String) {
    #expect(FileManager.default.createFile(atPath: folder.file(name), contents: Data(bytes)))
  }

  private func change(_ name: String, _ change: (inout [UInt8]) -> Void) throws {
    var bytes = Array(try #require(FileManager.default.contents(atPath: folder.file(name))))
    change(&bytes)
    write(bytes, to: name)
  }

  @Test(arguments: [1, 15, 99, 100, 4096, 70_000])
  func randomBytes(count: Int) throws {
    write((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 13) }, to: "random")
    guard case .notAStore = try refusal("random") else { throw Failure("another error") }
  }

  @Test func aText() throws {
    write(Array("Dear diary\n".utf8), to: "text")
    guard case .notAStore = try refusal("text") else { throw Failure("another error") }
  }

  @Test func someoneElsesDatabase() throws {
    do {
      let connection = try Connection(path: folder.file("foreign"))
      try connection.execute(
        "PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    }
    let error = try refusal("foreign")
    guard case .notAStore(_, let reason) = error else { throw Failure("\(error)") }
    #expect(reason.contains("another program"))
  }

  @Test func aFolderAndAMissingFolder() throws {
    #expect(throws: StoreError.notAFile(path: folder.path)) { try Models.open(folder.path) }
    let path = folder.file("no/such/store")
    #expect(throws: StoreError.missingFolder(path: path)) { try Models.open(path) }
    write([1], to: "file")
    #expect(throws: StoreError.self) { try Models.open(folder.file("file/store")) }
    #expect(throws: StoreError.notAFile(path: "/dev/null")) { try Models.open("/dev/null") }
  }

  @Test func aNewerStore() throws {
    try Models.makeStore(folder.file("dogs"))
    try change("dogs") { $0[63] = 9 }
    #expect(try refusal("dogs") == .newerStore(path: folder.file("dogs"), version: 9))
  }

  @Test func aStoreThatIsCutOff() throws {
    try Models.makeStore(folder.file("dogs"))
    for keep in [100, 4096, 8192] {
      try change("dogs") { $0 = Array($0.prefix(max(keep, 100))) }
      guard case .damaged = try refusal("dogs") else { throw Failure("another error") }
      try FileManager.default.removeItem(atPath: folder.file("dogs"))
      try Models.makeStore(folder.file("dogs"))
    }
  }

  @Test func aFlippedByteInTheListOfTablesOrTheRecords() throws {
    try Models.makeStore(folder.file("dogs"))
    let whole = try #require(FileManager.default.contents(atPath: folder.file("dogs")))
    func place(of text: String) throws -> Int {
      try #require(whole.range(of: Data(text.utf8))).lowerBound
    }
    let places = [
      16, 17, 100, 103, try place(of: "CREATE TABLE \"Dog\"") + 14,
      try place(of: "\"weight\" REAL") + 1, try place(of: "MWM") + 9,
      try place(of: "schema hash") + 3,
    ]
    for place in places {
      try change("dogs") { $0[place] ^= 0x05 }
      let error = try refusal("dogs")
      guard case .damaged = error else { throw Failure("byte \(place): \(error)") }
      try change("dogs") { $0[place] ^= 0x05 }
    }
    _ = try Models.open(folder.file("dogs"))
  }

  @Test func aTableThatAnotherToolRemoved() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    try Connection(path: path).execute("CREATE INDEX mine ON \"Dog\" (\"weight\")")
    _ = try Models.open(path)
    try Connection(path: path).execute("DROP INDEX \"Walk_dog_key\"")
    let error = try refusal("dogs")
    guard case .damaged(_, let detail) = error else { throw Failure("\(error)") }
    #expect(detail.contains("Walk_dog_key"))
  }

  @Test func aStoreOfAnotherModel() throws {
    try Models.makeStore(folder.file("dogs"))
    let cats = Model(name: "Cats", entities: [Entity(name: "Cat")])
    let error = try refusal("dogs", cats)
    guard case .unknownModel(_, "Dogs", ["Dog", "Walk"]) = error else { throw Failure("\(error)") }
  }

  @Test(arguments: Self.obstacles)
  func whatCannotBeWorkedOut(_ obstacle: Obstacle) throws {
    try Models.makeStore(folder.file("dogs"))
    let error = try refusal("dogs", Models.changed(obstacle.change))
    guard case .needsMigration(_, let obstacles) = error else { throw Failure("\(error)") }
    let text = obstacles.map(\.description).joined(separator: "\n")
    #expect(text.contains(obstacle.expected), "\(text)")
  }

  struct Obstacle: Sendable, CustomTestStringConvertible {
    var expected: String
    var change: @Sendable (inout Model) -> Void
    var testDescription: String { expected }
  }

  static let obstacles = [
    Obstacle(expected: "Dog.weight: its type is Double") {
      $0.entities[0].attributes[1].type = .float
    },
    Obstacle(expected: "Dog.weight: between") {
      $0.entities[0].attributes[1].isOptional = false
    },
    Obstacle(expected: "Dog.age: between") {
      $0.entities[0].attributes.append(Models.attribute("age", .integer16, optional: false))
    },
    Obstacle(expected: "Walk.dog: between") {
      $0.entities[1].relationships[0].isOptional = false
    },
    Obstacle(expected: "Dog: it became abstract") { $0.entities[0].isAbstract = true },
    Obstacle(expected: "Dog: its table would hold the objects of the hierarchies") {
      $0.entities[1].parentName = "Dog"
    },
  ]

  @Test func aConstraintThatRowsBreak() throws {
    try Models.makeStore(folder.file("dogs"))
    try Connection(path: folder.file("dogs")).execute("UPDATE \"Dog\" SET \"name\" = 'Same'")
    let error = try refusal(
      "dogs", Models.changed { $0.entities[0].uniquenessConstraints = [PropertyList(["name"])] })
    guard case .duplicates(_, let detail) = error else { throw Failure("\(error)") }
    #expect(detail.contains("name"))
  }
}
