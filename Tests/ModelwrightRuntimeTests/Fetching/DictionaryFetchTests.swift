import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Fetching IDs and dictionaries")
struct DictionaryFetchTests {
  @Test(
    "Without names, every stored value comes, typed as the class has it",
    arguments: StoreKind.allCases)
  func everything(_ kind: StoreKind) throws {
    let store = try Shelter.store(kind)
    let context = store.context()
    let (ann, room) = try Shelter.fill(context)
    var request = ShelterModel.FetchRequests.byName(name: "Fluff")
    let row = try #require(try context.fetchDictionaries(request).first)
    let fluff = try #require(try context.fetch(request).first)
    #expect(row["name"] as? String == "Fluff" && row["age"] as? Int16 == 1)
    #expect(row["arrival date"] as? Date == Shelter.arrival && row["id"] as? UUID == fluff.id)
    #expect(row["isTame"] as? Bool == false && row["picture"] as? Data == Data([0, 1, 255]))
    #expect(row["weight"] as? Decimal == Decimal(string: "30.25"))
    #expect(row["fur.main colour"] as? String == "sand" && row["fur.length"] as? Int32 == 3)
    #expect(row["copiedName"] as? String == "Fluff")
    #expect(row["room"] as? ManagedObjectID == room.objectID)
    #expect(row["donor"] as? ManagedObjectID == ann.objectID)
    #expect(row["toys"] as? Data == Data(#"["wheel","Fluff"]"#.utf8))
    #expect(row["nickname"] == nil)
    request = ShelterModel.FetchRequests.byName(name: "Hans")
    let hans = try #require(try context.fetchDictionaries(request).first)
    #expect(hans["age"] == nil && hans["room"] == nil && hans["name"] as? String == "Hans")
  }

  @Test("Names may be paths, composites and expressions")
  func expressions() throws {
    let store = try Shelter.store()
    let context = store.context()
    _ = try Shelter.fill(context)
    var request = ShelterModel.FetchRequests.byName(name: "Gus")
    request.propertiesToFetch = [
      Hamster.names.age, Hamster.names[\.donor.name], "donor.hamsters.@count", "fur", "age * 2",
    ]
    let row = try #require(try context.fetchDictionaries(request).first)
    #expect(row.count == 6 && row["donor.name"] as? String == "Ann")
    #expect(row["donor.hamsters.@count"] as? Int64 == 3 && row["age * 2"] as? Int64 == 4)
    #expect(row["fur.length"] as? Int32 == 3)
  }

  @Test("Equal rows come once when the request says so, in its order and window")
  func distinct() throws {
    let store = try Shelter.store()
    let context = store.context()
    _ = try Shelter.fill(context)
    var request = Hamster.fetchRequest()
    request.propertiesToFetch = ["isTame"]
    #expect(try context.fetchDictionaries(request).count == 3)
    request.returnsDistinctResults = true
    #expect(try context.fetchDictionaries(request).count == 2)
    request.sortDescriptors = [FetchSortDescriptor(\.isTame, order: .reverse)]
    #expect(try context.fetchDictionaries(request).map { $0["isTame"] as? Bool } == [true, false])
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try context.fetchDictionaries(request).map { $0["isTame"] as? Bool } == [false])
  }

  @Test("What no dictionary can hold is an error, not a guess")
  func errors() throws {
    let store = try Shelter.store()
    let context = store.context()
    for name in ["nothing", "nickname", "donor.hamsters", "age ==", "nil"] {
      var request = Hamster.fetchRequest()
      request.propertiesToFetch = [name]
      #expect(throws: FetchError.self, "\(name)") { try context.fetchDictionaries(request) }
    }
  }

  @Test("IDs come as objects would, unsaved changes included", arguments: StoreKind.allCases)
  func objectIDs(_ kind: StoreKind) throws {
    let store = try Shelter.store(kind)
    let context = store.context()
    let (ann, _) = try Shelter.fill(context)
    var request = Hamster.fetchRequest()
    request.sortDescriptors = [FetchSortDescriptor(\.name)]
    let ids = try context.fetchObjectIDs(request)
    #expect(ids == (try context.fetch(request).map(\.objectID)))
    #expect(ids.allSatisfy { $0.entity.name == "Hamster" && !$0.isTemporaryID })
    let ida = Shelter.hamster("Ida", age: 3, of: ann, in: context)
    let gus = try #require(try context.fetch(request).first { $0.name == "Gus" })
    context.delete(gus)
    let changed = try context.fetchObjectIDs(request)
    #expect(changed.contains(ida.objectID) && !changed.contains(gus.objectID))
    request.includesPendingChanges = false
    #expect(try context.fetchObjectIDs(request) == ids)
    // In another context nothing has been looked at yet, and nothing needs to be.
    let other = store.context()
    #expect(try other.fetchObjectIDs(request) == ids)
    #expect(other.registeredObjects.isEmpty)
  }
}
