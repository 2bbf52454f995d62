import Foundation
import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite

extension ManagedObjectContext {
  /// The objects that a request asks for.
  ///
  /// Unsaved changes of this context count unless the request says otherwise: a limit and an offset
  /// then apply to what would be there after a save.
  ///
  /// - Throws: ``FetchError`` for a request that does not fit the model, ``PersistentStoreError`` when
  ///   the store cannot be read.
  public func fetch<Result: ManagedObject>(_ request: FetchRequest<Result>) throws -> [Result] {
    let fetch = try Fetch(request, in: self)
    // The classes of all entities that may come are looked at, so that no object needs to be.
    for index in fetch.entity.resolved.descendants {
      let objectClass = managedObjectModel.entities[index].managedObjectClass
      guard objectClass is Result.Type else {
        throw FetchError.unknownClass("\(objectClass), which is no \(Result.self),")
      }
    }
    return unsafeBitCast(try fetch.objects(), to: [Result].self)
  }

  /// The IDs of the objects that a request asks for, without reading their values. A new object's ID is
  /// a temporary one.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchObjectIDs<Result: ManagedObject>(
    _ request: FetchRequest<Result>
  ) throws -> [ManagedObjectID] {
    try Fetch(request, in: self).objectIDs()
  }

  /// The values of the rows that a request asks for, by the names in
  /// ``FetchRequest/propertiesToFetch``, without making objects of them.
  ///
  /// A value has the type that the class's property has: `Int32` for Integer 32, `Data` for the stored
  /// bytes of a Transformable attribute, ``ManagedObjectID`` for a to-one relationship. An absent value
  /// is not in the dictionary. Unsaved changes do not count, as in Core Data, whatever
  /// ``FetchRequest/includesPendingChanges`` says (core-data.md §1.7).
  ///
  /// - Throws: As ``fetch(_:)``; a property that is not stored, or leads to many objects, is a
  ///   ``FetchError``.
  public func fetchDictionaries<Result: ManagedObject>(
    _ request: FetchRequest<Result>
  ) throws -> [[String: any Sendable]] {
    try Fetch(request, in: self).dictionaries(
      of: request.propertiesToFetch, isDistinct: request.returnsDistinctResults)
  }

  /// How many objects a request asks for, its limit and offset included.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func count<Result: ManagedObject>(for request: FetchRequest<Result>) throws -> Int {
    try Fetch(request, in: self).count()
  }
}

extension FetchRequest {
  /// Whether an object matches the request's predicate, as it is in memory.
  ///
  /// - Throws: ``FetchError`` for a request that does not fit the model.
  public func matches(_ object: Result) throws -> Bool {
    guard let context = object.managedObjectContext else { return false }
    let fetch = try Fetch(self, in: context)
    guard object.entity.isKind(of: fetch.entity) else { return false }
    return try fetch.matches(object)
  }
}
