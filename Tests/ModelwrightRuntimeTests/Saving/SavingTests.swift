import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct SavingTests {
  private func badge(
    _ code: String, _ number: Int64?, in context: ManagedObjectContext
  ) -> Badge {
    let badge = Badge(context: context)
    badge.code = code
    badge.number = number
    badge.locker = Locker(context: context)
    return badge
  }

  @Test(arguments: StoreKind.allCases) func uniqueValuesCanBeExchanged(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let badges = (0..<3).map { badge("\($0)", Int64($0), in: context) }
    try context.save()
    badges[0].code = "1"
    badges[1].code = "2"
    badges[2].code = "0"
    (badges[0].number, badges[1].number) = (badges[1].number, badges[0].number)
    (badges[0].locker, badges[1].locker) = (badges[1].locker, badges[0].locker)
    try context.save()
    #expect(
      try store.rows(#"SELECT "code", "number" FROM "Badge" ORDER BY _id"#)
        == [["1", 1], ["2", 0], ["0", 2]])
    #expect(try store.rows(#"SELECT _version FROM "Badge""#) == [[2], [2], [2]])
    let other = store.context()
    #expect(try other.same(badges[0]).locker === other.same(badges[0].locker))
  }

  @Test(arguments: StoreKind.allCases) func aKeyCanBeDeletedAndInsertedAgain(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let old = badge("a", 1, in: context)
    let moved = badge("b", 2, in: context)
    try context.save()
    context.delete(old)
    moved.code = "a"
    _ = badge("b", 1, in: context)
    try context.save()
    #expect(
      try store.rows(#"SELECT "code", "number" FROM "Badge" ORDER BY _id"#)
        == [["a", 2], ["b", 1]])
  }

  @Test(arguments: StoreKind.allCases) func aTakenKeyIsATypedError(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let first = badge("a", 1, in: context)
    try context.save()
    let second = badge("a", 2, in: context)
    let other = Dog(context: context)
    let id = second.objectID
    let error = #expect(throws: ConstraintConflictError.self) { try context.save() }
    #expect(error?.kind == .uniqueness)
    #expect(error?.entityName == "Badge" && error?.propertyNames == ["code"])
    #expect(error?.objectID == id)
    // Store and context are as they were.
    #expect(second.isInserted && second.objectID == id && other.objectID.isTemporaryID)
    #expect(try store.rows(#"SELECT count(*) FROM "Dog""#) == [[0]])
    second.code = "b"
    first.code = "c"
    try context.save()
    #expect(try store.rows(#"SELECT "code" FROM "Badge" ORDER BY 1"#) == [["b"], ["c"]])
    first.code = "b"
    let update = #expect(throws: ConstraintConflictError.self) { try context.save() }
    #expect(update?.propertyNames == ["code"] && update?.objectID == first.objectID)
    #expect(try store.rows(#"SELECT "code" FROM "Badge" ORDER BY 1"#) == [["b"], ["c"]])
  }

  @Test(arguments: StoreKind.allCases) func changesOfOthersAreConflicts(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let first = store.context()
    let (dog, gone, untouched) = (
      Dog(context: first), Dog(context: first), Dog(context: first)
    )
    try first.save()
    let second = store.context()
    try second.same(dog).name = "theirs"
    second.delete(try second.same(gone))
    try second.save()
    dog.name = "mine"
    gone.name = "mine"
    untouched.name = "mine"
    let error = #expect(throws: MergeConflictError.self) { try first.save() }
    #expect(
      error?.conflicts == [
        MergeConflict(objectID: dog.objectID, oldVersion: 1, newVersion: 2),
        MergeConflict(objectID: gone.objectID, oldVersion: 1, newVersion: 0),
      ])
    #expect(dog.name == "mine" && dog.isUpdated && untouched.isUpdated)
    #expect(try store.rows(#"SELECT "name" FROM "Dog""#) == [["theirs"], [.null]])
    first.refresh(dog, mergeChanges: true)
    #expect(dog.name == "mine")
    first.refresh(gone, mergeChanges: false)
    try first.save()
    #expect(try store.rows(#"SELECT "name" FROM "Dog""#) == [["mine"], ["mine"]])
  }

  @Test func deletingWhatOthersChangedIsAConflict() throws {
    let store = try TestStore()
    let first = store.context()
    let (dog, both) = (Dog(context: first), Dog(context: first))
    try first.save()
    let second = store.context()
    try second.same(dog).name = "theirs"
    second.delete(try second.same(both))
    try second.save()
    first.delete(both)
    try first.save()
    first.delete(dog)
    #expect(throws: MergeConflictError.self) { try first.save() }
    #expect(dog.isDeleted)
  }

  @Test func idsAreNeverGivenOutTwice() throws {
    let store = try TestStore()
    let context = store.context()
    var ids: Set<ManagedObjectID> = []
    for _ in 0..<3 {
      let dogs = (0..<3).map { _ in Dog(context: context) }
      context.delete(dogs[1])
      try context.save()
      ids.formUnion([dogs[0].objectID, dogs[2].objectID])
      context.delete(dogs[0])
      context.delete(dogs[2])
      try context.save()
    }
    #expect(ids.count == 6)
    #expect(try store.rows(#"SELECT last FROM _mw_sequence WHERE root = 'Dog'"#) == [[6]])
  }

  @Test(arguments: StoreKind.allCases) func temporaryIDsBecomePermanentEverywhere(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (dog, walk) = (Dog(context: context), Walk(context: context))
    walk.dog = dog
    let temporary = dog.objectID
    #expect(temporary.isTemporaryID && context.registeredObject(for: temporary) === dog)
    try context.save()
    #expect(!dog.objectID.isTemporaryID && context.registeredObject(for: dog.objectID) === dog)
    #expect(context.registeredObject(for: temporary) == nil)
    #expect(walk.dog === dog && Array(dog.walks) == [walk])
    #expect(throws: ObjectError.notFound(temporary)) {
      try context.existingObject(with: temporary)
    }
    let next = Walk(context: context)
    dog.walks.insert(next, at: 0)
    try context.save()
    #expect(Array(dog.walks) == [next, walk] && next.dog === dog)
  }

  @Test func savingNothingWritesNothing() throws {
    let store = try TestStore()
    let context = store.context()
    try context.save()
    let dog = Dog(context: context)
    context.delete(dog)
    #expect(!context.hasChanges)
    try context.save()
    #expect(try store.rows(#"SELECT last FROM _mw_sequence WHERE root = 'Dog'"#).count <= 1)
  }

  @Test func derivedAttributesAreReadAfterASave() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.walks = [Walk(context: context), Walk(context: context)]
    try context.save()
    #expect(dog.walkCount == 2)
    context.delete(dog.walks[0])
    try context.save()
    #expect(dog.walkCount == 1)
  }

  @Test func manyObjectsAreSavedAndRead() throws {
    let store = try TestStore()
    let context = store.context()
    let dogs = (0..<20).map { _ in Dog(context: context) }
    for number in 0..<2000 {
      let walk = Walk(context: context)
      walk.distance = Double(number)
      walk.dog = dogs[number % 20]
    }
    try context.save()
    let other = store.context()
    let walks = try other.all(Walk.self)
    #expect(walks.reduce(0) { $0 + $1.distance } == 1_999_000)
    let seventh = try other.same(dogs[7])
    #expect(seventh.walks.map(\.distance) == stride(from: 7, to: 2000, by: 20).map(Double.init))
  }
}
