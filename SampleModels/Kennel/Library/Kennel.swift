import ModelwrightRuntime

/// The kennel of today. Its model has three versions: the second renames, the third makes the owners'
/// names rows of their own. Opening a store of any of them migrates it.
@MainActor
public final class Kennel {
  private let context: ManagedObjectContext

  /// Opens the kennel's store, makes it, or migrates it.
  public init(path: String) throws {
    context = try PersistentContainer(model: KennelModel.model, store: .file(path)).viewContext
  }

  /// A line for each dog.
  public func dogs() throws -> [String] {
    let dogs = try context.fetch(
      FetchRequest<Dog>(sortDescriptors: [FetchSortDescriptor("callName")]))
    return dogs.map { dog in
      let age = dog.age.map { "\($0)" } ?? "-"
      return "\(dog.callName): age \(age), owner \(dog.owner?.name ?? "-"), "
        + "\(dog.outings.count) outings"
    }
  }

  /// A line for each owner.
  public func owners() throws -> [String] {
    let owners = try context.fetch(
      FetchRequest<Owner>(sortDescriptors: [FetchSortDescriptor("name")]))
    return owners.map { "\($0.name) has \($0.dogs.count) dogs" }
  }
}
