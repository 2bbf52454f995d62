import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Unsaved changes in fetches")
struct PendingChangesTests {
  private let store: KennelStore

  init() throws {
    store = try KennelStore()
    try store.fill()
  }

  private func hound(_ name: String, _ context: ManagedObjectContext) throws -> Hound {
    try #require(try context.fetch(Hound.fetchRequest(format: "name == %@", name)).first)
  }

  /// What a fetch gives before a save must be what it gives after it.
  private func checkSurvivesSave(
    _ requests: [FetchRequest<Hound>], _ context: ManagedObjectContext
  ) throws {
    let before = try requests.map { try context.fetch($0) }
    let counts = try requests.map { try context.count(for: $0) }
    try context.save()
    for (index, request) in requests.enumerated() {
      let after = try context.fetch(request)
      #expect(after == before[index], "request \(index)")
      #expect(try context.count(for: request) == counts[index], "request \(index)")
      #expect(counts[index] == after.count, "request \(index)")
    }
  }

  private func requests(_ formats: [String]) -> [FetchRequest<Hound>] {
    formats.flatMap { format in
      [(0, 0), (2, 0), (2, 1), (0, 2), (1, 3)].map { limit, offset in
        var request = FetchRequest<Hound>(
          format: format, arguments: [],
          sortDescriptors: [FetchSortDescriptor(\Hound.name), FetchSortDescriptor(\Hound.age)])
        request.fetchLimit = limit
        request.fetchOffset = offset
        return request
      }
    }
  }

  @Test("Inserted, changed and deleted objects, with limits and offsets")
  func overlay() throws {
    let context = store.context()
    let new = Hound(context: context)
    (new.name, new.age) = ("Fido", 9)
    try hound("Rex", context).age = 2
    try hound("René", context).name = "Arne"
    context.delete(try hound("fifi", context))
    try checkSurvivesSave(
      requests([
        "TRUEPREDICATE", "age > 2", "age <= 2", "name == 'Fido'", "name BEGINSWITH 'A'",
        "NOT (age > 2)", "name == nil",
      ]), context)
  }

  @Test("Changes of related objects")
  func related() throws {
    let context = store.context()
    let fido = try hound("Fido", context)
    try #require(fido.keeper).name = "Zoe"
    let outing = Outing(context: context)
    outing.distance = 50
    outing.hound = try hound("Rex", context)
    for outing in fido.outings where outing.title == "b" { context.delete(outing) }
    context.delete(try #require(fido.badge))
    try hound("René", context).friends.insert(try hound("fifi", context))
    try checkSurvivesSave(
      requests([
        "keeper.name == 'Zoe'", "keeper.name == 'Ann'", "ANY outings.distance > 5",
        "outings.@count > 1", "outings.@sum.distance > 2", "badge == nil", "badge.number == 42",
        "ANY friends.name == 'fifi'", "friends.@count == 1", "NONE outings.distance > 3",
      ]), context)
  }

  @Test("A new object is found by its relationship to another new one")
  func unsavedArguments() throws {
    let context = store.context()
    let keeper = Keeper(context: context)
    let hound = Hound(context: context)
    hound.keeper = keeper
    let request = FetchRequest<Hound>(format: "keeper == %@", keeper)
    #expect(try context.fetch(request) == [hound])
    #expect(try store.context().fetch(FetchRequest<Hound>(format: "keeper == %@", keeper)) == [])
  }

  @Test("A request can leave unsaved changes out")
  func excluded() throws {
    let context = store.context()
    let new = Hound(context: context)
    new.name = "Fido"
    try hound("Rex", context).name = "Fido"
    var request = FetchRequest<Hound>(format: "name == 'Fido'")
    #expect(try context.count(for: request) == 3)
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 1)
    #expect(try context.fetch(request).count == 1)
  }

  @Test("Without sub-entities unsaved objects of sub-entities do not count either")
  func subentities() throws {
    let context = store.context()
    Puppy(context: context).name = "new"
    var request = FetchRequest<Hound>(format: "name == 'new'")
    #expect(try context.count(for: request) == 1)
    request.includesSubentities = false
    #expect(try context.count(for: request) == 0)
    #expect(try context.fetch(request).isEmpty)
    #expect(try context.count(for: Puppy.fetchRequest()) == 2)
  }

  @Test("The context of another isolation sees only what was saved")
  func otherContext() throws {
    let context = store.context()
    try hound("Rex", context).name = "Max"
    #expect(try store.context().count(for: FetchRequest<Hound>(format: "name == 'Max'")) == 0)
    try context.save()
    #expect(try store.context().count(for: FetchRequest<Hound>(format: "name == 'Max'")) == 1)
  }
}
