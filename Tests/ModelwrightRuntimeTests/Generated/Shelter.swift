import Foundation

@testable import ModelwrightRuntime

/// A store of the model whose generated code stands beside this file: links to the expected files of
/// the generator's case `shelter`, so that what is tested here is what the generator writes.
enum Shelter {
  static let arrival = Date(timeIntervalSinceReferenceDate: 700_000_000.25)

  static func store(_ kind: StoreKind = .file) throws -> TestStore {
    try TestStore(kind, model: ShelterModel.model)
  }

  /// A hamster with a value for everything.
  static func hamster(
    _ name: String, age: Int16?, of donor: Donor, in context: ManagedObjectContext
  ) -> Hamster {
    let hamster = Hamster(
      context: context, arrivalDate: arrival, id: UUID(), name: name, toys: ["wheel", name],
      donor: donor)
    hamster.age = age
    hamster.weight = Decimal(string: "30.25")
    hamster.fur = Fur(mainColour: "sand", length: 3)
    hamster.picture = Data([0, 1, 255])
    hamster.nickname = "Nick"
    return hamster
  }

  /// Ann's hamsters Fluff, Gus and Hans of the ages 1, 2 and none, and a room with the first two.
  static func fill(_ context: ManagedObjectContext) throws -> (Donor, Room) {
    let ann = Donor(context: context, name: "Ann")
    let room = Room(context: context, number: 7)
    let fluff = hamster("Fluff", age: 1, of: ann, in: context)
    let gus = hamster("Gus", age: 2, of: ann, in: context)
    (fluff.room, gus.room) = (room, room)
    gus.isTame = true
    _ = hamster("Hans", age: nil, of: ann, in: context)
    try context.save()
    return (ann, room)
  }
}
