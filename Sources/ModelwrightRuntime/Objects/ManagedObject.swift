/// An object of an entity: the base class of every generated class.
///
/// An object belongs to the context that it was made in or fetched by, and may only be used where
/// that context may: neither can be sent to another isolation domain. Its ``objectID`` can.
///
/// The values of a fetched object may be a fault, which is filled from the store when a property is
/// first read. When the context has gone away its objects cannot be used any more: using one stops
/// with a message.
///
/// Methods whose names begin with `_` are what generated code calls.
open class ManagedObject {
  final let row: Row
  final let home: ObjectHome

  /// The name of the entity in the model; generated classes override it.
  open class var entityName: String { "" }

  /// The fingerprint of the rows that the class was generated for; 0 when a class does not say, as
  /// one that was written by hand.
  open class var _layout: UInt64 { 0 }

  /// Makes a new object in a context, with the defaults of the model.
  ///
  /// Stops with a message when the class is not one of the context's model, or its entity abstract.
  public required init(_insertedInto context: ManagedObjectContext) {
    let home = context.homeForInsertion(of: Self.self)
    self.home = home
    row = Row(size: home.rowSize, headerSize: home.headerSize)
    row.initializeSlots(of: home.entity)
    context.register(inserted: self)
  }

  /// Makes the object for a row of the store, or one that records key paths.
  public required init(_materialized values: _MaterializedRow) {
    home = values.home
    row = Row(size: home.rowSize, headerSize: home.headerSize)
    row.flags = values.flags
    row.id = values.id
    guard values.initializesSlots else { return }
    row.initializeSlots(of: home.entity)
    row.markKeylessUnloaded(home.entity)
  }

  deinit {
    row.destroySlots(of: home.entity)
    if let committed = row.committed {
      committed.destroySlots(of: home.entity)
      committed.deallocate()
    }
    row.deallocate()
  }

  // MARK: What an object is

  /// The entity.
  public final var entity: EntityDescription { home.entity }

  /// The context; `nil` after the object was deleted and the deletion saved, after its insertion
  /// was rolled back, and when the context has gone away.
  public final var managedObjectContext: ManagedObjectContext? {
    row.flags.contains(.gone) ? nil : home.context
  }

  /// Whether the object has never been saved.
  public final var isInserted: Bool { row.flags.contains(.inserted) && !isDeleted }

  /// Whether the object was saved before and has changes that are not saved.
  public final var isUpdated: Bool {
    row.flags.contains(.dirty) && row.flags.isDisjoint(with: [.inserted, .deleted])
  }

  /// Whether the next save deletes the object.
  public final var isDeleted: Bool { row.flags.contains(.deleted) }

  /// Whether the values have not been read from the store.
  public final var isFault: Bool { row.flags.contains(.fault) }

  /// Whether the object is inserted, updated or deleted.
  public final var hasChanges: Bool {
    !row.flags.isDisjoint(with: [.dirty, .inserted, .deleted]) && !row.flags.contains(.gone)
  }

  // MARK: Moments in an object's life

  /// Called once in an object's life, when it has been made and has its defaults.
  open func awakeFromInsert() {}

  /// Called each time the values have been read from the store.
  ///
  /// Changes that are made here are not changes of the object: they cannot be saved.
  open func awakeFromFetch() {}

  /// Called before a save, for every inserted, updated and deleted object, again as long as these
  /// methods make further changes.
  open func willSave() {}

  /// Called after a save for every object that was saved, also for deleted ones.
  open func didSave() {}

  /// Called when the object is about to be deleted, while its relationships still stand.
  open func prepareForDeletion() {}

  /// Called before the values are forgotten and the object becomes a fault.
  open func willTurnIntoFault() {}

  /// Called after the object has become a fault.
  open func didTurnIntoFault() {}

  /// Checks the object before it is first saved. An override calls `super` and may throw any error.
  ///
  /// - Throws: ``ValidationError`` for one failure, ``ValidationErrors`` for several.
  open func validateForInsert() throws { try validateProperties() }

  /// Checks a changed object before it is saved. An override calls `super` and may throw any error.
  ///
  /// - Throws: ``ValidationError`` for one failure, ``ValidationErrors`` for several.
  open func validateForUpdate() throws { try validateProperties() }

  /// Checks an object before its deletion is saved: Deny rules. An override calls `super`.
  ///
  /// - Throws: ``ValidationError`` for one failure, ``ValidationErrors`` for several.
  open func validateForDelete() throws { try validateDenyRules() }
}

@available(*, unavailable, message: "Objects stay with their context; send the objectID instead.")
extension ManagedObject: @unchecked Sendable {}

extension ManagedObject: Hashable {
  /// Whether both are the same object: in one context there is one object for each row.
  public static func == (lhs: ManagedObject, rhs: ManagedObject) -> Bool { lhs === rhs }
  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What an object is made from that stands for a row of the store.
public struct _MaterializedRow {
  let home: ObjectHome
  let id: Int64
  let flags: ObjectFlags
  let initializesSlots: Bool
}
