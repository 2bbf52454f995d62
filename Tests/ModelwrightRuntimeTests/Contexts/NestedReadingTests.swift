import Foundation
import Testing

@testable import ModelwrightRuntime

/// Hooks that read while the context itself is reading.
@Suite struct NestedReadingTests {
  /// A tree of fifteen: the kids of number n are 2n and 2n + 1.
  private func makeTree(in store: TestStore) throws {
    let context = store.context()
    let links = (0...15).map { _ in Link(context: context) }
    for (number, link) in links.enumerated() { link.name = "\(number)" }
    for number in 2...15 { links[number].parent = links[number / 2] }
    context.delete(links[0])
    try context.save()
  }

  @Test(arguments: StoreKind.allCases) func awakeningMayReadRelationships(_ kind: StoreKind) throws
  {
    let store = try TestStore(kind, model: try Link.makeModel())
    try makeTree(in: store)
    let context = store.context()
    let links = try context.fetch(FetchRequest<Link>())
    #expect(Set(links.compactMap(\.name)) == Set((1...15).map(String.init)))
    for link in links {
      let number = try #require(link.name.flatMap { Int($0) })
      #expect(link.kidCountWhenFetched == (number < 8 ? 2 : 0))
      #expect(link.kids.count == (number < 8 ? 2 : 0))
      #expect(link.kids.allSatisfy { $0.parent === link })
    }
    #expect(!context.hasChanges)
    #expect(context.readError == nil)
  }

  @Test func awakeningMayReadWhileARelationshipIsLoaded() throws {
    let store = try TestStore(model: try Link.makeModel())
    try makeTree(in: store)
    let context = store.context()
    let request = FetchRequest<Link>(predicate: #Predicate { $0.name == "1" })
    let root = try #require(try context.fetch(request).first)
    func size(_ link: Link) -> Int { link.kids.reduce(1) { $0 + size($1) } }
    #expect(size(root) == 15)
  }
}
