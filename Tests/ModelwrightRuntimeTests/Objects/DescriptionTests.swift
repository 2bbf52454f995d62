import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Descriptions of objects")
struct DescriptionTests {
  @Test("A description shows entity, ID, state and values, and reads nothing")
  func states() throws {
    let store = try Shelter.store()
    let context = store.context()
    let donor = Donor(context: context, name: "A \"quoted\" name")
    #expect(donor.debugDescription.contains("<Donor x-modelwright://"))
    #expect(donor.debugDescription.contains(#" inserted: name: "A \"quoted\" name""#))
    try context.save()
    #expect(donor.debugDescription.contains(" saved: "))
    donor.name = "B"
    #expect(donor.debugDescription.contains(" updated: name: \"B\""))
    context.delete(donor)
    #expect(donor.debugDescription.contains(" deleted: "))
    context.rollback()

    let other = store.context()
    let fault = other.object(with: donor.objectID)
    #expect(fault.debugDescription == "<Donor \(donor.objectID) fault>")
    #expect(fault.isFault)
  }

  @Test("Related objects are not asked for, and long values are cut")
  func bounds() throws {
    let store = try Shelter.store()
    let context = store.context()
    _ = try Shelter.fill(context)
    let other = store.context()
    let hamster = try Hamster.fetchByName(name: "Gus", in: other)[0]
    hamster.name = String(repeating: "x", count: 1_000_000)
    let text = hamster.debugDescription
    #expect(text.utf8.count < 2000 && text.contains("xxx\"…"))
    #expect(hamster.donor.isFault)
    let room = try #require(try other.fetch(Room.fetchRequest()).first)
    #expect(room.debugDescription.contains("residents: …"))
    #expect(room.hasFault(forRelationshipNamed: "residents"))
  }
}
