import Foundation
import ModelwrightPredicate
import Testing

@testable import ModelwrightRuntime

@Suite("Fetching by format strings")
struct FormatFetchTests {
  private let store: KennelStore

  init() throws {
    store = try KennelStore()
    try store.fill()
  }

  /// Fetches from the store, and tests every hound in memory: both must agree.
  private func check(
    _ format: String, _ arguments: [(any PredicateArgument)?], _ expected: String,
    _ context: ManagedObjectContext
  ) throws {
    let request = FetchRequest<Hound>(format: format, arguments: arguments)
    #expect(names(try context.fetch(request)) == expected, "\(format)")
    #expect(try context.count(for: request) == expected.split(separator: " ").count)
    let all = try context.fetch(Hound.fetchRequest())
    #expect(all.count == 5)
    #expect(names(try all.filter { try request.matches($0) }) == expected, "memory: \(format)")
  }

  @Test(
    "Operators, from SQL and in memory",
    arguments: [
      ("name == 'Fido'", "Fido"), ("name != 'Fido'", "René Rex fifi"),
      ("NOT name == 'Fido'", "René Rex fifi"), ("name == nil", "-"),
      ("name != nil", "Fido René Rex fifi"), ("NOT (name == nil)", "Fido René Rex fifi"),
      ("name ==[c] 'FIDO'", "Fido"), ("name ==[cd] 'rene'", "René"),
      ("name ==[d] 'Rene'", "René"), ("name == 'Rene\u{301}'", ""),
      ("name ==[c] 'rene\u{301}'", "René"), ("name ==[n] 'fido'", ""),
      ("name > 'Fido'", "René Rex fifi"), ("name >[c] 'FIDO'", "René Rex fifi"),
      ("name CONTAINS 'e'", "René Rex"), ("name CONTAINS[c] 'FI'", "Fido fifi"),
      ("name CONTAINS ''", "Fido René Rex fifi"), ("'e' IN name", "René Rex"),
      ("name BEGINSWITH 'Re'", "René Rex"), ("name BEGINSWITH ''", "Fido René Rex fifi"),
      ("NOT name BEGINSWITH 'Re'", "Fido fifi"), ("name BEGINSWITH[c] 'f'", "Fido fifi"),
      ("name ENDSWITH 'o'", "Fido"), ("name ENDSWITH[d] 'e'", "René"),
      ("name LIKE 'R*'", "René Rex"), ("name LIKE '?????'", ""), ("name LIKE 'Re?'", "Rex"),
      ("name LIKE[cd] 'ren?'", "René"), ("breed LIKE 'A\\*b'", "Rex"), ("breed LIKE 'a_b%c'", "-"),
      ("name MATCHES 'R.*'", "René Rex"), ("name MATCHES 'e'", ""),
      ("name MATCHES[c] 'f.d.'", "Fido"), ("NOT name MATCHES 'R.*'", "Fido fifi"),
      ("age > 3", "René Rex"), ("age >= 3 AND age <= 5", "Fido René"), ("age == 3.0", "Fido"),
      ("age < 3.5", "Fido fifi"), ("age BETWEEN {3, 5}", "Fido René"),
      ("NOT age BETWEEN {3, 5}", "Rex fifi"), ("age IN {1, 7, 9}", "Rex fifi"),
      ("NOT age IN {1, 7, 9}", "Fido René"), ("age IN {}", ""),
      ("NOT age IN {}", "- Fido René Rex fifi"),
      ("name IN {'Fido', 'Rex', nil}", "Fido Rex"), ("name IN[c] {'FIDO'}", "Fido"),
      ("weight > age", "Fido Rex"), ("price == 12.5", "Fido"), ("price > 12", "Fido Rex"),
      ("price < 0", "-"), ("price < weight", "-"), ("price > age", "Fido Rex"),
      ("price IN {12.5, 100}", "Fido Rex"), ("price + 1 == 13.5", "Fido"),
      ("price * 2 > 24.99 AND price / 4 < 30", "Fido Rex"), ("isGood == YES", "- Fido"),
      ("isGood == 0", "Rex"), ("isGood != YES", "Rex"), ("isGood == nil", "René fifi"),
      ("born > 1500", "Rex"), ("born + 1000.5 == 2000.5", "Fido"),
      ("born - CAST(500, 'NSDate') == 500", "Fido"), ("CAST(born, 'NSNumber') < 1500", "Fido"),
      ("born < now()", "Fido Rex"), ("tag == '00112233-4455-6677-8899-AABBCCDDEEFF'", "Fido"),
      ("page == 'https://example.org/fido'", "Fido"), ("page CONTAINS 'example'", "Fido"),
      ("photo != nil", "Fido"), ("place.town == 'Rome' AND place.zip > 99", "Fido"),
      ("score == 9223372036854775807", "Fido"), ("score > 9.3e18", ""), ("score >= 9.2e18", "Fido"),
      ("age * 2 + 1 == 7", "Fido"), ("age / 2 == 1", "Fido"), ("-age < -4", "René Rex"),
      ("age ** 2 == 9", "Fido"), ("modulus:by:(age, 2) == 1", "Fido René Rex fifi"),
      ("abs(age - 5) <= 2", "Fido René Rex"), ("sqrt(weight) > 4", "- Rex"),
      ("floor:(weight) == 10", "Fido"), ("ceiling:(weight) == 11", "Fido"),
      ("bitwiseAnd:with:(age, 4) == 4", "René Rex"), ("name.length == 4", "Fido René fifi"),
      ("uppercase:(name) == 'FIDO'", "Fido"), ("canonical:(name) == 'rene'", "René"),
      ("TERNARY(isGood == YES, age, 0) == 3", "Fido"), ("TRUEPREDICATE", "- Fido René Rex fifi"),
      ("FALSEPREDICATE", ""), ("age > 3 OR name == nil", "- René Rex"),
      ("NOT (age > 3 OR isGood == YES)", ""), ("NOT (age > 3 AND isGood == YES)", "Fido Rex fifi"),
    ])
  func attributes(format: String, expected: String) throws {
    try check(format, [], expected, store.context())
  }

  @Test(
    "Relationships, from SQL and in memory",
    arguments: [
      ("keeper.name == 'Ann'", "Fido Rex"), ("keeper.name != 'Ann'", "René"),
      ("keeper == nil", "- fifi"), ("keeper != nil", "Fido René Rex"),
      ("keeper.name == nil", "- fifi"), ("badge.number == 42", "Fido"),
      ("badge == nil", "- René Rex fifi"),
      ("badge.hound.name == 'Fido'", "Fido"), ("parent.keeper.name == 'Ann'", "fifi"),
      ("ANY outings.distance > 5", "Fido"), ("NOT (ANY outings.distance > 5)", "- René Rex fifi"),
      ("NONE outings.distance > 5", "- René Rex fifi"),
      ("ALL outings.distance > 1", "- Fido Rex fifi"),
      ("ALL outings.distance > 5", "- fifi"), ("NOT (ALL outings.distance > 5)", "Fido René Rex"),
      ("ANY outings.distance == nil", "René"), ("ANY outings.title IN {'a', 'd'}", "Fido René"),
      ("ANY outings.steps BETWEEN {60, 100}", "Fido"), ("outings.@count == 0", "- fifi"),
      ("outings.@count > 1", "Fido"), ("outings[SIZE] == 1", "René Rex"),
      ("outings.@sum.steps == 300", "Fido"), ("outings.@sum.steps == 0", "- Rex fifi"),
      ("outings.@sum.distance > 7", "Fido"), ("outings.@avg.distance == 3.75", "Fido"),
      ("outings.@avg.steps == 150", "Fido"), ("outings.@max.distance < 5", "Rex"),
      ("outings.@min.title == 'a'", "Fido"), ("outings.@max.distance == nil", "- René fifi"),
      ("sum:(outings.steps) == 50", "René"), ("100 IN outings.steps", "Fido"),
      ("outings.title CONTAINS 'c'", "Rex"),
      ("SUBQUERY(outings, $o, $o.distance > 1 AND $o.steps > 150).@count == 1", "Fido"),
      ("SUBQUERY(outings, $o, $o.distance > 5).@count > 0 AND age < 5", "Fido"),
      ("SUBQUERY(outings, $o, $o.distance > weight).@count == 0", "- Fido René Rex fifi"),
      ("SUBQUERY(outings, $o, $o.distance > 1).@sum.steps == 300", "Fido"),
      ("ANY friends.name == 'Fido'", "René Rex"), ("ANY friends.keeper.name == 'Bob'", "Fido"),
      ("friends.@count == 2", "Fido"), ("ANY children.name == 'fifi'", "Fido"),
      ("ANY friends.outings.distance > 5", "René Rex"), ("ANY keeper.hounds.age > 6", "Fido Rex"),
      ("keeper.hounds.@count == 2", "Fido Rex"), ("keeper.hounds.outings.@count == 3", "Fido Rex"),
      ("ANY outings.distance > 5 OR ANY friends.age > 6", "Fido"),
      ("ANY outings.title == 'a' AND ANY outings.title == 'b'", "Fido"),
      ("ANY outings.hound.name == 'Fido'", "Fido"), ("SELF == SELF", "- Fido René Rex fifi"),
      ("parent == badge.hound", ""), ("ANY friends == parent", ""), ("ANY outings == nil", ""),
    ])
  func relationships(format: String, expected: String) throws {
    try check(format, [], expected, store.context())
  }

  @Test("Arguments of every type")
  func arguments() throws {
    let context = store.context()
    let fido = try #require(
      try context.fetch(Hound.fetchRequest(format: "name == %@", "Fido")).first)
    let ann = try #require(fido.keeper)
    try check("name == %@", ["Rex"], "Rex", context)
    try check("name == %@", [nil], "-", context)
    try check("name != %@", [String?.none], "Fido René Rex fifi", context)
    try check("age == %d AND weight > %f", [3, 10.4], "Fido", context)
    try check("age == %ld", [Int64(7)], "Rex", context)
    try check("price == %@", [Decimal(string: "12.5")], "Fido", context)
    try check("isGood == %@", [true], "- Fido", context)
    try check("born == %@", [Date(timeIntervalSinceReferenceDate: 1000)], "Fido", context)
    try check("tag == %@", [KennelStore.tag], "Fido", context)
    try check("tag IN %@", [[KennelStore.tag, UUID()]], "Fido", context)
    try check("page == %@", [URL(string: "https://example.org/fido")], "Fido", context)
    try check("photo == %@", [Data([1, 2, 3])], "Fido", context)
    try check("keeper == %@", [ann], "Fido Rex", context)
    try check("keeper == %@", [ann.objectID], "Fido Rex", context)
    try check("keeper != %@", [ann], "René", context)
    try check("keeper IN %@", [[ann]], "Fido Rex", context)
    try check("SELF IN %@", [[fido]], "Fido", context)
    try check("SELF == %@", [fido.objectID], "Fido", context)
    try check("ANY friends == %@", [fido], "René Rex", context)
    try check("%@ IN friends", [fido], "René Rex", context)
    try check("friends CONTAINS %@", [fido], "René Rex", context)
    try check("parent == %@", [fido], "fifi", context)
    try check("keeper.name == %@.name", [ann], "Fido Rex", context)
    try check("%K == %@", ["keeper.name", "Bob"], "René", context)
    try check("name BEGINSWITH %@", ["Re"], "René Rex", context)
    try check("name BEGINSWITH %@", ["\u{10FFFF}"], "", context)
    try check("age BETWEEN %@", [[3, 5]], "Fido René", context)
    try check("age BETWEEN %@", [3...5], "Fido René", context)
    try check("name IN %@", [[String]()], "", context)
    try check("name IN[c] %@", [["FIDO", "REX"]], "Fido Rex", context)
    try check("price IN %@", [[12.5, 7]], "Fido", context)
    try check("age IN %@", [Set([3, 7])], "Fido Rex", context)
  }

  @Test("Objects of another entity with the same key are not the same")
  func equalKeys() throws {
    let context = store.context()
    let keepers = try context.fetch(Keeper.fetchRequest())
    try check("SELF IN %@", [keepers], "", context)
    try check("keeper IN %@", [Array(keepers.prefix(1)) as [ManagedObject]], "Fido Rex", context)
  }

  @Test("Variables are given by name")
  func variables() throws {
    let context = store.context()
    let request = FetchRequest<Hound>(
      format: "name == $NAME OR age IN $AGES", arguments: [],
      variables: ["NAME": "Fido", "AGES": [7]])
    #expect(names(try context.fetch(request)) == "Fido Rex")
    #expect(throws: FetchError.self) {
      try context.fetch(Hound.fetchRequest(format: "name == $NAME"))
    }
  }

  @Test("Lists of thousands of values", arguments: [10, 64, 65, 3000])
  func longLists(count: Int) throws {
    let context = store.context()
    try check("age IN %@", [Array(7..<(7 + count))], "Rex", context)
    try check("name IN %@", [(0..<count).map { "\"\\n\($0)" } + ["Rex"]], "Rex", context)
    try check("name IN %@", [(0..<count).map { "\u{0}\($0)" } + ["Fido"]], "Fido", context)
    try check("weight IN %@", [(0..<count).map { Double($0) + 0.1 } + [10.5]], "Fido", context)
    try check("tag IN %@", [(0..<count).map { _ in UUID() } + [KennelStore.tag]], "Fido", context)
    try check(
      "price IN %@", [(0..<count).map { Decimal($0) + 0.5 }], count > 12 ? "Fido" : "", context)
  }

  @Test("More values than a statement can have parameters")
  func hundredThousandValues() throws {
    let request = FetchRequest<Hound>(format: "age IN %@", Array(7..<100_007))
    let context = store.context()
    #expect(names(try context.fetch(request)) == "Rex")
  }

  @Test(
    "Requests that cannot be carried out",
    arguments: [
      ("name =", "expected a value"), ("nmae == 'x'", "did you mean 'name'?"),
      ("name == %@ AND age > %d", "2 placeholders, but 1"), ("mood == 'x'", "transient"),
      ("age == %@", "cannot be compared"), ("%K == 1", "no property 'x'"),
    ])
  func faults(format: String, message: String) throws {
    let context = store.context()
    let arguments: [(any PredicateArgument)?] = format.contains("%") ? ["x"] : []
    let error = #expect(throws: FetchError.self) {
      try context.fetch(FetchRequest<Hound>(format: format, arguments: arguments))
    }
    #expect("\(try #require(error))".contains(message), "\(String(describing: error))")
  }

  @Test("Not a number is refused")
  func notANumber() throws {
    #expect(throws: FetchError.self) {
      try store.context().fetch(Hound.fetchRequest(format: "weight > %f", Double.nan))
    }
  }

  @Test("Overflow and division by zero throw, in SQL and in memory")
  func overflow() throws {
    let context = store.context()
    for (format, isDivision) in [
      ("score + 1 > 0", false), ("score * 2 > 0", false), ("10 / score > 0", true),
      ("weight / 0.0 > 1", true), ("weight * 1.7e308 > 1", false),
      ("modulus:by:(age, 0) == 1", true),
      ("ln:(score) < 0", false), ("price / 0 > 1", true),
    ] {
      let request = FetchRequest<Hound>(format: format)
      for attempt in 0..<2 {
        let error = #expect(throws: FetchError.self) {
          if attempt == 0 { return _ = try context.fetch(request) }
          for hound in try context.fetch(Hound.fetchRequest()) { _ = try request.matches(hound) }
        }
        switch error {
        case .divisionByZero: #expect(isDivision, "\(format)")
        case .overflow: #expect(!isDivision, "\(format)")
        default: Issue.record("\(format): \(String(describing: error))")
        }
      }
    }
  }

  @Test("What stands before in an AND or OR guards a division")
  func guards() throws {
    let context = store.context()
    try check("score != 0 AND 10 / score == 0", [], "Fido", context)
    try check("score == 0 OR 10 / score == 0", [], "Fido Rex", context)
    try check("NOT (score == 0 OR 10 / score == 1)", [], "Fido", context)
    try check("score != 0 AND 10 / score == 0 AND name == 'Fido'", [], "Fido", context)
  }
}
