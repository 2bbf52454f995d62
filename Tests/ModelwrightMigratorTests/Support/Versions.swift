import Foundation
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

/// Three versions of a model, each with a store's rows in mind: the second only adds, the third writes a
/// table anew.
enum Versions {
  static let one = Models.changed { $0.name = "Dogs 1" }

  static let two = changed(one) {
    $0.name = "Dogs 2"
    $0.entities[0].attributes.append(Models.attribute("breed", default: "mongrel"))
    $0.entities[0].fetchIndexes = [FetchIndex(name: "byName", elements: [.init(.property("name"))])]
  }

  static let three = changed(two) {
    $0.name = "Dogs 3"
    $0.entities[0].attributes[0].isOptional = true
    $0.entities.append(Entity(name: "Cat", attributes: [Models.attribute("lives", .integer16)]))
  }

  static let all = [one, two, three]

  static func changed(_ model: Model, _ change: (inout Model) -> Void) -> Model {
    var model = model
    change(&model)
    return model
  }

  /// What a program knows whose current version is the last of these.
  static func history(_ models: [Model], encodes: Bool = true) throws -> StoreHistory {
    StoreHistory(
      versions: try models.map { model in
        .init(
          name: model.name, hash: try ResolvedModel(model).modelHash,
          encoded: encodes ? ModelCoding.encode(model) : nil)
      })
  }

  /// What opens stores for a program whose versions these are.
  static func opener(
    _ models: [Model], _ migration: MigrationOptions = MigrationOptions(), encodes: Bool = true
  ) throws -> StoreOpener {
    let current = try #require(models.last)
    return StoreOpener(
      model: try ResolvedModel(current), history: try history(models, encodes: encodes),
      options: StoreOptions(busyTimeoutMilliseconds: 100, migration: migration))
  }

  /// Makes a store of a version with dogs of long names and walks, and closes it.
  static func makeStore(_ path: String, _ models: [Model] = [one], dogs: Int = 40) throws {
    let store = try opener(models).open(.file(path))
    try store.connection.transaction {
      for number in 1...max(1, dogs) {
        try store.connection.execute(
          "INSERT INTO \"Dog\" (\"_id\", \"name\", \"weight\") VALUES (?, printf('%.*c', 300, 'd'), ?)",
          [.integer(Int64(number)), .real(Double(number) / 4)])
        try store.connection.execute(
          "INSERT INTO \"Walk\" (\"_id\", \"distance\", \"dog\") VALUES (?1, ?1, ?1)",
          [.integer(Int64(number))])
      }
    }
  }

  /// What a store holds that every version has.
  static func rows(_ connection: Connection) throws -> [[SQLiteValue]] {
    try connection.rows("SELECT \"_id\", \"name\", \"weight\" FROM \"Dog\" ORDER BY 1")
      + connection.rows("SELECT \"_id\", \"distance\", \"dog\" FROM \"Walk\" ORDER BY 1")
  }

  /// The name of a store's version, after looking whether all of it is that version's.
  static func wholeVersion(_ path: String, _ rows: [[SQLiteValue]]) throws -> String {
    let connection = try Connection(path: path, mode: .readWrite)
    let metadata = try StoreMetadata.read(from: connection)
    let model = try ResolvedModel(try ModelCoding.decode(metadata.model))
    let fresh = try Connection(path: "", mode: .memory(""))
    for statement in Schema(model).statements { try fresh.execute(statement) }
    #expect(try SchemaReader(connection).structure() == SchemaReader(fresh).structure())
    #expect(try Self.rows(connection) == rows)
    #expect(try connection.value("PRAGMA integrity_check") == "ok")
    #expect(try connection.value("PRAGMA foreign_key_check") == nil)
    return metadata.modelName
  }
}

/// Something that closures of any thread may write.
final class Shared<Value: Sendable>: @unchecked Sendable {
  // Guarded by the lock.
  private var stored: Value
  private let lock = NSLock()

  init(_ value: Value) { stored = value }

  var value: Value { change { $0 } }

  @discardableResult
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&stored)
  }
}
