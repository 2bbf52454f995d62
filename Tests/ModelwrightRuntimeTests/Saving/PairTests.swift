import Testing

@testable import ModelwrightRuntime

/// A pair of a many-to-many relationship is saved from whichever end still knows it.
@Suite struct PairTests {
  @Test(arguments: [true, false]) func anEndThatForgotItsChangesDoesNotLoseAPair(
    _ refreshesOwner: Bool
  ) throws {
    let store = try TestStore(.memory, model: OwnershipModel.model)
    let context = store.context()
    let (owner, before) = (Owner(context: context), Owner(context: context))
    let (part, item, earlier) = (
      Part(context: context), Item(context: context), Item(context: context)
    )
    owner.marks = [earlier]
    before.marks = [item]
    try context.save()
    owner.tags.insert(part)
    owner.marks.append(item)
    if refreshesOwner {
      context.refresh(owner, mergeChanges: false)
    } else {
      context.refresh(part, mergeChanges: false)
      context.refresh(item, mergeChanges: false)
    }
    try context.save()
    let fresh = store.context()
    #expect(Array(try fresh.same(owner).tags) == [try fresh.same(part)])
    #expect(Array(try fresh.same(part).tagged) == [try fresh.same(owner)])
    // It stands behind what was there, at both ends.
    #expect(Array(try fresh.same(owner).marks) == [try fresh.same(earlier), try fresh.same(item)])
    #expect(Array(try fresh.same(item).marked) == [try fresh.same(before), try fresh.same(owner)])
  }

  @Test func friendsStayMutualWhenOneOfThemForgotItsChanges() throws {
    let store = try TestStore(.memory)
    let context = store.context()
    let (ann, bob) = (Employee(context: context), Employee(context: context))
    try context.save()
    ann.friends.insert(bob)
    context.refresh(ann, mergeChanges: false)
    try context.save()
    let fresh = store.context()
    #expect(try fresh.same(ann).friends.count == 1)
    #expect(try fresh.same(bob).friends.count == 1)
    bob.friends.remove(ann)
    context.refresh(ann, mergeChanges: false)
    try context.save()
    let another = store.context()
    #expect(try another.same(ann).friends.isEmpty)
    #expect(try another.same(bob).friends.isEmpty)
  }
}
