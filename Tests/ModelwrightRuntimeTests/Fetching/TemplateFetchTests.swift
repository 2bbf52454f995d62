import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Fetch request templates")
struct TemplateFetchTests {
  @Test("Typed functions fetch what the model says", arguments: StoreKind.allCases)
  func functions(_ kind: StoreKind) throws {
    let store = try Shelter.store(kind)
    let context = store.context()
    let (ann, _) = try Shelter.fill(context)
    #expect(try Hamster.fetchInAges(ages: [1, 5], in: context).map(\.name) == ["Fluff"])
    #expect(try Hamster.fetchInAges(ages: Set<Int16>(), in: context).isEmpty)
    let between = try Hamster.fetchAgesBetween(ages: 1...2, in: context)
    #expect(Set(between.map(\.name)) == ["Fluff", "Gus"])
    #expect(try Hamster.fetchAgesBetween(ages: 2...9, in: context).map(\.name) == ["Gus"])
    #expect(try Hamster.fetchOfDonor(donor: ann, most: 31, in: context).count == 3)
    #expect(try Hamster.fetchOfDonor(donor: ann, most: 30, in: context).isEmpty)
    let gus = try Hamster.fetchByName(name: "Gus", in: context)
    let ids = try Hamster.fetchIdentifiers(tame: true, in: context)
    #expect(ids == gus.map(\.objectID))
  }

  @Test("A flag that the model leaves out is off, one that it sets is kept")
  func flags() throws {
    let exactly = ShelterModel.FetchRequests.exactly()
    #expect(!exactly.includesSubentities && !exactly.includesPendingChanges)
    #expect(!exactly.includesPropertyValues && !exactly.returnsObjectsAsFaults)
    #expect(exactly.fetchLimit == 0 && exactly.fetchBatchSize == 0)
    let kin = ShelterModel.FetchRequests.withKin()
    #expect(kin.includesSubentities && kin.returnsObjectsAsFaults)
    #expect(kin.fetchLimit == 2 && kin.fetchBatchSize == 10)
    #expect(ShelterModel.FetchRequests.rows().returnsDistinctResults)

    let store = try Shelter.store()
    let context = store.context()
    let (ann, _) = try Shelter.fill(context)
    _ = Shelter.hamster("Ida", age: 3, of: ann, in: context)
    #expect(try Hamster.fetchExactly(in: context).count == 3)
    #expect(try Hamster.fetchByName(name: "Ida", in: context).count == 1)
    #expect(try Hamster.fetchWithKin(in: context).count == 2)
    var ordered = ShelterModel.FetchRequests.withKin()
    ordered.sortDescriptors = [FetchSortDescriptor(\.name, order: .reverse)]
    ordered.includesPendingChanges = true
    #expect(try context.fetch(ordered).map(\.name) == ["Ida", "Hans"])
  }

  @Test("A template can be asked for by its name")
  func byName() throws {
    let model = ShelterModel.model
    #expect(model.fetchRequestTemplateNames.prefix(2) == ["byName", "exactly"])
    let none: FetchRequest<Hamster>? = model.fetchRequestFromTemplate(withName: "nothing")
    #expect(none == nil)
    let store = try Shelter.store()
    let context = store.context()
    _ = try Shelter.fill(context)
    let request: FetchRequest<Hamster> = try #require(
      model.fetchRequestFromTemplate(
        withName: "byName", substitutionVariables: ["NAME": "Hans"]))
    #expect(try context.fetch(request).map(\.name) == ["Hans"])
    let empty: FetchRequest<Hamster> = try #require(
      model.fetchRequestFromTemplate(withName: "byName"))
    #expect(throws: FetchError.self) { try context.fetch(empty) }
  }

  @Test("Fetched properties give objects, IDs or values")
  func fetchedProperties() throws {
    let store = try Shelter.store()
    let context = store.context()
    let (_, room) = try Shelter.fill(context)
    let gus = try Hamster.fetchByName(name: "Gus", in: context)[0]
    #expect(room.hamsterIDs.contains(gus.objectID) && room.hamsterIDs.count == 2)
    #expect(Set(room.hamsterRows.compactMap { $0["name"] as? String }) == ["Fluff", "Gus"])
    #expect(context.readError == nil)
  }

  @Test("Objects of an entity without a class have the class of its ancestor")
  func skipped() throws {
    let store = try Shelter.store()
    let context = store.context()
    let (ann, _) = try Shelter.fill(context)
    let model = ShelterModel.model
    #expect(model.entity(for: Hamster.self)?.name == "Hamster")
    #expect(model.entitiesByName["DwarfHamster"]?.managedObjectClass == Hamster.self)
    #expect(model.entitiesByName["Label"]?.managedObjectClass == ManagedObject.self)
    try store.execute(
      """
      INSERT INTO "Resident" (_id, _entity, _version, "arrival date", "id", "name", "isTame", "toys",
        "donor", "length")
      SELECT 900, 'DwarfHamster', 1, "arrival date", x'00112233445566778899AABBCCDDEEFF', 'Tiny', 0,
        "toys", "donor", 2.5 FROM "Resident" LIMIT 1
      """)
    let all = try context.fetch(Hamster.fetchRequest())
    let tiny = try #require(all.first { $0.name == "Tiny" })
    #expect(tiny.entity.name == "DwarfHamster" && tiny.donor == ann)
    #expect(try Hamster.fetchExactly(in: context).allSatisfy { $0.name != "Tiny" })
    tiny.name = "Tinier"
    try context.save()
    #expect(try store.rows("SELECT \"name\" FROM \"Resident\" WHERE _id = 900").count == 1)
    let label: ManagedObject? = try #require(try context.fetch(Room.fetchRequest()).first).label
    #expect(label == nil)
  }

  @Test("Configurations name their entities")
  func configurations() {
    let model = ShelterModel.model
    let local = ShelterModel.Configurations.local
    #expect(model.configurations == ["Local"] && local.name == "Local")
    #expect(local.entityNames == ["Room", "Label"])
    let entities = model.entities(forConfigurationNamed: local.name)
    #expect(entities?.map(\.name) == local.entityNames)
    #expect(model.entities(forConfigurationNamed: nil)?.count == model.entities.count)
    #expect(model.entities(forConfigurationNamed: "Default")?.count == model.entities.count)
    #expect(model.entities(forConfigurationNamed: "local") == nil)
  }
}
