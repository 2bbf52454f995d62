import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct RelationshipSetTests {
  @Test func setAlgebraGivesCopies() throws {
    let store = try TestStore()
    let context = store.context()
    let people = (0..<4).map { _ in Employee(context: context) }
    let company = Company(context: context)
    company.employees = [people[0], people[1]]
    let others: RelationshipSet<Employee> = [people[1], people[2]]
    #expect(company.employees.union(others) == [people[0], people[1], people[2]])
    #expect(company.employees.intersection(others) == [people[1]])
    #expect(company.employees.subtracting(others) == [people[0]])
    #expect(company.employees.symmetricDifference(others) == [people[0], people[2]])
    #expect(company.employees.count == 2)
    company.employees.formUnion(others)
    #expect(people[2].company === company)
    company.employees.formIntersection([people[2]])
    #expect(company.employees == [people[2]] && people[0].company == nil)
    company.employees.formSymmetricDifference([people[2], people[3]])
    #expect(company.employees == [people[3]])
    company.employees.subtract([people[3]])
    #expect(company.employees.isEmpty)
    company.employees.replaceAll(with: people)
    #expect(Set(company.employees) == Set(people))
    company.employees.removeAll()
    #expect(people.allSatisfy { $0.company == nil })
  }

  @Test func insertAndRemoveSayWhatHappened() throws {
    let store = try TestStore()
    let context = store.context()
    let (company, ann) = (Company(context: context), Employee(context: context))
    #expect(company.employees.insert(ann).inserted)
    #expect(!company.employees.insert(ann).inserted)
    #expect(company.employees.update(with: ann) === ann)
    #expect(company.employees.remove(ann) === ann)
    #expect(company.employees.remove(ann) == nil)
    #expect(company.employees.update(with: ann) == nil)
  }

  @Test(arguments: StoreKind.allCases) func changingWhileIteratingIsSafe(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let dog = Dog(context: context)
    dog.walks = RelationshipOrderedSet((0..<50).map { _ in Walk(context: context) })
    try context.save()
    var seen = 0
    for walk in dog.walks {
      seen += 1
      context.delete(walk)
    }
    #expect(seen == 50 && dog.walks.isEmpty)
    try context.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Walk""#) == [[0]])
    let company = Company(context: context)
    company.employees = RelationshipSet((0..<50).map { _ in Employee(context: context) })
    for person in company.employees { person.company = nil }
    #expect(company.employees.isEmpty)
  }

  @Test func largeSetsFindTheirMembers() throws {
    let store = try TestStore()
    let context = store.context()
    let company = Company(context: context)
    let people = (0..<500).map { _ in Employee(context: context) }
    for person in people { company.employees.insert(person) }
    for person in people.shuffled().prefix(250) { company.employees.remove(person) }
    #expect(company.employees.count == 250)
    #expect(people.filter { company.employees.contains($0) }.count == 250)
    #expect(people.allSatisfy { ($0.company === company) == company.employees.contains($0) })
  }

  @Test(arguments: StoreKind.allCases) func orderedSetsKeepEveryOrder(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let dog = Dog(context: context)
    let walks = (0..<6).map { _ in Walk(context: context) }
    var expected: [Int] = []
    func check(_ place: SourceLocation = #_sourceLocation) throws {
      #expect(Array(dog.walks) == expected.map { walks[$0] }, sourceLocation: place)
      try context.save()
      let other = store.context()
      let loaded = try other.same(dog)
      #expect(
        loaded.walks.map(\.objectID) == expected.map { walks[$0].objectID }, sourceLocation: place)
    }
    dog.walks.append(contentsOf: walks[0..<3])
    expected = [0, 1, 2]
    try check()
    dog.walks.insert(walks[3], at: 0)
    expected = [3, 0, 1, 2]
    try check()
    dog.walks.move(from: 3, to: 0)
    expected = [2, 3, 0, 1]
    try check()
    dog.walks.insert(walks[1], at: 1)
    expected = [2, 1, 3, 0]
    try check()
    dog.walks.replace(at: 1, with: walks[4])
    expected = [2, 4, 3, 0]
    #expect(walks[1].dog == nil)
    try check()
    dog.walks[0] = walks[0]
    expected = [0, 4, 3]
    try check()
    dog.walks.remove(at: 1)
    expected = [0, 3]
    try check()
    walks[5].dog = dog
    expected = [0, 3, 5]
    try check()
    dog.walks.insert(contentsOf: [walks[1], walks[5]], at: 1)
    expected = [0, 1, 5, 3]
    try check()
    dog.walks.sort { $0.objectID.description > $1.objectID.description }
    expected = [5, 3, 1, 0]
    try check()
    dog.walks = [walks[2]]
    expected = [2]
    try check()
    #expect(dog.walks.index(of: walks[2]) == 0 && dog.walks.firstIndex(of: walks[0]) == nil)
  }

  @Test func whatIsAppendedToUnseenContentsComesLast() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.walks = [Walk(context: context), Walk(context: context)]
    try context.save()
    let other = store.context()
    let walk = Walk(context: other)
    walk.dog = try other.same(dog)
    try other.save()
    let third = store.context()
    #expect(try third.same(dog).walks.last?.objectID == walk.objectID)
    #expect(try third.same(dog).walks.count == 3)
  }

  @Test func aPredicateCanUseThem() throws {
    let store = try TestStore()
    let context = store.context()
    let (company, ann) = (Company(context: context), Employee(context: context))
    ann.salary = 10
    company.employees = [ann]
    let wanted: Int64 = 5
    let predicate = #Predicate<Company> { company in
      company.employees.contains { $0.salary > wanted } && company.employees.count == 1
        && !company.employees.isEmpty
    }
    #expect(try predicate.evaluate(company) == true)
    let dog = Dog(context: context)
    dog.walks = [Walk(context: context)]
    let walked = #Predicate<Dog> { $0.walks.count > 0 }
    #expect(try walked.evaluate(dog))
  }
}
