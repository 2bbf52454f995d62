import Testing

@testable import ModelwrightRuntime

/// What an owner no longer owns outlives it, however the relationship is stored.
@Suite struct OwnershipTests {
  /// How an owner holds what it owns.
  enum Holding: CaseIterable, Sendable {
    case ownKey, ownKeyWithoutInverse, otherKey, manyKeys, hiddenKey, pairs, orderedPairs

    func make(in context: ManagedObjectContext) -> ManagedObject {
      switch self {
      case .otherKey, .orderedPairs: Item(context: context)
      default: Part(context: context)
      }
    }

    func members(of owner: Owner) -> [ManagedObject] {
      switch self {
      case .ownKey: [owner.part].compactMap { $0 }
      case .ownKeyWithoutInverse: [owner.single].compactMap { $0 }
      case .otherKey: [owner.item].compactMap { $0 }
      case .manyKeys: Array(owner.children)
      case .hiddenKey: Array(owner.loose)
      case .pairs: Array(owner.tags)
      case .orderedPairs: Array(owner.marks)
      }
    }

    func set(_ member: ManagedObject?, of owner: Owner) {
      let (part, item) = (member as? Part, member as? Item)
      switch self {
      case .ownKey: owner.part = part
      case .ownKeyWithoutInverse: owner.single = part
      case .otherKey: owner.item = item
      case .manyKeys: owner.children = RelationshipSet([part].compactMap { $0 })
      case .hiddenKey: owner.loose = RelationshipSet([part].compactMap { $0 })
      case .pairs: owner.tags = RelationshipSet([part].compactMap { $0 })
      case .orderedPairs: owner.marks = RelationshipOrderedSet([item].compactMap { $0 })
      }
    }
  }

  /// What happens to the member before its owner is deleted.
  enum Change: CaseIterable, Sendable {
    case none, removed, moved, movedToNew, replacedByOld, replacedByNew
  }

  @Test(arguments: Holding.allCases, Change.allCases)
  func theStoreFollowsMemoryWhenAnOwnerIsDeleted(_ holding: Holding, _ change: Change) throws {
    let store = try TestStore(.memory, model: OwnershipModel.model)
    let first = store.context()
    let owners = (Owner(context: first), Owner(context: first))
    let members = (holding.make(in: first), holding.make(in: first))
    holding.set(members.0, of: owners.0)
    try first.save()

    let context = store.context()
    let (owner, other) = (try context.same(owners.0), try context.same(owners.1))
    let (member, spare) = (try context.same(members.0), try context.same(members.1))
    if change != .none { holding.set(nil, of: owner) }
    switch change {
    case .none, .removed: break
    case .moved: holding.set(member, of: other)
    case .movedToNew: holding.set(member, of: Owner(context: context))
    case .replacedByOld: holding.set(spare, of: owner)
    case .replacedByNew: holding.set(holding.make(in: context), of: owner)
    }
    context.delete(owner)
    #expect(member.isDeleted == (change == .none))
    #expect(spare.isDeleted == (change == .replacedByOld))
    try context.save()

    // The store has what memory has: objects and members.
    let fresh = store.context()
    let left = [member, spare].filter { $0.managedObjectContext != nil }.map(\.objectID)
    let stored: [ManagedObject] =
      member is Item ? try fresh.all(Item.self) : try fresh.all(Part.self)
    #expect(stored.map(\.objectID) == left)
    let remaining = try context.all(Owner.self)
    #expect(remaining.count == (change == .movedToNew ? 2 : 1))
    for owner in remaining {
      let ids = holding.members(of: owner).map(\.objectID)
      #expect(holding.members(of: try fresh.same(owner)).map(\.objectID) == ids)
    }
    let moved = remaining.last.map { holding.members(of: $0).map(\.objectID) }
    let isMoved = change == .moved || change == .movedToNew
    #expect(moved == (isMoved ? [member.objectID] : []))
    #expect(try store.rows("PRAGMA foreign_key_check").isEmpty)
  }

  @Test(arguments: StoreKind.allCases) func aRequiredKeyIsGivenUpToo(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (badge, old, new) = (
      Badge(context: context), Locker(context: context), Locker(context: context)
    )
    badge.code = "a"
    badge.locker = old
    try context.save()
    badge.locker = new
    context.delete(badge)
    #expect(!old.isDeleted && new.isDeleted)
    try context.save()
    let fresh = store.context()
    #expect(try fresh.all(Locker.self).map(\.objectID) == [old.objectID])
  }

  @Test(arguments: StoreKind.allCases) func aRowThatWaitsForAValueIsNotTakenByACascade(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind, model: OwnershipModel.model)
    let context = store.context()
    let (owner, other) = (Owner(context: context), Owner(context: context))
    let (moved, taken, held) = (
      Part(context: context), Part(context: context), Part(context: context)
    )
    (moved.code, taken.code, held.code) = ("moved", "taken", "held")
    owner.children = [moved]
    owner.part = held
    try context.save()
    // Both wait for the value of a row that is deleted with them.
    other.children.insert(moved)
    moved.code = "taken"
    other.part = held
    held.code = "moved"
    context.delete(taken)
    context.delete(owner)
    try context.save()
    let fresh = store.context()
    #expect(try fresh.all(Part.self).map(\.code) == ["taken", "moved"])
    let same = try fresh.same(other)
    #expect(same.children.map(\.code) == ["taken"])
    #expect(same.part?.code == "moved")
  }
}
