import Foundation
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@testable import ModelwrightRuntime

/// The kinds of stores that every test of behaviour runs on.
enum StoreKind: CaseIterable, Sendable {
  case file
  case memory
}

/// A container in a folder of its own, which goes away with it.
final class TestStore {
  let container: PersistentContainer
  let path: String
  private let folder: URL

  init(
    _ kind: StoreKind = .file, model: ManagedObjectModel = SampleModel.model,
    options: PersistentStoreOptions = PersistentStoreOptions(synchronous: .normal)
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("modelwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("store.sqlite").path
    container = try PersistentContainer(
      model: model, store: kind == .file ? .file(path) : .memory, options: options)
  }

  deinit {
    container.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A new context of the container.
  func context() -> ManagedObjectContext { container.newContext() }

  /// What the store answers to a query.
  func rows(_ sql: String) throws -> [[SQLiteValue]] {
    try container.coordinator.withWriter { try $0.connection.rows(sql) }
  }

  /// Changes the store behind the contexts' backs.
  func execute(_ sql: String) throws {
    try container.coordinator.withWriter { try $0.connection.execute(sql) }
  }
}

extension ManagedObjectContext {
  /// All objects of a class, by their ids: as a fetch finds them.
  func all<Object: ManagedObject>(_ type: Object.Type) throws -> [Object] {
    guard let entity = managedObjectModel.entity(for: type) else { return [] }
    let columns = entity.selectList().joined(separator: ", ")
    return try reading { reader in
      let statement = try reader.connection.statement(
        "SELECT \(columns) FROM \"\(entity.storage.table)\" ORDER BY _id")
      defer { statement.reset() }
      var objects: [Object] = []
      while try statement.step() {
        if entity.storage.hasEntityColumn {
          let name = statement.string(2)
          guard entity.source.plans.contains(where: { $0.name == name }) else { continue }
        }
        if let object = try object(from: statement, entity: entity) as? Object {
          objects.append(object)
        }
      }
      return objects
    }
  }

  /// The same object in this context, as another context has it.
  func same<Object: ManagedObject>(_ object: Object) throws -> Object {
    try #require(try existingObject(with: object.objectID) as? Object)
  }
}
