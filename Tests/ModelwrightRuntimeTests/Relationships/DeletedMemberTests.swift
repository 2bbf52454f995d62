import Testing

@testable import ModelwrightRuntime

/// Sets whose members are deleted.
@Suite struct DeletedMemberTests {
  @Test(arguments: StoreKind.allCases)
  func rollbackBringsBackAMemberThatWasDeletedBeforeTheSetWasRead(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let company = Company(context: context)
    company.employees = [Employee(context: context), Employee(context: context)]
    let project = Project(context: context)
    project.keywords = [Keyword(context: context), Keyword(context: context)]
    try context.save()

    let other = store.context()
    let (sameCompany, sameProject) = (try other.same(company), try other.same(project))
    let employee = try #require(try other.all(Employee.self).first)
    let keyword = try #require(try other.all(Keyword.self).first)
    other.delete(employee)
    other.delete(keyword)
    #expect(sameCompany.employees.count == 1)
    _ = sameProject.keywords.count
    other.rollback()
    #expect(sameCompany.employees.count == 2 && sameCompany.employees.contains(employee))
    #expect(sameProject.keywords.count == 2 && sameProject.keywords.contains(keyword))
    #expect(employee.company === sameCompany && !other.hasChanges)
  }

  @Test func aDeletedMemberLeavesASetWithoutInverseWithTheSave() throws {
    let store = try TestStore()
    let context = store.context()
    let project = Project(context: context)
    let (one, two) = (Keyword(context: context), Keyword(context: context))
    project.keywords = [one, two]
    try context.save()
    context.delete(one)
    try context.save()
    #expect(project.keywords.count == 1 && Array(project.keywords) == [two])
    #expect(!context.hasChanges)
  }

  @Test func aNewMemberThatIsDeletedLeavesASetWithoutInverse() throws {
    let store = try TestStore()
    let (context, reader) = (store.context(), store.context())
    let project = Project(context: context)
    let keywords = (0..<20).map { _ in Keyword(context: context) }
    project.keywords = RelationshipSet(keywords)
    context.delete(keywords[3])
    #expect(project.keywords.count == 19)
    #expect(project.keywords.indices.map { project.keywords[$0] } == Array(project.keywords))
    #expect(!project.keywords.contains(keywords[3]) && project.keywords.contains(keywords[4]))
    try context.save()
    #expect(try reader.same(project).keywords.count == 19)
  }

  @Test func aNewMemberThatIsDeletedLeavesAnOrderedSetAndItsPositions() throws {
    let store = try TestStore()
    let (context, reader) = (store.context(), store.context())
    let whole = Node(context: context)
    let parts = (0..<4).map { _ in Node(context: context) }
    for (place, part) in parts.enumerated() { part.name = "\(place)" }
    whole.parts = [parts[0], parts[1]]
    try context.save()
    whole.parts = RelationshipOrderedSet([parts[2], parts[0], parts[3], parts[1]])
    let new = Node(context: context)
    whole.parts.insert(new, at: 1)
    context.delete(new)
    context.delete(parts[0])
    try context.save()
    #expect(whole.parts.map(\.name) == ["2", "3", "1"])
    whole.parts.move(from: 0, to: 2)
    try context.save()
    #expect(try reader.same(whole).parts.map(\.name) == ["3", "1", "2"])
  }

  @Test func aMemberWhoseRuleLeavesTheSetAlone() throws {
    let store = try TestStore(model: try Link.makeModel())
    let context = store.context()
    let parent = Link(context: context)
    let old = Link(context: context)
    parent.kids.insert(old)
    try context.save()
    let new = Link(context: context)
    parent.kids.insert(new)
    context.delete(new)
    #expect(parent.kids.map(\.name) == [nil] && parent.kids.count == 1)
    context.delete(old)
    try context.save()
    #expect(Array(parent.kids) == [] && parent.kids.isEmpty && parent.kids.first == nil)
  }

  @Test func anIterationGoesOnAcrossASave() throws {
    let store = try TestStore()
    let context = store.context()
    let company = Company(context: context)
    company.employees = RelationshipSet((0..<3).map { _ in Employee(context: context) })
    var iterator = company.employees.makeIterator()
    let first = iterator.next()
    var found = [try #require(first)]
    try context.save()
    while let employee = iterator.next() { found.append(employee) }
    #expect(Set(found).count == 3)
  }
}
