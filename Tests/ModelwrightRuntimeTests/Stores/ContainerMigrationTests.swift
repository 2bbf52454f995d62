import Foundation
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

/// A container opens a store of another version of its model.
@Suite struct ContainerMigrationTests {
  private static func model(_ name: String, attributes: [String]) throws -> ManagedObjectModel {
    try ManagedObjectModel(
      Model(
        name: name,
        entities: [
          Entity(
            name: "Dog",
            attributes: attributes.map { Attribute(name: $0, type: .string, isOptional: true) })
        ]), classes: [:])
  }

  private let earlier: ManagedObjectModel
  private let later: ManagedObjectModel
  private let folder: URL
  private var path: String { folder.appendingPathComponent("dogs").path }
  private var store: PersistentStore { .file(path) }

  init() throws {
    earlier = try Self.model("Dogs 1", attributes: ["name"])
    later = try Self.model("Dogs 2", attributes: ["name", "breed"])
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("modelwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let container = try PersistentContainer(model: earlier, store: store)
    container.close()
    try Connection(path: path).execute("INSERT INTO \"Dog\" (\"name\") VALUES ('Fido')")
  }

  private func files() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      found[name] = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    }
    return found
  }

  @Test func opensTheOlderStoreWithProgressAndBackup() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let options = PersistentStoreOptions(
      migration: MigrationOptions(backup: .beside, progress: { reports.add($0) }))
    let container = try PersistentContainer(model: later, store: store, options: options)
    #expect(
      try Connection(path: path).rows("SELECT \"name\", \"breed\" FROM \"Dog\"") == [
        ["Fido", .null]
      ])
    #expect(reports.all.contains { $0.step.contains("breed") })
    container.close()
    let before = try PersistentContainer(model: earlier, store: .file(path + ".backup"))
    before.close()
  }

  @Test func thePreviewSaysWhatWouldHappen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try files()
    let preview = try PersistentContainer.migrationPreview(model: later, store: store)
    #expect(preview.action == .migrate)
    #expect(preview.version == "Dogs 1")
    #expect(preview.steps.map(\.from) == ["Dogs 1"])
    #expect(preview.steps.map(\.to) == ["Dogs 2"])
    #expect(preview.steps.first?.changes.contains { $0.contains("breed") } ?? false)
    #expect(preview.obstacles.isEmpty)
    #expect(try PersistentContainer.migrationPreview(model: earlier, store: store).action == .open)
    let missing = PersistentStore.file(path + "-none")
    #expect(
      try PersistentContainer.migrationPreview(model: later, store: missing).action == .create)
    #expect(try files() == before)
  }

  @Test func cancelledByItsOwnerOrItsTask() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try files()
    let asked = PersistentStoreOptions(migration: MigrationOptions(isCancelled: { true }))
    #expect(throws: PersistentStoreError.migrationCancelled(path: path)) {
      try PersistentContainer(model: later, store: store, options: asked)
    }
    let task = Task { [later, store] in
      while !Task.isCancelled { await Task.yield() }
      _ = try PersistentContainer(model: later, store: store)
    }
    task.cancel()
    await #expect(throws: PersistentStoreError.migrationCancelled(path: path)) {
      try await task.value
    }
    #expect(try files() == before)
  }

  @Test func aLaterVersionIsRefusedUnlessAllowed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PersistentContainer(model: later, store: store).close()
    #expect(throws: PersistentStoreError.newerVersion(path: path, version: "Dogs 2")) {
      try PersistentContainer(model: earlier, store: store)
    }
    #expect(throws: PersistentStoreError.newerVersion(path: path, version: "Dogs 2")) {
      try PersistentContainer.migrationPreview(model: earlier, store: store)
    }
  }

  @Test func aBackupThatCannotBeMadeEndsIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try files()
    let options = PersistentStoreOptions(migration: MigrationOptions(backup: .at(path)))
    #expect(throws: PersistentStoreError.self) {
      try PersistentContainer(model: later, store: store, options: options)
    }
    #expect(try files() == before)
  }
}

/// Reports, which may come from any thread.
private final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var stored: [MigrationProgress] = []

  func add(_ progress: MigrationProgress) { lock.withLock { stored.append(progress) } }
  var all: [MigrationProgress] { lock.withLock { stored } }
}
