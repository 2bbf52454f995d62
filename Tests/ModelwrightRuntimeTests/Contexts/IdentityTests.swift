import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct IdentityTests {
  @Test(arguments: StoreKind.allCases) func thereIsOneObjectForARow(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (dog, walk) = (Dog(context: context), Walk(context: context))
    walk.dog = dog
    try context.save()
    let other = store.context()
    let loaded = try other.same(walk)
    let owner = try #require(loaded.dog)
    #expect(owner === other.object(with: dog.objectID))
    #expect(try other.all(Dog.self) == [owner])
    #expect(owner.walks.first === loaded)
    #expect(owner !== dog && owner.objectID == dog.objectID)
  }

  @Test func faultsAreFilledWhenAPropertyIsRead() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.name = "Fido"
    try context.save()
    let other = store.context()
    let fault = try #require(other.object(with: dog.objectID) as? Dog)
    #expect(fault.isFault && fault.entity.name == "Dog" && fault.objectID == dog.objectID)
    #expect(fault.managedObjectContext === other && fault.isFault)
    #expect(fault.name == "Fido" && !fault.isFault)
  }

  @Test func aRowThatIsGoneGivesNoValuesAndAnError() throws {
    let store = try TestStore()
    let context = store.context()
    let (thing, walk, dog) = (
      Thing(context: context), Walk(context: context), Dog(context: context)
    )
    thing.title = "a"
    walk.dog = dog
    try context.save()
    let other = store.context()
    let fault = try #require(other.object(with: thing.objectID) as? Thing)
    let lonely = try #require(other.object(with: walk.objectID) as? Walk)
    try store.execute(#"DELETE FROM "Thing"; DELETE FROM "Walk""#)
    #expect(fault.title == "" && fault.note == nil && fault.small == 0)
    #expect((other.readError as? ObjectError) == .notFound(thing.objectID))
    other.clearReadError()
    #expect(lonely.dog == nil && other.readError != nil)
    #expect(throws: ObjectError.notFound(thing.objectID)) {
      try other.existingObject(with: thing.objectID)
    }
  }

  @Test func theSweepDropsWhatNobodyUses() throws {
    let store = try TestStore()
    let context = store.context()
    for number in 0..<5000 { Walk(context: context).distance = Double(number) }
    try context.save()
    let other = store.context()
    var kept: [Walk] = []
    do {
      let walks = try other.all(Walk.self)
      #expect(other.registeredCount == 5000)
      kept = [walks[10], walks[20]]
      walks[30].distance = -1
    }
    // The next read finds the map doubled.
    _ = try other.existingObject(with: kept[0].objectID)
    _ = try other.all(Dog.self)
    #expect(other.registeredCount == 3)
    #expect(other.registeredObject(for: kept[1].objectID) === kept[1])
    try other.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Walk" WHERE "distance" = -1"#) == [[1]])
    #expect(try other.all(Walk.self).contains { $0 === kept[0] })
  }

  @Test func urisLeadBackToTheObject() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    #expect(dog.objectID.uriRepresentation().absoluteString.hasSuffix("/Dog/t1"))
    try context.save()
    let uri = dog.objectID.uriRepresentation()
    #expect(uri.scheme == "x-modelwright" && uri.path == "/Dog/p1")
    #expect(uri.absoluteString == dog.objectID.description)
    #expect(store.container.managedObjectID(forURIRepresentation: uri) == dog.objectID)
    let foreign = try TestStore()
    #expect(foreign.container.managedObjectID(forURIRepresentation: uri) == nil)
    for text in ["x-modelwright:///Dog/p1", "http://a/Dog/p1", "x-modelwright://a/Cat/p0"] {
      let url = try #require(URL(string: text))
      #expect(store.container.managedObjectID(forURIRepresentation: url) == nil)
    }
    let fresh = foreign.context()
    #expect(throws: ObjectError.foreignID(dog.objectID)) {
      try fresh.existingObject(with: dog.objectID)
    }
    #expect(fresh.registeredObject(for: dog.objectID) == nil)
  }

  @Test func idsEqualAcrossContainersOfOneStore() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.name = "Fido"
    try context.save()
    let again = try PersistentContainer(model: SampleModel.model, store: .file(store.path))
    let other = again.newContext()
    let found = try #require(try other.existingObject(with: dog.objectID) as? Dog)
    #expect(found.name == "Fido" && found.objectID == dog.objectID)
    again.close()
    #expect(throws: PersistentStoreError.closed) { try other.all(Dog.self) }
  }

  @Test func deletedObjectsKeepTheirValues() throws {
    let store = try TestStore()
    let context = store.context()
    let (dog, walk) = (Dog(context: context), Walk(context: context))
    dog.name = "Fido"
    dog.walks = [walk]
    try context.save()
    context.delete(dog)
    #expect(dog.isDeleted && dog.name == "Fido")
    try context.save()
    #expect(!dog.isDeleted && dog.managedObjectContext == nil && !dog.hasChanges)
    #expect(dog.name == "Fido" && dog.walks.isEmpty && walk.dog == nil)
    context.delete(dog)
    #expect(!context.hasChanges)
  }
}
