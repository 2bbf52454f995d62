import Testing

@testable import ModelwrightRuntime

/// Ends that can hold one object only, also where nothing in the model says so.
@Suite struct SingleOwnerTests {
  @Test func anObjectThatPointedAtItself() throws {
    let store = try TestStore(model: try Link.makeModel())
    let context = store.context()
    let (one, two) = (Link(context: context), Link(context: context))
    one.next = one
    #expect(one.previous === one)
    one.next = two
    #expect(one.previous == nil && two.previous === one)
    two.next = two
    two.next = nil
    #expect(two.previous == nil)
    one.next = one
    #expect(one.previous === one && two.previous == nil)
  }

  @Test(arguments: [false, true])
  func aMemberLeavesTheSetThatItWasIn(isSaved: Bool) throws {
    let store = try TestStore()
    let context = store.context()
    let (one, two) = (Project(context: context), Project(context: context))
    let keyword = Keyword(context: context)
    one.keywords.insert(keyword)
    if isSaved { try context.save() }
    two.keywords.insert(keyword)
    #expect(one.keywords.isEmpty && Array(two.keywords) == [keyword])
    try context.save()
    let other = store.context()
    #expect(try other.same(one).keywords.isEmpty)
    #expect(try other.same(two).keywords.count == 1)
    #expect(one.keywords.isEmpty && two.keywords.count == 1)
  }

  @Test func aMemberLeavesASetThatWasNotRead() throws {
    let store = try TestStore()
    let (context, reader) = (store.context(), store.context())
    let (one, two) = (Project(context: context), Project(context: context))
    let keyword = Keyword(context: context)
    one.keywords.insert(keyword)
    try context.save()

    let other = store.context()
    let (sameOne, sameTwo) = (try other.same(one), try other.same(two))
    sameTwo.keywords.insert(try other.same(keyword))
    #expect(sameOne.keywords.isEmpty && sameTwo.keywords.count == 1)
    other.rollback()
    #expect(sameOne.keywords.count == 1 && sameTwo.keywords.isEmpty)
    sameTwo.keywords.insert(try other.same(keyword))
    #expect(sameOne.keywords.isEmpty)
    try other.save()
    #expect(try reader.same(one).keywords.isEmpty)
    #expect(try reader.same(two).keywords.count == 1)
  }
}
