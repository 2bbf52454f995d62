import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct CardinalityTests {
  // MARK: One to one

  @Test(arguments: StoreKind.allCases) func oneToOneStealsThePartner(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (ann, bob) = (Employee(context: context), Employee(context: context))
    let (north, south) = (Desk(context: context), Desk(context: context))
    ann.desk = north
    south.owner = bob
    #expect(north.owner === ann && bob.desk === south)
    ann.desk = south
    #expect(north.owner == nil && bob.desk == nil && south.owner === ann)
    try context.save()

    let other = store.context()
    let (a, b) = (try other.same(ann), try other.same(bob))
    let (n, s) = (try other.same(north), try other.same(south))
    #expect(a.desk === s && s.owner === a && b.desk == nil && n.owner == nil)
    // Both steals at once, which exchange a unique key.
    b.desk = s
    a.desk = n
    #expect(s.owner === b && n.owner === a)
    try other.save()
    b.desk = n
    #expect(a.desk == nil && s.owner == nil)
    a.desk = s
    try other.save()
    let third = store.context()
    #expect(try third.same(ann).desk === third.same(south))
    #expect(try third.same(north).owner === third.same(bob))
  }

  // MARK: One to many

  @Test(arguments: StoreKind.allCases) func oneToManyFollowsOnBothSides(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (acme, zinc) = (Company(context: context), Company(context: context))
    let (ann, bob) = (Employee(context: context), Employee(context: context))
    acme.employees.insert(ann)
    bob.company = acme
    #expect(ann.company === acme && acme.employees == [ann, bob])
    zinc.employees.insert(ann)
    #expect(acme.employees == [bob] && ann.company === zinc)
    bob.company = nil
    #expect(acme.employees.isEmpty)
    acme.employees = [bob]
    try context.save()

    let other = store.context()
    let (a, z) = (try other.same(acme), try other.same(zinc))
    #expect(a.employees == [try other.same(bob)])
    #expect(z.employees == [try other.same(ann)])
    a.employees = [try other.same(ann)]
    #expect(z.employees.isEmpty)
    #expect(try other.same(bob).company == nil)
    #expect(try other.same(ann).company === a)
    try other.save()
    let third = store.context()
    #expect(try third.same(acme).employees == [try third.same(ann)])
    #expect(try third.same(bob).company == nil)
  }

  /// The contents are not loaded when the changes are made: they must show on top of the store's.
  @Test(arguments: StoreKind.allCases) func unsavedChangesShowInContentsThatAreLoadedLater(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (acme, zinc) = (Company(context: context), Company(context: context))
    let people = (0..<4).map { _ in Employee(context: context) }
    acme.employees = [people[0], people[1]]
    zinc.employees = [people[2]]
    try context.save()

    let other = store.context()
    let mine = try people.map { try other.same($0) }
    let (a, z) = (try other.same(acme), try other.same(zinc))
    mine[0].company = z
    mine[3].company = a
    let new = Employee(context: other)
    new.company = a
    #expect(a.hasFault(forRelationshipNamed: "employees"))
    #expect(a.employees == [mine[1], mine[3], new])
    #expect(z.employees == [mine[0], mine[2]])
    try other.save()
    let third = store.context()
    #expect(try third.same(acme).employees.count == 3)
    #expect(try third.same(zinc).employees.count == 2)
  }

  @Test func changesOfContentsThatAreNeverLoadedAreSaved() throws {
    let store = try TestStore()
    let context = store.context()
    let acme = Company(context: context)
    let old = Employee(context: context)
    old.company = acme
    let project = Project(context: context)
    project.keywords = [Keyword(context: context)]
    old.projects = [project]
    try context.save()

    let other = store.context()
    let project2 = try other.same(project)
    let old2 = try other.same(old)
    let new = Employee(context: other)
    try other.same(acme).employees.insert(new)
    project2.keywords.insert(Keyword(context: other))
    let third = Project(context: other)
    old2.projects.insert(third)
    try other.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Person" WHERE "company" = 1"#) == [[2]])
    let check = store.context()
    #expect(try check.same(project).keywords.count == 2)
    #expect(try check.same(old).projects.count == 2)
  }

  // MARK: Many to many

  @Test(arguments: StoreKind.allCases) func manyToManyKeepsBothSets(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (ann, bob) = (Employee(context: context), Employee(context: context))
    let (one, two) = (Project(context: context), Project(context: context))
    one.members = [bob, ann]
    ann.projects.insert(two)
    #expect(ann.projects == [one, two] && Array(two.members) == [ann])
    try context.save()

    let other = store.context()
    let (a, b) = (try other.same(ann), try other.same(bob))
    let (p, q) = (try other.same(one), try other.same(two))
    #expect(Array(p.members) == [b, a] && a.projects == [p, q])
    b.projects.insert(q)
    #expect(Array(q.members) == [a, b])
    p.members.move(from: 0, to: 1)
    a.projects.remove(q)
    try other.save()
    let third = store.context()
    #expect(Array(try third.same(one).members) == [try third.same(ann), try third.same(bob)])
    #expect(Array(try third.same(two).members) == [try third.same(bob)])
    #expect(try store.rows(#"SELECT count(*) FROM "Employee_projects""#) == [[3]])
  }

  @Test(arguments: StoreKind.allCases) func aRelationshipCanBeItsOwnInverse(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (ann, bob) = (Employee(context: context), Contractor(context: context))
    ann.friends.insert(bob)
    #expect(bob.friends == [ann])
    ann.friends.insert(ann)
    #expect(ann.friends == [ann, bob])
    try context.save()
    let other = store.context()
    let (a, b) = (try other.same(ann), try other.same(bob))
    #expect(a.friends == [a, b] && b.friends == [a])
    b.friends.remove(a)
    #expect(a.friends == [a])
    a.friends.remove(a)
    try other.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Person_friends""#) == [[0]])
  }

  @Test func aRelationshipCanLeadToItsOwnEntity() throws {
    let store = try TestStore()
    let context = store.context()
    let (boss, ann) = (Employee(context: context), Employee(context: context))
    ann.manager = boss
    boss.manager = boss
    #expect(boss.reports == [ann, boss])
    try context.save()
    let other = store.context()
    #expect(try other.same(boss).reports.count == 2)
    try other.same(boss).manager = nil
    #expect(try other.same(boss).reports == [try other.same(ann)])
  }

  // MARK: Without inverse, abstract destinations, transient

  @Test(arguments: StoreKind.allCases) func withoutInverseNothingElseChanges(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let project = Project(context: context)
    let (red, blue) = (Keyword(context: context), Keyword(context: context))
    project.keywords = [red, blue]
    try context.save()
    let other = store.context()
    let loaded = try other.same(project)
    #expect(loaded.keywords == [try other.same(red), try other.same(blue)])
    loaded.keywords.remove(try other.same(red))
    #expect(try !other.same(red).hasChanges)
    try other.save()
    #expect(try store.context().same(project).objectID == project.objectID)
    let third = store.context()
    #expect(try third.same(project).keywords == [try third.same(blue)])
  }

  @Test(arguments: StoreKind.allCases) func orderedWithoutInverse(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let root = Node(context: context)
    let parts = (0..<4).map { _ in Node(context: context) }
    root.parts = RelationshipOrderedSet(parts.reversed())
    try context.save()
    let other = store.context()
    let loaded = try other.same(root)
    #expect(Array(loaded.parts) == (try parts.reversed().map { try other.same($0) }))
    loaded.parts.move(from: 0, to: 3)
    try other.save()
    let third = store.context()
    #expect(try third.same(root).parts.last === third.same(parts[3]))
  }

  @Test(arguments: StoreKind.allCases) func theClassIsThatOfTheRow(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let project = Project(context: context)
    let contractor = Contractor(context: context)
    contractor.rate = 12
    project.lead = contractor
    try context.save()
    let other = store.context()
    let lead = try other.same(project).lead
    #expect((lead as? Contractor)?.rate == 12)
    #expect(lead?.name == "Nobody")
    #expect(lead?.entity.name == "Contractor")
  }

  @Test func transientRelationshipsAreKeptInMemoryOnly() throws {
    let store = try TestStore()
    let context = store.context()
    let (node, other) = (Node(context: context), Node(context: context))
    node.shadow = other
    #expect(other.shadows == [node])
    try context.save()
    #expect(node.shadow === other && other.shadows == [node])
    let fresh = store.context()
    #expect(try fresh.same(node).shadow == nil)
    #expect(try fresh.same(other).shadows.isEmpty)
  }
}
