import Foundation
import Testing

@testable import ModelwrightRuntime

@Suite("Fetching by Swift predicates")
struct SwiftPredicateTests {
  private let store: KennelStore

  init() throws {
    store = try KennelStore()
    try store.fill()
  }

  /// Fetches from the store, tests every hound in memory, and lets Foundation evaluate: all must agree.
  private func check(
    _ predicate: Predicate<Hound>, _ expected: String, foundation: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let context = store.context()
    let request = FetchRequest<Hound>(predicate: predicate)
    #expect(names(try context.fetch(request)) == expected, sourceLocation: location)
    let all = try context.fetch(Hound.fetchRequest())
    #expect(
      names(try all.filter { try request.matches($0) }) == expected, sourceLocation: location)
    if foundation {
      #expect(
        names(try all.filter { try predicate.evaluate($0) }) == expected,
        sourceLocation: location)
    }
  }

  @Test("Equality has Swift's logic: absent differs from every value")
  func equality() throws {
    try check(#Predicate { $0.name == "Fido" }, "Fido")
    try check(#Predicate { $0.name != "Fido" }, "- René Rex fifi")
    try check(#Predicate { !($0.name == "Fido") }, "- René Rex fifi")
    try check(#Predicate { $0.name == nil }, "-")
    try check(#Predicate { $0.name != nil }, "Fido René Rex fifi")
    try check(#Predicate { $0.isGood == true }, "- Fido")
    try check(#Predicate { $0.isGood != true }, "René Rex fifi")
    let absent: String? = nil
    try check(#Predicate { $0.name == absent }, "-")
    try check(#Predicate { $0.name != absent }, "Fido René Rex fifi")
    try check(#Predicate { $0.name == $0.breed }, "")
    try check(#Predicate { $0.breed == $0.place?.town }, "René fifi")
  }

  @Test("Orderings")
  func orderings() throws {
    try check(#Predicate { ($0.age ?? 0) > 3 }, "René Rex")
    try check(#Predicate { ($0.age ?? 0) <= 3 }, "- Fido fifi")
    try check(#Predicate { !(($0.age ?? 0) <= 3) }, "René Rex")
    try check(#Predicate { $0.age! > 3 }, "René Rex", foundation: false)
    try check(#Predicate { !($0.age! > 3) }, "- Fido fifi", foundation: false)
    try check(#Predicate { $0.age.flatMap { $0 > 3 } ?? false }, "René Rex")
    try check(#Predicate { $0.age.flatMap { $0 > 3 } ?? true }, "- René Rex")
    try check(#Predicate { $0.age.flatMap { $0 > 3 } == true }, "René Rex")
    try check(#Predicate { (3...5).contains($0.age ?? 0) }, "Fido René")
    try check(#Predicate { (1..<3).contains($0.age ?? 0) }, "fifi")
    let range: ClosedRange<Int32> = 3...5
    try check(#Predicate { range.contains($0.age ?? 0) }, "Fido René")
    let born = Date(timeIntervalSinceReferenceDate: 1500)
    let past = Date.distantPast
    try check(#Predicate { ($0.born ?? past) > born }, "Rex")
    let price = Decimal(12)
    try check(#Predicate { ($0.price ?? 0) > price }, "Fido Rex")
  }

  @Test("Logic and conditions")
  func logic() throws {
    try check(#Predicate { $0.name == "Fido" || $0.age == 7 }, "Fido Rex")
    try check(#Predicate { $0.name != nil && !($0.age == 7 || $0.age == 1) }, "Fido René")
    try check(#Predicate<Hound> { ($0.isGood == true ? $0.name : $0.breed) == nil }, "- René fifi")
    try check(#Predicate { ($0.isGood ?? false) && true }, "- Fido")
    try check(#Predicate { if $0.age == 3 { true } else { $0.name == "Rex" } }, "Fido Rex")
  }

  @Test("Strings")
  func strings() throws {
    try check(#Predicate { ($0.name ?? "").contains("e") }, "René Rex")
    try check(#Predicate { ($0.name ?? "").starts(with: "Re") }, "René Rex")
    try check(#Predicate { $0.name?.starts(with: "Re") == true }, "René Rex")
    try check(#Predicate { $0.name?.contains("e") ?? false }, "René Rex")
    try check(#Predicate { $0.name?.contains("e") ?? true }, "- René Rex")
    try check(#Predicate { !($0.name?.contains("e") ?? false) }, "- Fido fifi")
    try check(#Predicate { $0.name?.count == 4 }, "Fido René fifi")
    try check(#Predicate { $0.name?.isEmpty == false }, "Fido René Rex fifi")
    let wanted = ["Fido", "Rex"]
    try check(#Predicate { wanted.contains($0.name ?? "") }, "Fido Rex")
    let optionals: [String?] = ["Fido", nil]
    try check(#Predicate { optionals.contains($0.name) }, "- Fido")
    try check(#Predicate { !optionals.contains($0.name) }, "René Rex fifi")
  }

  @Test("Arithmetic")
  func arithmetic() throws {
    try check(#Predicate { ($0.age ?? 0) * 2 + 1 == 7 }, "Fido")
    try check(#Predicate { ($0.age ?? 0) / 2 == 1 }, "Fido")
    try check(#Predicate { ($0.age ?? 0) % 2 == 1 }, "Fido René Rex fifi")
    try check(#Predicate { ($0.weight ?? 0) / 2 > 6 }, "- Rex")
    try check(#Predicate { -($0.age ?? 0) < -4 }, "René Rex")
    let context = store.context()
    let error = #expect(throws: FetchError.self) {
      try context.fetch(FetchRequest<Hound>(predicate: #Predicate { ($0.score ?? 0) + 1 > 0 }))
    }
    guard case .overflow = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("Relationships")
  func relationships() throws {
    try check(#Predicate { $0.keeper?.name == "Ann" }, "Fido Rex")
    try check(#Predicate { $0.keeper?.name != "Ann" }, "- René fifi")
    try check(#Predicate { $0.keeper == nil }, "- fifi", foundation: false)
    try check(#Predicate { $0.parent?.keeper?.name == "Ann" }, "fifi")
    try check(#Predicate { $0.badge?.number == 42 }, "Fido")
    try check(#Predicate { $0.outings.contains { ($0.distance ?? 0) > 5 } }, "Fido")
    try check(#Predicate { !$0.outings.contains { ($0.distance ?? 0) > 5 } }, "- René Rex fifi")
    try check(#Predicate { $0.outings.allSatisfy { ($0.distance ?? 0) > 1 } }, "- Fido Rex fifi")
    try check(#Predicate { $0.outings.isEmpty }, "- fifi")
    try check(#Predicate { $0.outings.count > 1 }, "Fido")
    try check(#Predicate { $0.outings.filter { ($0.steps ?? 0) > 150 }.count == 1 }, "Fido")
    try check(#Predicate { $0.friends.contains { $0.name == "Fido" } }, "René Rex")
    try check(
      #Predicate { hound in hound.outings.contains { $0.hound?.name == hound.name } },
      "Fido René Rex")
    try check(#Predicate { $0.place?.town == "Rome" }, "Fido")
    try check(#Predicate { $0 is Puppy }, "fifi", foundation: false)
    try check(#Predicate { $0.parent is Puppy }, "", foundation: false)
    let context = store.context()
    let id = try #require(
      try context.fetch(Hound.fetchRequest(format: "name == 'Fido'")).first
    ).objectID
    try check(#Predicate { $0.objectID == id }, "Fido")
    try check(#Predicate { $0.parent?.objectID == id }, "fifi")
    let ids: [ManagedObjectID] = [id]
    try check(#Predicate { ids.contains($0.objectID) }, "Fido")
  }

  @Test("Subclasses")
  func subclasses() throws {
    let context = store.context()
    let puppies = try context.fetch(
      FetchRequest<Puppy>(predicate: #Predicate { $0.name == "fifi" && $0.milkTeeth == 20 }))
    #expect(names(puppies) == "fifi")
    #expect(try context.count(for: Puppy.fetchRequest()) == 1)
  }

  @Test("Two predicates of one form share a plan")
  func plans() throws {
    let context = store.context()
    func fetch(_ name: String) throws -> Int {
      try context.count(for: FetchRequest<Hound>(predicate: #Predicate { $0.name == name }))
    }
    _ = try fetch("Fido")
    let before = Kennel.model.fetchPlans.count
    #expect(try fetch("Rex") == 1)
    #expect(Kennel.model.fetchPlans.count >= before)
    let other = try fetch("nobody")
    #expect(other == 0)
  }

  @Test("What has no counterpart is named")
  func unsupported() throws {
    let context = store.context()
    let error = #expect(throws: FetchError.self) {
      try context.fetch(
        FetchRequest<Hound>(predicate: #Predicate { ($0 as? Puppy)?.name == "x" }))
    }
    #expect("\(try #require(error))".contains("#Predicate cannot use"))
    #expect(throws: FetchError.self) {
      try context.fetch(
        FetchRequest<Hound>(predicate: #Predicate { $0.isUpdated }))
    }
  }
}
