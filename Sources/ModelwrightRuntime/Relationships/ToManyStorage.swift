/// The contents of a to-many relationship of one object, as ids.
///
/// As long as nobody has asked for the contents it holds only what has been added and removed since;
/// loading puts the two together.
final class ToManyStorage {
  let isOrdered: Bool
  private(set) var isLoaded: Bool
  /// The contents, when they are loaded.
  private(set) var ids: [Int64] = []
  /// The contents in the store, kept from the first change on; empty for a new owner.
  private(set) var committedIDs: [Int64]?
  /// The values of the order column, in parallel to the contents as they are in the store.
  private(set) var committedPositions: [Int64] = []
  /// What was added and removed while the contents were not loaded: each id once, in the order in
  /// which they were first named, and for each of them whether it was added.
  private var pending: [Int64] = []
  private var isPendingAddition: IDTable<Bool>?
  /// Where an id stands (an ordered set does not keep the places up to date, only whether it has
  /// the id); made when the set is large enough.
  private var places: IDTable<Int>?

  /// How many ids the context had forgotten when the contents were last freed of them.
  var forgottenCount = 0

  private static let largestWithoutPlaces = 12

  /// The contents of a new object, which has nothing in the store.
  static func new(isOrdered: Bool) -> ToManyStorage {
    let storage = ToManyStorage(isOrdered: isOrdered, isLoaded: true)
    storage.committedIDs = []
    return storage
  }

  /// Contents that are not known yet.
  static func unloaded(isOrdered: Bool) -> ToManyStorage {
    ToManyStorage(isOrdered: isOrdered, isLoaded: false)
  }

  private init(isOrdered: Bool, isLoaded: Bool) {
    self.isOrdered = isOrdered
    self.isLoaded = isLoaded
  }

  /// Whether the contents differ from the store's.
  var isChanged: Bool { committedIDs != nil || !pending.isEmpty }

  /// What was added since the store's contents were last known.
  var added: [Int64] {
    guard isLoaded else { return pending.filter { isPendingAddition?.value($0) == true } }
    guard let committedIDs, committedIDs.isEmpty == false else {
      return committedIDs == nil ? [] : ids
    }
    let before = Set(committedIDs)
    return ids.filter { !before.contains($0) }
  }

  /// What was removed since the store's contents were last known.
  var removed: [Int64] {
    guard isLoaded else { return pending.filter { isPendingAddition?.value($0) == false } }
    guard let committedIDs, committedIDs.isEmpty == false else { return [] }
    let now = Set(ids)
    return committedIDs.filter { !now.contains($0) }
  }

  /// Whether an id was added since the store's contents were last known, or, `false`, removed; `nil`
  /// when neither.
  func change(of id: Int64) -> Bool? {
    guard isLoaded else { return isPendingAddition?.value(id) }
    guard let committedIDs else { return nil }
    let (isThere, wasThere) = (contains(id), committedIDs.contains(id))
    return isThere == wasThere ? nil : isThere
  }

  // MARK: Loading

  /// Takes what the store holds and puts the changes on top of it.
  func load(_ stored: [Int64], positions: [Int64]) {
    let (newlyAdded, newlyRemoved) = (added, removed)
    committedPositions = positions
    places = nil
    isLoaded = true
    ids = stored
    if pending.isEmpty { return }
    committedIDs = stored
    forgetPending()
    if !newlyRemoved.isEmpty {
      let gone = Set(newlyRemoved)
      ids.removeAll { gone.contains($0) }
    }
    for id in newlyAdded where !contains(id) { append(id) }
  }

  /// Forgets the contents but keeps the changes.
  func unload() {
    guard isLoaded else { return }
    let (newlyAdded, newlyRemoved) = (added, removed)
    ids = []
    committedIDs = nil
    committedPositions = []
    places = nil
    isLoaded = false
    for id in newlyAdded { notePending(id, isAddition: true) }
    for id in newlyRemoved { notePending(id, isAddition: false) }
  }

  // MARK: Changing

  /// Whether the set has an id. Only for loaded contents.
  func contains(_ id: Int64) -> Bool {
    if ids.count <= Self.largestWithoutPlaces { return ids.contains(id) }
    return madePlaces().value(id) != nil
  }

  /// Adds an id at the end; whether it was new.
  @discardableResult
  func add(_ id: Int64) -> Bool {
    guard isLoaded else { return notePending(id, isAddition: true) }
    if contains(id) { return false }
    keepCommitted()
    append(id)
    return true
  }

  /// Removes an id; whether it was there, or might have been.
  @discardableResult
  func remove(_ id: Int64) -> Bool {
    guard isLoaded else { return notePending(id, isAddition: false) }
    guard contains(id), let place = place(of: id) else { return false }
    keepCommitted()
    places?.remove(id)
    if isOrdered || place == ids.count - 1 {
      ids.remove(at: place)
    } else {
      let last = ids.removeLast()
      ids[place] = last
      places?.set(last, place)
    }
    return true
  }

  /// Takes out ids whose objects do not exist any more, as if they had never been there.
  func drop(where isGone: (Int64) -> Bool) {
    places = nil
    pending.removeAll(where: isGone)
    if let committed = committedIDs {
      ids.removeAll(where: isGone)
      committedIDs = dropCommitted(committed, where: isGone)
    } else {
      ids = dropCommitted(ids, where: isGone)
    }
  }

  /// What is left of the contents in the store, with their positions.
  private func dropCommitted(_ committed: [Int64], where isGone: (Int64) -> Bool) -> [Int64] {
    guard committed.contains(where: isGone) else { return committed }
    let kept = committed.indices.filter { !isGone(committed[$0]) }
    if committedPositions.count == committed.count {
      committedPositions = kept.map { committedPositions[$0] }
    }
    return kept.map { committed[$0] }
  }

  /// Adds an id before a place. Only for loaded, ordered contents that do not have it.
  func insert(_ id: Int64, at place: Int) {
    keepCommitted()
    ids.insert(id, at: place)
    places?.set(id, place)
  }

  /// Gives the contents another order. Only for loaded, ordered contents; the ids are the same.
  func reorder(_ newOrder: [Int64]) {
    keepCommitted()
    ids = newOrder
  }

  /// Where an id stands. Only for loaded contents.
  func place(of id: Int64) -> Int? {
    if isOrdered || places == nil { return ids.firstIndex(of: id) }
    return places?.value(id)
  }

  @discardableResult
  private func notePending(_ id: Int64, isAddition: Bool) -> Bool {
    let table = isPendingAddition ?? IDTable(empty: false)
    isPendingAddition = table
    let known = table.value(id)
    if known == isAddition { return false }
    if known == nil { pending.append(id) }
    table.set(id, isAddition)
    return true
  }

  private func forgetPending() {
    pending = []
    isPendingAddition = nil
  }

  private func append(_ id: Int64) {
    places?.set(id, ids.count)
    ids.append(id)
  }

  private func keepCommitted() {
    if committedIDs == nil { committedIDs = ids }
  }

  private func madePlaces() -> IDTable<Int> {
    if let places { return places }
    let made = IDTable(empty: 0, capacity: 64)
    for (place, id) in ids.enumerated() { made.set(id, place) }
    places = made
    return made
  }

  // MARK: After saving and undoing

  /// Takes the contents as the store's, after temporary ids were replaced.
  func commit(positions: [Int64], id permanent: (Int64) -> Int64) {
    for place in ids.indices where ids[place] < 0 {
      ids[place] = permanent(ids[place])
      places = nil
    }
    committedIDs = nil
    committedPositions = positions
    // A temporary id without an object has no permanent one.
    if ids.contains(0) { drop { $0 == 0 } }
    forgetPending()
  }

  /// Goes back to what the store holds.
  func rollBack() {
    forgetPending()
    guard let committed = committedIDs else { return }
    ids = committed
    committedIDs = nil
    places = nil
  }
}
