import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Sorting, limits and offsets")
struct SortTests {
  private let store: KennelStore

  init() throws {
    store = try KennelStore()
    try store.fill()
  }

  private func fetch(_ sortDescriptors: [FetchSortDescriptor<Hound>]) throws -> [String] {
    let context = store.context()
    let request = FetchRequest<Hound>(sortDescriptors: sortDescriptors)
    let fromStore = try context.fetch(request).map { $0.name ?? "-" }
    // A new object that is not wanted makes the same request go through memory.
    _ = Outing(context: context)
    let extra = Hound(context: context)
    extra.name = "zzz"
    let inMemory = try context.fetch(request).filter { $0 !== extra }.map { $0.name ?? "-" }
    #expect(inMemory == fromStore)
    return fromStore
  }

  @Test("Absent values come first; ties are broken by the order of making")
  func order() throws {
    #expect(try fetch([FetchSortDescriptor(\.name)]) == ["-", "Fido", "René", "Rex", "fifi"])
    #expect(
      try fetch([FetchSortDescriptor(\.name, order: .reverse)]) == [
        "fifi", "Rex", "René", "Fido", "-",
      ])
    #expect(
      try fetch([FetchSortDescriptor(\.name, comparison: .caseInsensitive)])
        == ["-", "Fido", "fifi", "René", "Rex"])
    #expect(try fetch([FetchSortDescriptor(\.age)]) == ["-", "fifi", "Fido", "René", "Rex"])
    #expect(try fetch([FetchSortDescriptor(\.price)]) == ["René", "fifi", "-", "Fido", "Rex"])
    #expect(
      try fetch([FetchSortDescriptor(\.isGood, order: .reverse), FetchSortDescriptor(\.weight)])
        == ["Fido", "-", "Rex", "René", "fifi"])
    #expect(
      try fetch([FetchSortDescriptor(\.keeper?.name), FetchSortDescriptor("age", order: .reverse)])
        == ["fifi", "-", "Rex", "Fido", "René"])
    #expect(
      try fetch([FetchSortDescriptor("outings.@count", order: .reverse)])
        == ["Fido", "Rex", "René", "-", "fifi"])
    #expect(
      try fetch([FetchSortDescriptor("outings.@max.distance")]) == [
        "René", "-", "fifi", "Rex", "Fido",
      ])
  }

  @Test("By the rules of the locale")
  func localized() throws {
    let context = store.context()
    for title in ["item 10", "Item 2", "item 1"] { Outing(context: context).title = title }
    try context.save()
    let request = FetchRequest<Outing>(
      format: "title CONTAINS[c] 'item'", arguments: [],
      sortDescriptors: [FetchSortDescriptor(\.title, comparison: .localizedStandard)])
    let reader = store.context()
    #expect(try reader.fetch(request).map(\.title) == ["item 1", "Item 2", "item 10"])
  }

  @Test("Foundation's descriptors compare by bytes")
  func descriptors() throws {
    let context = store.context()
    let request = FetchRequest<Hound>(
      predicate: #Predicate { $0.name != nil },
      sortBy: [SortDescriptor(\Hound.keeper?.name), SortDescriptor(\Hound.name, order: .reverse)])
    #expect(try context.fetch(request).map(\.name) == ["fifi", "Rex", "Fido", "René"])
  }

  @Test("Limits and offsets")
  func windows() throws {
    let context = store.context()
    var request = FetchRequest<Hound>(sortDescriptors: [FetchSortDescriptor(\.name)])
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.name) == [nil, "Fido"])
    request.fetchOffset = 3
    #expect(try context.fetch(request).map(\.name) == ["Rex", "fifi"])
    #expect(try context.count(for: request) == 2)
    request.fetchOffset = 4
    #expect(try context.count(for: request) == 1)
    request.fetchLimit = 0
    #expect(try context.fetch(request).map(\.name) == ["fifi"])
    request.fetchOffset = 9
    #expect(try context.fetch(request).isEmpty)
  }

  @Test("Sub-entities and entities by name")
  func entities() throws {
    let context = store.context()
    var request = FetchRequest<Hound>()
    request.includesSubentities = false
    #expect(names(try context.fetch(request)) == "- Fido René Rex")
    #expect(try context.count(for: request) == 4)
    #expect(names(try context.fetch(Puppy.fetchRequest())) == "fifi")
    #expect(try context.fetch(Hound.fetchRequest()).contains { $0 is Puppy })
    var byName = FetchRequest<ManagedObject>()
    byName.entityName = "Keeper"
    #expect(try context.fetch(byName).count == 2)
    byName.entityName = "Cat"
    #expect(throws: FetchError.self) { try context.fetch(byName) }
  }

  @Test("Orders that cannot be followed")
  func faults() throws {
    let context = store.context()
    let sorts: [FetchSortDescriptor<Hound>] = [
      FetchSortDescriptor("nmae"), FetchSortDescriptor("outings.distance"),
      FetchSortDescriptor("keeper"), FetchSortDescriptor("name =="),
      FetchSortDescriptor(\Hound.mood), FetchSortDescriptor(\Hound.isUpdated),
      FetchSortDescriptor("photo"),
    ]
    for sort in sorts {
      #expect(throws: FetchError.self) {
        try context.fetch(FetchRequest<Hound>(sortDescriptors: [sort]))
      }
    }
  }
}
