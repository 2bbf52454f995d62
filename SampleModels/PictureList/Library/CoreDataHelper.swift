public import ModelwrightRuntime

/// The two helpers that the program fetches and counts with.
@MainActor
public enum CoreDataHelper {
  /// All objects of a class, sorted by one of its keys.
  public static func objects<Object: ManagedObject>(
    of type: Object.Type, sortedBy key: String, ascending: Bool = true,
    in context: ManagedObjectContext
  ) throws -> [Object] {
    try context.fetch(
      FetchRequest<Object>(sortDescriptors: [
        FetchSortDescriptor(key, order: ascending ? .forward : .reverse)
      ]))
  }

  /// How many objects of a class match a predicate.
  public static func count<Object: ManagedObject>(
    of type: Object.Type, matching request: FetchRequest<Object>,
    in context: ManagedObjectContext
  ) throws -> Int {
    try context.count(for: request)
  }
}
