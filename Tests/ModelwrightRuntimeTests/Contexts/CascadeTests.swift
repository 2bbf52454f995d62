import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct CascadeTests {
  @Test(arguments: [false, true]) func aLongChainIsDeleted(isSaved: Bool) throws {
    let store = try TestStore(.memory, model: try Link.makeModel())
    let context = store.context()
    let first = Link(context: context)
    var last = first
    for _ in 1..<20_000 {
      let link = Link(context: context)
      last.next = link
      last = link
    }
    if isSaved { try context.save() }
    context.delete(first)
    #expect(last.isDeleted || last.managedObjectContext == nil)
    try context.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Link""#) == [[0]])
  }

  @Test func aRingIsDeleted() throws {
    let store = try TestStore(model: try Link.makeModel())
    let context = store.context()
    let ring = (0..<3).map { _ in Link(context: context) }
    for place in 0..<3 { ring[place].next = ring[(place + 1) % 3] }
    try context.save()
    context.delete(ring[1])
    #expect(ring.allSatisfy { $0.isDeleted })
    try context.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Link""#) == [[0]])
  }
}
