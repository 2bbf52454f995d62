import Foundation
import Testing

@testable import ModelwrightRuntime

/// The files that a store leaves behind.
@Suite struct StoreFileTests {
  @Test func aContainerThatGoesAwayMovesItsLogIntoTheFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("modelwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("dogs.sqlite").path
    for name in ["Fido", "Rex", "Laika"] {
      let container = try PersistentContainer(model: SampleModel.model, store: .file(path))
      let context = container.newContext()
      _ = try context.fetch(Dog.fetchRequest())
      Dog(context: context).name = name
      try context.save()
      _ = try context.fetch(Dog.fetchRequest())
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["dogs.sqlite"])
  }

  @Test func anEmptyPathIsRefused() {
    #expect(throws: PersistentStoreError.self) {
      try PersistentContainer(model: SampleModel.model, store: .file(""))
    }
  }
}
