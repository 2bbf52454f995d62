import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Value snapshots")
struct SnapshotTests {
  @Test(
    "A snapshot holds every value, and putting it back changes nothing",
    arguments: StoreKind.allCases)
  func values(_ kind: StoreKind) throws {
    let store = try Shelter.store(kind)
    let context = store.context()
    let (ann, room) = try Shelter.fill(context)
    let fluff = try #require(try Hamster.fetchByName(name: "Fluff", in: context).first)
    let snapshot = fluff.snapshot
    #expect(snapshot.name == "Fluff" && snapshot.arrivalDate == Shelter.arrival)
    #expect(snapshot.id == fluff.id && snapshot.nickname == "Nick")
    #expect(snapshot.toys == ["wheel", "Fluff"] && snapshot.weight == Decimal(string: "30.25"))
    #expect(snapshot.fur == Fur(mainColour: "sand", length: 3))
    #expect(snapshot.room == room.objectID && snapshot.donor == ann.objectID)
    #expect(snapshot.picture == Data([0, 1, 255]) && snapshot.age == 1)
    try fluff.apply(snapshot)
    #expect(!fluff.hasPersistentChangedValues)
    try context.save()
    #expect(fluff.snapshot == snapshot)
  }

  @Test("A snapshot crosses isolation and JSON and becomes another object there")
  func travels() async throws {
    let store = try Shelter.store()
    let container = store.container
    let data = try await container.perform { context in
      _ = try Shelter.fill(context)
      let gus = try Hamster.fetchByName(name: "Gus", in: context)[0]
      return try JSONEncoder().encode(gus.snapshot)
    }
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["arrival date"] != nil && object["arrivalDate"] == nil)
    #expect((object["fur"] as? [String: Any])?["main colour"] as? String == "sand")

    let decoder = JSONDecoder()
    decoder.userInfo[.persistentContainer] = container
    var snapshot = try decoder.decode(Hamster.Snapshot.self, from: data)
    (snapshot.id, snapshot.name) = (UUID(), "Gus II")
    let edited = snapshot
    let copy = try await container.perform { context in
      let hamster = try Hamster(snapshot: edited, context: context)
      try context.save()
      return hamster.snapshot
    }
    #expect(copy.name == "Gus II" && copy.donor == edited.donor && copy.isTame)
    let context = store.context()
    let gus = try #require(try Hamster.fetchByName(name: "Gus II", in: context).first)
    #expect(gus.donor.name == "Ann" && gus.room?.number == 7 && gus.fur?.length == 3)
    #expect(gus.copiedName == "Gus II")
  }

  @Test("A snapshot is taken of the class that the code names")
  func classes() throws {
    let store = try Shelter.store()
    let context = store.context()
    _ = try Shelter.fill(context)
    let hamster = try Hamster.fetchByName(name: "Fluff", in: context)[0]
    let resident: Resident = hamster
    let less: Resident.Snapshot = resident.snapshot
    #expect(less.name == "Fluff")
    #expect([hamster].map(\.snapshot.age) == [1])
    var renamed = less
    renamed.name = "Fluffy"
    try hamster.apply(renamed)
    #expect(hamster.name == "Fluffy" && hamster.age == 1)
  }

  @Test("An object that is not in the store leaves nothing behind")
  func foreign() throws {
    let store = try Shelter.store()
    let other = try Shelter.store()
    let context = store.context()
    _ = try Shelter.fill(context)
    let elsewhere = other.context()
    let snapshot = try Hamster.fetchByName(name: "Gus", in: context)[0].snapshot
    #expect(throws: ObjectError.self) { try Hamster(snapshot: snapshot, context: elsewhere) }
    #expect(elsewhere.insertedObjects.isEmpty)
  }
}
