import Foundation
import ModelwrightModel
import Testing

@testable import ModelwrightRuntime

@Suite struct OpeningTests {
  @Test func aFileThatIsNoStoreIsLeftAlone() throws {
    let store = try TestStore(.memory)
    let text = Data("This is a letter, and it is longer than a header of SQLite's is.".utf8)
    try text.write(to: URL(fileURLWithPath: store.path))
    let error = #expect(throws: PersistentStoreError.self) {
      try PersistentContainer(model: SampleModel.model, store: .file(store.path))
    }
    guard case .notAStore(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == store.path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: store.path)) == text)
  }

  @Test func aFolderThatDoesNotExistIsATypedError() {
    #expect(throws: PersistentStoreError.missing(path: "/nowhere/at/all.sqlite")) {
      try PersistentContainer(model: SampleModel.model, store: .file("/nowhere/at/all.sqlite"))
    }
  }

  @Test func aModelWithMoreOpensTheStoreOfTheEarlierOne() throws {
    var earlier = Model(name: "Sample")
    var dog = Entity(name: "Walk")
    dog.attributes = [SampleModel.attribute("distance", .double, default: "0")]
    earlier.entities = [dog]
    let first = try ManagedObjectModel(earlier, classes: [:])
    var later = earlier
    later.entities[0].attributes.append(
      SampleModel.attribute("note", .string, isOptional: true))
    let second = try ManagedObjectModel(later, classes: [:])
    var other = earlier
    other.entities[0].attributes[0].type = .string
    let third = try ManagedObjectModel(other, classes: [:])

    let store = try TestStore(.file, model: first)
    store.container.close()
    let migrated = try PersistentContainer(model: second, store: .file(store.path))
    migrated.close()
    let error = #expect(throws: PersistentStoreError.self) {
      try PersistentContainer(model: third, store: .file(store.path))
    }
    guard case .needsMigration(_, let reasons) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reasons.contains { $0.contains("distance") })
  }
}
