import Foundation
import Testing

@testable import ModelwrightRuntime

/// What stops with a message at relationships, since a property cannot throw.
@Suite struct ViewStopTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func leadingToADeletedObject() async {
    let toOne = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = try TestStore(.memory)
      let context = store.context()
      let dog = Dog(context: context)
      try context.save()
      context.delete(dog)
      Walk(context: context).dog = dog
    }
    #expect(message(toOne).contains("Walk.dog cannot lead to an object that was deleted."))
    let toMany = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = try TestStore(.memory)
      let context = store.context()
      let walk = Walk(context: context)
      try context.save()
      context.delete(walk)
      Dog(context: context).walks.append(walk)
    }
    #expect(message(toMany).contains("Dog.walks cannot lead to an object that was deleted."))
  }

  @Test(arguments: ["count", "iteration", "first", "contains"])
  func lookingAtASetWithoutItsContext(_ way: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [way] in
      let store = try TestStore(.memory)
      var context: ManagedObjectContext? = store.context()
      let company = try #require(context.map { Company(context: $0) })
      let employee = try #require(context.map { Employee(context: $0) })
      company.employees.insert(employee)
      let employees = company.employees
      try context?.save()
      context = nil
      switch way {
      case "count": print(employees.count)
      case "iteration": for employee in employees { print(employee) }
      case "first": print(employees.first as Any)
      default: print(employees.contains(employee))
      }
    }
    #expect(
      message(result).contains("Company.employees was read after the object's context had gone"))
  }

  @Test func aSetOfAnObjectThatIsGoneIsEmpty() throws {
    let store = try TestStore(.memory)
    let context = store.context()
    let company = Company(context: context)
    company.employees.insert(Employee(context: context))
    let employees = company.employees
    context.rollback()
    #expect(employees.isEmpty && Array(employees) == [] && employees.first == nil)
  }
}
