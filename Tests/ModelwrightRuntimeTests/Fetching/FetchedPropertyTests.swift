import Testing

@testable import ModelwrightRuntime

@Suite("Fetched properties")
struct FetchedPropertyTests {
  @Test("The source object and its properties are known to the predicate")
  func source() throws {
    let store = try KennelStore()
    try store.fill()
    let context = store.context()
    let ann = try #require(
      try context.fetch(Keeper.fetchRequest(format: "name == 'Ann'")).first)
    #expect(names(ann.goodHounds) == "Fido")
    #expect(ann.namesakes.isEmpty)
    let other = Keeper(context: context)
    other.name = "Ann"
    try context.save()
    #expect(ann.namesakes == [other])
    #expect(context.readError == nil)
  }
}
