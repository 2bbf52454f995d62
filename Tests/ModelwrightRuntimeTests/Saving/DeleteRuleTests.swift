import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct DeleteRuleTests {
  @Test(arguments: StoreKind.allCases) func nullifyTakesTheObjectOutOfTheOtherEnds(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (acme, ann, desk) = (
      Company(context: context), Employee(context: context), Desk(context: context)
    )
    let (report, friend, project) = (
      Employee(context: context), Contractor(context: context), Project(context: context)
    )
    ann.company = acme
    ann.desk = desk
    report.manager = ann
    friend.friends = [ann]
    project.members = [ann, report]
    try context.save()
    let other = store.context()
    other.delete(try other.same(ann))
    #expect(try other.same(acme).employees.isEmpty)
    #expect(try other.same(desk).owner == nil)
    #expect(try other.same(report).manager == nil)
    #expect(try other.same(friend).friends.isEmpty)
    #expect(Array(try other.same(project).members) == [try other.same(report)])
    try other.save()
    let third = store.context()
    #expect(try third.same(report).manager == nil)
    #expect(try third.same(project).members.count == 1)
    #expect(throws: ObjectError.notFound(ann.objectID)) {
      try third.existingObject(with: ann.objectID)
    }
  }

  @Test(arguments: StoreKind.allCases) func cascadeDeletesTheOtherEnds(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let dog = Dog(context: context)
    dog.walks = [Walk(context: context), Walk(context: context)]
    let project = Project(context: context)
    project.keywords = [Keyword(context: context)]
    let (badge, locker) = (Badge(context: context), Locker(context: context))
    badge.code = "a"
    badge.locker = locker
    try context.save()
    let other = store.context()
    let new = Walk(context: other)
    new.dog = try other.same(dog)
    other.delete(try other.same(dog))
    other.delete(try other.same(project))
    // A circle: each end cascades to the other.
    other.delete(try other.same(locker))
    #expect(new.managedObjectContext == nil)
    #expect(other.deletedObjects.count == 7)
    try other.save()
    for table in ["Dog", "Walk", "Project", "Keyword", "Badge", "Locker"] {
      #expect(try store.rows("SELECT count(*) FROM \"\(table)\"") == [[0]])
    }
  }

  @Test(arguments: StoreKind.allCases) func denyIsJudgedAfterAllDeletions(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (acme, ann) = (Company(context: context), Employee(context: context))
    ann.company = acme
    try context.save()
    context.delete(acme)
    let error = #expect(throws: ValidationError.self) { try context.save() }
    #expect(error?.code == .deniedDelete && error?.propertyName == "employees")
    #expect(context.hasChanges && acme.isDeleted)
    context.delete(ann)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try store.rows(#"SELECT count(*) FROM "Company""#) == [[0]])
  }

  @Test func denyIsLiftedWhenTheOthersLeave() throws {
    let store = try TestStore()
    let context = store.context()
    let (acme, ann) = (Company(context: context), Employee(context: context))
    ann.company = acme
    try context.save()
    let other = store.context()
    other.delete(try other.same(acme))
    try other.same(ann).company = nil
    try other.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Company""#) == [[0]])
  }

  @Test func nullifyOntoARequiredEndFailsThere() throws {
    let store = try TestStore()
    let context = store.context()
    let (team, player) = (Team(context: context), Player(context: context))
    player.team = team
    try context.save()
    context.delete(team)
    let error = #expect(throws: ValidationError.self) { try context.save() }
    #expect(error?.code == .missingValue && error?.objectID == player.objectID)
    #expect(error?.propertyName == "team")
  }

  @Test(arguments: StoreKind.allCases) func noActionLeavesADanglingEnd(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let (node, part) = (Node(context: context), Node(context: context))
    node.other = part
    try context.save()
    let other = store.context()
    other.delete(try other.same(part))
    try other.save()
    // Without an inverse the store itself clears the key, so that it leads nowhere.
    let third = store.context()
    #expect(try third.same(node).other == nil)
  }

  @Test func whatTheStoreCascadesIsNoConflict() throws {
    let store = try TestStore()
    let context = store.context()
    let dog = Dog(context: context)
    dog.walks = [Walk(context: context)]
    try context.save()
    let late = store.context()
    let walk = Walk(context: late)
    walk.dog = try late.same(dog)
    try late.save()
    // This context never saw the late walk.
    context.delete(dog)
    try context.save()
    #expect(try store.rows(#"SELECT count(*) FROM "Walk""#) == [[0]])
  }
}
