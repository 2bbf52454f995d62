import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct ContainerTests {
  @Test(arguments: StoreKind.allCases) func workInTheBackgroundReturnsIDs(
    _ kind: StoreKind
  ) async throws {
    let store = try TestStore(kind)
    let container = store.container
    let ids = try await withThrowingTaskGroup(of: ManagedObjectID.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await container.perform { context in
            let dog = Dog(context: context)
            dog.name = "\(number)"
            try context.save()
            return dog.objectID
          }
        }
      }
      return try await group.reduce(into: Set<ManagedObjectID>()) { $0.insert($1) }
    }
    #expect(ids.count == 20)
    let names = try await container.perform { context in
      try ids.compactMap { (try context.existingObject(with: $0) as? Dog)?.name }
    }
    #expect(Set(names) == Set((0..<20).map(String.init)))
  }

  @Test func readersSeeOneStateWhileOthersWrite() throws {
    let store = try TestStore(.file)
    let context = store.context()
    _ = Dog(context: context)
    try context.save()
    let other = store.context()
    try context.reading { reader in
      let connection = reader.connection
      #expect(try connection.value(#"SELECT count(*) FROM "Dog""#) == 1)
      _ = Dog(context: other)
      try other.save()
      #expect(try connection.value(#"SELECT count(*) FROM "Dog""#) == 1)
    }
    #expect(try context.all(Dog.self).count == 2)
  }

  @MainActor @Test func theViewContextIsTheMainActors() throws {
    let store = try TestStore()
    let context = store.container.viewContext
    #expect(context === store.container.viewContext)
    Dog(context: context).name = "Fido"
    try context.save()
    #expect(try store.context().all(Dog.self).count == 1)
  }

  @Test func everyMemoryStoreIsItsOwn() throws {
    let (one, two) = (try TestStore(.memory), try TestStore(.memory))
    let context = one.context()
    _ = Dog(context: context)
    try context.save()
    #expect(try one.context().all(Dog.self).count == 1)
    #expect(try two.context().all(Dog.self).isEmpty)
  }

  @Test func aClosedContainerThrows() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    try context.save()
    dog.name = "a"
    store.container.close()
    #expect(throws: PersistentStoreError.closed) { try context.save() }
    #expect(dog.isUpdated)
    let fault = context.object(with: dog.objectID)
    #expect(fault === dog)
  }

  @Test func aStoreThatIsRemovedIsNoticed() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    try context.save()
    try FileManager.default.removeItem(atPath: store.path)
    dog.name = "a"
    #expect(throws: PersistentStoreError.moved(path: store.path)) { try context.save() }
    #expect(dog.isUpdated && dog.name == "a")
  }

  @Test func aStoreThatIsOverwrittenIsATypedError() throws {
    let store = try TestStore()
    let context = store.context()
    for _ in 0..<200 { _ = Walk(context: context) }
    try context.save()
    try store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let garbage = Data(repeating: 0x5A, count: 100_000)
    let handle = try #require(FileHandle(forWritingAtPath: store.path))
    try handle.write(contentsOf: garbage)
    try handle.close()
    let other = store.context()
    // What a connection has in its cache it may still give; what it reads or writes is an error.
    Dog(context: other).name = "a"
    #expect(throws: PersistentStoreError.self) { try other.save() }
    #expect(throws: PersistentStoreError.self) {
      try PersistentContainer(model: SampleModel.model, store: .file(store.path))
    }
  }

  @Test func aBusyStoreWaitsAndThenThrows() throws {
    let store = try TestStore(
      .file,
      options: PersistentStoreOptions(synchronous: .normal, busyTimeout: .milliseconds(50)))
    let context = store.context()
    _ = Dog(context: context)
    let other = try Connection(path: store.path, mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    #expect(throws: PersistentStoreError.busy(path: store.path)) { try context.save() }
    try other.execute("ROLLBACK")
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test func destroyingRemovesTheFiles() throws {
    let store = try TestStore()
    let context = store.context()
    _ = Dog(context: context)
    try context.save()
    store.container.close()
    try PersistentContainer.destroyStore(at: .file(store.path))
    for suffix in ["", "-wal", "-shm"] {
      #expect(!FileManager.default.fileExists(atPath: store.path + suffix))
    }
    try PersistentContainer.destroyStore(at: .file(store.path))
  }

  @Test func aStoreIsOpenedAgain() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.name = "Fido"
    dog.walks = [Walk(context: context)]
    try context.save()
    let id = dog.objectID
    store.container.close()
    let again = try PersistentContainer(model: SampleModel.make(), store: .file(store.path))
    let other = again.newContext()
    let found = try #require(try other.existingObject(with: id) as? Dog)
    #expect(found.name == "Fido" && found.walks.count == 1)
    #expect(found.objectID.uriRepresentation() == id.uriRepresentation())
  }
}
