import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Names of properties")
struct PropertyNamesTests {
  @Test("Every kind of property has its name in the model")
  func kinds() {
    #expect(Hamster.names.age == "age" && Hamster.names.toys == "toys")
    #expect(Hamster.names.isTame == "isTame" && Hamster.names.copiedName == "copiedName")
    #expect(Hamster.names.nickname == "nickname" && Hamster.names.fur == "fur")
    #expect(Hamster.names.donor == "donor" && Donor.names.hamsters == "hamsters")
    #expect(Room.names.hamsterIDs == "hamsterIDs" && Room.names.hamsterRows == "hamsterRows")
    #expect(Room.names.label == "label" && Hamster.names.id == "id")
  }

  @Test("A name that is no Swift name is the model's, inherited or not")
  func renamed() {
    #expect(Resident.names.arrivalDate == "arrival date")
    #expect(Hamster.names.arrivalDate == "arrival date")
    #expect(Hamster.names[\.fur?.mainColour] == "fur.main colour")
  }

  @Test("Names along a key path are joined")
  func paths() {
    #expect(Hamster.names[\.donor.name] == "donor.name")
    #expect(Hamster.names[\.room?.number] == "room.number")
  }

  @Test("A format string takes them")
  func format() throws {
    let store = try Shelter.store()
    let context = store.context()
    _ = try Shelter.fill(context)
    let request = Hamster.fetchRequest(format: "%K == %@", Hamster.names[\.donor.name], "Ann")
    #expect(try context.fetch(request).count == 3)
    #expect(Hamster.managedObjectModel === ShelterModel.model)
  }
}
