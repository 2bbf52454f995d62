extension ManagedObjectContext {
  /// The objects that were made since the last save.
  public var insertedObjects: Set<ManagedObject> { Set(inserted.filter(\.isInserted)) }

  /// The saved objects that were changed since the last save.
  public var updatedObjects: Set<ManagedObject> { Set(changed.filter(\.isUpdated)) }

  /// The saved objects that the next save deletes.
  public var deletedObjects: Set<ManagedObject> { Set(deleted.filter(\.isDeleted)) }

  /// Whether there is anything to save.
  public var hasChanges: Bool {
    inserted.contains(where: \.isInserted) || changed.contains(where: \.isUpdated)
      || deleted.contains(where: \.isDeleted)
  }
}
