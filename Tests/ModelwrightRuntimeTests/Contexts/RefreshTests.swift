import Testing

@testable import ModelwrightRuntime

@Suite struct RefreshTests {
  @Test func changesOfTheOtherEndsStay() throws {
    let store = try TestStore()
    let (context, reader) = (store.context(), store.context())
    let (company, ann, bob) = (
      Company(context: context), Employee(context: context), Employee(context: context)
    )
    company.employees.insert(bob)
    try context.save()
    company.name = "Acme"
    company.employees.insert(ann)
    company.employees.remove(bob)
    context.refresh(company, mergeChanges: false)
    #expect(company.name == nil)
    #expect(Array(company.employees) == [ann] && ann.company === company && bob.company == nil)
    try context.save()
    #expect(Array(company.employees) == [ann])
    #expect(try reader.same(company).employees.count == 1)
  }

  @Test func aPairOfSetsStaysThatOfBothEnds() throws {
    let store = try TestStore()
    let (context, reader) = (store.context(), store.context())
    let (project, ann) = (Project(context: context), Employee(context: context))
    try context.save()
    ann.projects.insert(project)
    context.refresh(ann, mergeChanges: false)
    #expect(ann.projects.count == 1 && project.members.count == 1)
    try context.save()
    #expect(try reader.same(ann).projects.count == 1)
  }

  @Test func anObjectThatChangesAgainIsSavedOnce() throws {
    let store = try TestStore()
    let (context, reader) = (store.context(), store.context())
    let dogs = (0..<3).map { _ in Dog(context: context) }
    try context.save()
    for dog in dogs { dog.name = "Rex" }
    for dog in dogs.prefix(2) { context.refresh(dog, mergeChanges: false) }
    #expect(context.updatedObjects == [dogs[2]])
    dogs[0].name = "Fido"
    try context.save()
    #expect(dogs.map(\.name) == ["Fido", nil, "Rex"] && !context.hasChanges)
    dogs[1].name = "Lassie"
    #expect(context.updatedObjects == [dogs[1]])
    try context.save()
    #expect(try reader.same(dogs[1]).name == "Lassie")
  }
}
