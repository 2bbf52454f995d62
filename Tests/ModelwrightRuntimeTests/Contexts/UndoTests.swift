import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct UndoTests {
  @Test(arguments: StoreKind.allCases) func rollbackTakesBackEverything(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (acme, zinc) = (Company(context: context), Company(context: context))
    let (ann, bob, desk) = (
      Employee(context: context), Employee(context: context), Desk(context: context)
    )
    acme.name = "Acme"
    acme.employees = [ann, bob]
    ann.desk = desk
    let dog = Dog(context: context)
    let walks = (0..<3).map { _ in Walk(context: context) }
    dog.walks = RelationshipOrderedSet(walks)
    try context.save()

    acme.name = nil
    ann.company = zinc
    bob.desk = desk
    context.delete(acme)
    dog.walks.move(from: 0, to: 2)
    context.delete(walks[1])
    let new = Employee(context: context)
    new.company = zinc
    #expect(context.hasChanges)
    context.rollback()

    #expect(!context.hasChanges)
    #expect(acme.name == "Acme" && !acme.isDeleted)
    #expect(acme.employees == [ann, bob] && zinc.employees.isEmpty && ann.company === acme)
    #expect(ann.desk === desk && desk.owner === ann && bob.desk == nil)
    #expect(Array(dog.walks) == walks && walks.allSatisfy { $0.dog === dog && !$0.hasChanges })
    #expect(new.managedObjectContext == nil && !new.isInserted)
    try context.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Person""#) == [[2]])
  }

  @Test func rollbackOfContentsThatWereNeverLoaded() throws {
    let store = try TestStore()
    let context = store.context()
    let (acme, ann) = (Company(context: context), Employee(context: context))
    acme.employees = [ann]
    try context.save()
    let other = store.context()
    let new = Employee(context: other)
    new.company = try other.same(acme)
    try other.same(ann).company = nil
    other.rollback()
    #expect(try other.same(acme).employees == [try other.same(ann)])
  }

  @Test func rollbackUndoesADeletionsCascade() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.walks = [Walk(context: context), Walk(context: context)]
    try context.save()
    context.delete(dog)
    #expect(context.deletedObjects.count == 3)
    context.rollback()
    #expect(!dog.isDeleted && dog.walks.count == 2)
    #expect(dog.walks.allSatisfy { !$0.isDeleted && $0.dog === dog })
    try context.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Walk""#) == [[2]])
  }

  @Test(arguments: StoreKind.allCases) func refreshReadsWhatOthersSaved(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let dog = Dog(context: context)
    dog.name = "a"
    let thing = Thing(context: context)
    thing.title = "a"
    try context.save()
    let other = store.context()
    try other.same(dog).name = "b"
    try other.same(dog).walks = [Walk(context: other)]
    try other.same(thing).note = "theirs"
    try other.same(thing).title = "theirs"
    try other.save()
    #expect(dog.name == "a")
    context.refresh(dog, mergeChanges: false)
    #expect(dog.isFault && dog.name == "b" && dog.walks.count == 1)
    thing.title = "mine"
    thing.draft = "draft"
    context.refresh(thing, mergeChanges: true)
    #expect(thing.title == "mine" && thing.note == "theirs" && thing.draft == "draft")
    #expect(thing.changedValues().keys.sorted() == ["title"])
    try context.save()
    #expect(try store.rows(#"SELECT "title", "note" FROM "Thing""#) == [["mine", "theirs"]])
    thing.draft = "again"
    thing.title = "lost"
    context.refresh(thing, mergeChanges: false)
    #expect(thing.draft == nil && thing.title == "mine" && !context.hasChanges)
  }

  @Test func aFetchBringsCleanObjectsUpToDate() throws {
    let store = try TestStore()
    let context = store.context()
    let (clean, dirty) = (Dog(context: context), Dog(context: context))
    try context.save()
    let other = store.context()
    for dog in try other.all(Dog.self) { dog.name = "theirs" }
    _ = Dog(context: other)
    try other.save()
    dirty.name = "mine"
    #expect(clean.name == nil)
    let dogs = try context.all(Dog.self)
    #expect(dogs.count == 3 && dogs[0] === clean && dogs[1] === dirty)
    #expect(clean.name == "theirs" && dirty.name == "mine")
  }

  @Test func resetForgetsEverything() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.name = "Fido"
    try context.save()
    dog.name = "Rex"
    context.reset()
    #expect(!context.hasChanges && dog.managedObjectContext == nil)
    #expect(try context.same(dog) !== dog)
    #expect(try context.same(dog).name == "Fido")
  }

  @Test func changedAndCommittedValuesTellTheDifference() throws {
    let store = try TestStore()
    let context = store.context()
    let (acme, ann) = (Company(context: context), Employee(context: context))
    #expect(ann.changedValues().isEmpty)
    ann.salary = 10
    #expect(ann.changedValues().keys.sorted() == ["salary"])
    ann.company = acme
    try context.save()
    #expect(ann.changedValues().isEmpty && !ann.hasPersistentChangedValues)
    ann.salary = 20
    ann.company = nil
    #expect(ann.changedValues().keys.sorted() == ["company", "salary"])
    let committed = ann.committedValues(forKeys: ["company", "salary"])
    guard case .integer(10) = committed["salary"], case .object(let object) = committed["company"]
    else {
      Issue.record("\(committed)")
      return
    }
    #expect(
      object === acme && acme.isUpdated && acme.changedValues().keys.sorted() == ["employees"])
    guard case .objects(let before) = acme.committedValues()["employees"] else {
      Issue.record("the employees are missing")
      return
    }
    #expect(before == [ann])
  }
}
