import ModelwrightSQLite

/// The objects of a piece of work, and their changes until they are saved.
///
/// There is one object for each row. A context and its objects belong to one isolation domain, and
/// the compiler refuses to pass them to another one: ``PersistentContainer/viewContext`` is the main
/// actor's, ``PersistentContainer/newContext()`` gives one away, and
/// ``PersistentContainer/perform(_:)`` makes one for a piece of work in the background.
///
/// Changed objects are kept until they are saved, others as long as the program holds them.
public final class ManagedObjectContext {
  /// The error of the last property that could not be read from the store: a property's getter
  /// cannot throw, so it gives `nil` or an empty value, and the error stands here until
  /// ``clearReadError()``, ``reset()`` or the next read that fails.
  public internal(set) var readError: (any Error)?

  let coordinator: StoreCoordinator
  /// What temporary IDs belong to.
  let identity = StoreIdentity()

  // The objects, by the root entity's index and by id; homes and decoders by the entity's index.
  private(set) var maps: ContiguousArray<IDTable<ManagedObject?>?>
  private var homes: ContiguousArray<ObjectHome?>
  private var decoders: ContiguousArray<RowDecoder?>
  private var lastInsertionHome: (objectClass: ObjectIdentifier, home: ObjectHome)?

  // Changed objects, in the order in which they were first changed. An object whose change was taken
  // back may still stand here: its flags decide.
  var inserted: [ManagedObject] = []
  var changed: [ManagedObject] {
    get { changedList }
    set {
      changedList = newValue
      unchangedAgain = []
    }
  }
  private var changedList: [ManagedObject] = []
  /// The objects that stand in the list of changed ones though they have no changes any more: when
  /// they change again they have their place already.
  private var unchangedAgain: Set<ObjectIdentifier> = []
  var deleted: [ManagedObject] = []
  private(set) var nextTemporaryID: Int64 = -1
  var forgottenIDs: ForgottenIDs
  /// By the relationship's index: saved objects that came into a set without an inverse, out of one
  /// that may not have been read yet.
  var takenMembers: [Int: Set<Int64>] = [:]

  var isSaving = false

  // Reading.
  var connection: StoreConnection?
  private var objectCount = 0
  private var sweepThreshold = 4096

  init(coordinator: StoreCoordinator) {
    self.coordinator = coordinator
    let count = coordinator.model.entities.count
    forgottenIDs = ForgottenIDs(coordinator.model)
    maps = ContiguousArray(repeating: nil, count: count)
    homes = ContiguousArray(repeating: nil, count: count)
    decoders = ContiguousArray(repeating: nil, count: count)
  }

  deinit {
    for map in maps { map?.forEach { $1?.row.flags.insert(.invalid) } }
    for home in homes { home?.contextWentAway() }
  }

  /// The model.
  public var managedObjectModel: ManagedObjectModel { coordinator.model }

  // MARK: Homes, maps and decoders

  func home(of entity: Int) -> ObjectHome {
    if let home = homes[entity] { return home }
    let home = ObjectHome(entity: coordinator.model.entities[entity], context: self)
    homes[entity] = home
    return home
  }

  func map(ofRoot root: Int) -> IDTable<ManagedObject?> {
    if let map = maps[root] { return map }
    let map = IDTable<ManagedObject?>(empty: nil)
    maps[root] = map
    return map
  }

  /// What reads rows that were selected with an entity's ``EntityDescription/selectList(alias:)``.
  func decoder(for entity: EntityDescription) -> RowDecoder {
    if let decoder = decoders[entity.index] { return decoder }
    let decoder = RowDecoder(entity, context: self)
    decoders[entity.index] = decoder
    return decoder
  }

  func homeForInsertion(of objectClass: ManagedObject.Type) -> ObjectHome {
    let key = ObjectIdentifier(objectClass)
    if let last = lastInsertionHome, last.objectClass == key { return last.home }
    guard let entity = coordinator.model.entity(for: objectClass) else {
      preconditionFailure("\(objectClass) is not a class of the context's model.")
    }
    precondition(!entity.isAbstract, "\(entity.name) is abstract: make one of its sub-entities.")
    let home = home(of: entity.index)
    lastInsertionHome = (key, home)
    return home
  }

  // MARK: Registering

  func register(inserted object: ManagedObject) {
    let row = object.row
    row.id = nextTemporaryID
    nextTemporaryID -= 1
    row.flags = [.inserted, .tracked, .dirty]
    object.entity.defaults.fill(row)
    map(ofRoot: object.home.root).set(row.id, object)
    inserted.append(object)
    object.awakeFromInsert()
  }

  /// Puts an object that was made for a row into the map.
  func register(_ object: ManagedObject) {
    map(ofRoot: object.home.root).set(object.row.id, object)
    objectCount += 1
  }

  func noteDirty(_ object: ManagedObject) {
    if !unchangedAgain.isEmpty, unchangedAgain.remove(ObjectIdentifier(object)) != nil { return }
    changedList.append(object)
  }

  /// Notes that a saved object has lost its changes.
  func noteUnchanged(_ object: ManagedObject) { unchangedAgain.insert(ObjectIdentifier(object)) }

  func note(_ error: any Error) { readError = error }

  /// Forgets ``readError``.
  public func clearReadError() { readError = nil }

  // MARK: Dropping what nobody uses

  /// Drops clean objects that only the map holds, when the map has doubled since the last time.
  /// Called where no object is in use by the context itself.
  func sweepIfNeeded() {
    if objectCount < sweepThreshold { return }
    var count = 0
    for case let map? in maps {
      map.keep { object in
        guard let flags = object?.row.flags else { return false }
        return !flags.isDisjoint(with: [.dirty, .inserted, .deleted])
          || !isKnownUniquelyReferenced(&object)
      }
      count += map.count
    }
    objectCount = count
    sweepThreshold = max(4096, count * 2)
  }

  /// How many objects the context knows; for tests and statistics.
  var registeredCount: Int { maps.reduce(0) { $0 + ($1?.count ?? 0) } }

  /// Forgets all objects and changes; the objects that the program still holds are gone.
  func forgetAll() {
    for case let map? in maps {
      map.forEach { _, object in object?.row.flags.formUnion([.invalid, .gone]) }
      map.removeAll()
    }
    (inserted, changed, deleted) = ([], [], [])
    objectCount = 0
    readError = nil
  }
}

@available(*, unavailable, message: "A context stays in its isolation domain; ask for another one.")
extension ManagedObjectContext: @unchecked Sendable {}
