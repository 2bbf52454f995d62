/// What generated code calls to put value snapshots back.
extension ManagedObject {
  /// The object of an ID in this object's context, for a to-one relationship.
  ///
  /// - Throws: ``ObjectError/notFound(_:)`` when the store has no such row, or it is not of the class;
  ///   ``ObjectError/foreignID(_:)`` when the ID belongs elsewhere or this object has no context;
  ///   ``PersistentStoreError`` when the store cannot be read.
  public final func _related<Object: ManagedObject>(_ id: ManagedObjectID) throws -> Object {
    guard let context = managedObjectContext else { throw ObjectError.foreignID(id) }
    guard let object = try context.existingObject(with: id) as? Object else {
      throw ObjectError.notFound(id)
    }
    return object
  }

  /// The object of an ID, or none.
  public final func _optionalRelated<Object: ManagedObject>(
    _ id: ManagedObjectID?
  ) throws -> Object? {
    guard let id else { return nil }
    return try _related(id) as Object
  }

  /// Fills a new object; when that fails, the object leaves its context again.
  public final func _fill(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      managedObjectContext?.delete(self)
      throw error
    }
  }
}
