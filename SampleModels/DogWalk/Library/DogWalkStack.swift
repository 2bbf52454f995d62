import Foundation
public import ModelwrightRuntime

/// The store of the dog walks and the one context that the program works in.
@MainActor
public struct DogWalkStack {
  /// The opened store.
  public let container: PersistentContainer

  /// Opens the store, or makes it.
  public init(path: String) throws {
    container = try PersistentContainer(model: DogWalkModel.model, store: .file(path))
  }

  /// The context that objects are made, found and changed in.
  public var context: ManagedObjectContext { container.viewContext }

  /// Saves when there is something to save.
  public func saveContext() throws {
    if context.hasChanges { try context.save() }
  }
}
