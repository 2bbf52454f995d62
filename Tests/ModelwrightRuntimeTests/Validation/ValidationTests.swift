import Foundation
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct ValidationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: ValidationError.Code?
    let property: String
    let change: @Sendable (Rule) -> Void

    init(
      _ name: String, _ property: String, _ code: ValidationError.Code?,
      _ change: @escaping @Sendable (Rule) -> Void
    ) {
      testDescription = name
      self.property = property
      self.code = code
      self.change = change
    }
  }

  static let cases: [Case] = [
    Case("no values are fine", "", nil) { _ in },
    Case("length", "name", .stringTooShort) { $0.name = "a" },
    Case("length in UTF-16 units", "name", .stringTooLong) { $0.name = "🐕🐕🐕" },
    Case("whole string", "name", .stringPattern) { $0.name = "ab1" },
    Case("a line end is not overlooked", "name", .stringPattern) { $0.name = "abc\n" },
    Case("pattern holds", "", nil) { $0.name = "abc" },
    Case("too small", "age", .numberTooSmall) { $0.age = -1 },
    Case("too large", "age", .numberTooLarge) { $0.age = 121 },
    Case("bounds are allowed", "", nil) { $0.age = 120 },
    Case("fraction too large", "score", .numberTooLarge) { $0.score = 1.000_1 },
    Case("fraction too small", "score", .numberTooSmall) { $0.score = -0.1 },
    Case("not a number", "score", .invalid) { $0.score = .nan },
    Case("decimal too large", "amount", .numberTooLarge) { $0.amount = Decimal(string: "99.51") },
    Case("decimal bound", "", nil) { $0.amount = Decimal(string: "99.5") },
    Case("decimal not a number", "amount", .invalid) { $0.amount = .nan },
    Case("too early", "born", .dateTooEarly) { $0.born = Date(timeIntervalSinceReferenceDate: -1) },
    Case("too late", "born", .dateTooLate) { $0.born = Date(timeIntervalSinceReferenceDate: 1001) },
    Case("no date", "born", .invalidDate) { $0.born = Date(timeIntervalSinceReferenceDate: .nan) },
  ]

  @Test(arguments: cases) func theModelsRulesAreChecked(_ test: Case) throws {
    let store = try TestStore(.memory)
    let context = store.context()
    let rule = Rule(context: context)
    test.change(rule)
    guard let code = test.code else {
      try context.save()
      return
    }
    let error = #expect(throws: ValidationError.self) { try context.save() }
    #expect(error?.code == code && error?.propertyName == test.property)
    #expect(error?.entityName == "Rule" && error?.objectID == rule.objectID)
    #expect(try store.rows(#"SELECT count(*) FROM "Rule""#) == [[0]])
  }

  @Test func allFailuresAreReported() throws {
    let store = try TestStore()
    let context = store.context()
    let rule = Rule(context: context)
    (rule.name, rule.age) = ("a", 200)
    let thing = Thing(context: context)
    let errors = #expect(throws: ValidationErrors.self) { try context.save() }
    #expect(ValidationErrors.code == 1560)
    #expect(errors?.errors.map(\.propertyName) == ["name", "age", "title"])
    #expect(errors?.errors.last?.code.rawValue == 1570)
    #expect(rule.isInserted && thing.isInserted)
  }

  @Test func requiredRelationshipsAndCountsAreChecked() throws {
    let store = try TestStore()
    let context = store.context()
    let team = Team(context: context)
    let tooFew = #expect(throws: ValidationError.self) { try context.save() }
    #expect(tooFew?.code == .tooFewObjects && tooFew?.propertyName == "players")
    team.players = RelationshipSet((0..<3).map { _ in Player(context: context) })
    let tooMany = #expect(throws: ValidationError.self) { try context.save() }
    #expect(tooMany?.code == .tooManyObjects)
    team.players.remove(try #require(team.players.first))
    let lonely = #expect(throws: ValidationError.self) { try context.save() }
    #expect(lonely?.code == .missingValue && lonely?.propertyName == "team")
    context.delete(
      try #require(context.insertedObjects.first { ($0 as? Player)?.team(of: team) == false }))
    try context.save()
    team.players.removeAll()
    #expect(throws: ValidationErrors.self) { try context.save() }
  }

  @Test func anObjectIsCheckedAsAWholeWhenItIsEdited() throws {
    let store = try TestStore()
    let context = store.context()
    let rule = Rule(context: context)
    rule.name = "abc"
    try context.save()
    try store.execute(#"UPDATE "Rule" SET "age" = 500"#)
    let other = store.context()
    let loaded = try other.same(rule)
    loaded.name = "abd"
    let error = #expect(throws: ValidationError.self) { try other.save() }
    #expect(error?.propertyName == "age")
  }

  @Test func valuesThatCannotBeEncodedAreRefused() throws {
    let store = try TestStore()
    let context = store.context()
    let thing = Thing(context: context)
    thing.title = "a"
    thing._setOptionalCodable([Double.nan], at: try #require(offset(of: "tags")))
    let error = #expect(throws: ValidationError.self) { try context.save() }
    #expect(error?.propertyName == "tags")
  }

  private func offset(of name: String) -> Int? {
    SampleModel.model.entitiesByName["Thing"]?.layout.slots(of: name).first?.offset
  }
}

extension Player {
  /// Whether the player belongs to a team; does not stop when there is none.
  fileprivate func team(of team: Team) -> Bool { team.players.contains(self) }
}
