import ModelwrightRuntime

/// The kennel as its first release had it: an owner is only a name, and an age whatever was typed.
@MainActor
public final class FirstKennel {
  private let context: ManagedObjectContext

  /// Opens the kennel's store, or makes it.
  public init(path: String) throws {
    context = try PersistentContainer(model: KennelModel.model, store: .file(path)).viewContext
  }

  /// Adds a dog with its walks.
  public func add(_ name: String, age: String?, owner: String?, walks: [Double]) throws {
    let dog = Dog(context: context, name: name)
    dog.age = age
    dog.owner = owner
    for distance in walks {
      let walk = Walk(context: context)
      walk.distance = distance
      walk.dog = dog
    }
    try context.save()
  }

  /// A line for each dog.
  public func list() throws -> [String] {
    let dogs = try context.fetch(
      FetchRequest<Dog>(sortDescriptors: [FetchSortDescriptor("name")]))
    return dogs.map { dog in
      "\(dog.name): age \(dog.age ?? "-"), owner \(dog.owner ?? "-"), \(dog.walks.count) walks"
    }
  }
}
