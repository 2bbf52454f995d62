import Foundation
import Testing

@testable import ModelwrightRuntime

/// What cannot be an error, because a property cannot throw, stops with a message that says what to
/// do.
@Suite struct StopTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func readingARequiredValueThatWasNeverSet() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = try TestStore(.memory)
      let context = store.context()
      print(Thing(context: context).title)
    }
    #expect(message(result).contains("Thing.title is required and was read before it was set."))
  }

  @Test func relatingObjectsOfDifferentContexts() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = try TestStore(.memory)
      let (one, two) = (store.context(), store.context())
      Walk(context: one).dog = Dog(context: two)
    }
    #expect(message(result).contains("the relationship Walk.dog between"))
  }

  @Test func usingAnObjectWithoutItsContext() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = try TestStore(.memory)
      var context: ManagedObjectContext? = store.context()
      let dog = context.map { Dog(context: $0) }
      context = nil
      print(dog?.name ?? "")
    }
    #expect(message(result).contains("Dog.name was read after the object's context had gone away"))
  }

  @Test func makingAnAbstractEntity() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = try TestStore(.memory)
      let context = store.context()
      _ = Person(_insertedInto: context)
    }
    #expect(message(result).contains("Person is abstract"))
  }

  @Test func settingAWrongEntity() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = try TestStore(.memory)
      let context = store.context()
      let walk = Walk(context: context)
      walk._setOptionalToOne(Walk(context: context), at: 48)
    }
    #expect(message(result).contains("Unacceptable type of value for the relationship Walk.dog"))
  }
}
