import Foundation
import Testing

@testable import ModelwrightRuntime

/// Numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Makes random predicates of the format strings' language for hounds.
private struct PredicateMaker {
  var generator: SeededGenerator

  mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  mutating func predicate(depth: Int) -> String {
    if depth == 0 || chance(25) { return comparison(prefix: "", canDescend: true) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return "NOT (\(predicate(depth: depth - 1)))"
    case 1: return "(\(predicate(depth: depth - 1)) AND \(predicate(depth: depth - 1)))"
    case 2: return "(\(predicate(depth: depth - 1)) OR \(predicate(depth: depth - 1)))"
    default: return collection()
    }
  }

  private mutating func collection() -> String {
    let quantifier = pick(["ANY", "ALL", "NONE"])
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return "\(quantifier) outings.steps \(order()) \(integer())"
    case 1: return "\(quantifier) friends.name \(stringTest())"
    case 2:
      return
        "SUBQUERY(children, $c, \(comparison(prefix: "$c.", canDescend: false))).@count \(order()) 1"
    default:
      return
        "outings.\(pick(["@count", "@sum.distance", "@avg.steps", "@min.steps", "@max.title.length"])) \(order()) \(integer())"
        .replacing("@max.title.length", with: "@count")
    }
  }

  mutating func comparison(prefix: String, canDescend: Bool) -> String {
    let path = canDescend && chance(30) ? pick(["parent.", "parent.parent."]) : prefix
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return "\(path)\(pick(["name", "breed"])) \(stringTest())"
    case 1: return "\(path)\(number()) \(order()) \(path)\(number())"
    case 2: return "\(path)\(number()) \(order()) \(integer())"
    case 3:
      return
        "\(path)\(pick(["age", "score", "weight", "price"])) IN {\(integer()), \(integer()), 2.5}"
    case 4:
      return
        "\(path)\(pick(["age", "name", "price", "born", "isGood", "parent"])) \(pick(["==", "!="])) nil"
    case 5: return "\(path)age BETWEEN {\(integer()), \(integer())}"
    case 6:
      return
        "\(path)\(pick(["age", "score"])) \(pick(["+", "-", "*", "/"])) \(path)\(pick(["score", "age", "weight"])) \(order()) \(integer())"
    default: return "\(path)born \(order()) \(integer())"
    }
  }

  private mutating func number() -> String { pick(["age", "score", "weight", "price", "isGood"]) }

  private mutating func order() -> String { pick(["==", "!=", "<", "<=", ">", ">="]) }

  private mutating func integer() -> String {
    pick(["0", "1", "2", "-1", "3", "2.5", "9223372036854775807", "-0.0"])
  }

  private mutating func stringTest() -> String {
    let test = pick([
      "==", "!=", "<", ">=", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "==[c]", "==[cd]",
      "CONTAINS[cd]", "BEGINSWITH[d]", "LIKE[c]", "<[c]",
    ])
    return
      "\(test) '\(pick(["", "a", "A", "é", "e", "e\\u0301", "ß", "ss", "a*", "?", "ÉA", "ab"]))'"
  }
}

@Suite("SQL and memory agree")
struct AgreementTests {
  private static let strings: [String?] = [
    nil, "", "a", "A", "é", "e\u{301}", "E\u{301}a", "ß", "SS", "ab", "éa", "a\u{0}b",
  ]

  private func fill(_ context: ManagedObjectContext, _ generator: inout SeededGenerator) throws {
    var hounds: [Hound] = []
    for _ in 0..<40 {
      let hound = Hound(context: context)
      hound.name = Self.strings.randomElement(using: &generator) ?? nil
      hound.breed = Self.strings.randomElement(using: &generator) ?? nil
      hound.age = [nil, 0, 1, 2, 3, -1].randomElement(using: &generator) ?? nil
      hound.score =
        [nil, 0, 1, .max, .min, 9_007_199_254_740_993].randomElement(using: &generator) ?? nil
      hound.weight =
        [nil, -0.0, 2.5, 9_007_199_254_740_992, 1.7e308, 9.223372036854775807e18]
        .randomElement(using: &generator) ?? nil
      hound.price =
        [nil, 0, Decimal(string: "2.5"), Decimal(string: "-1"), Decimal(string: "1e20")]
        .randomElement(using: &generator) ?? nil
      hound.isGood = [nil, true, false].randomElement(using: &generator) ?? nil
      let seconds: [Double?] = [nil, 0, 2.5]
      let born = seconds.randomElement(using: &generator) ?? nil
      hound.born = born.map { Date(timeIntervalSinceReferenceDate: $0) }
      hound.parent = hounds.randomElement(using: &generator)
      hounds.append(hound)
    }
    for hound in hounds {
      if let friend = hounds.randomElement(using: &generator) { hound.friends.insert(friend) }
      for _ in 0..<Int.random(in: 0..<3, using: &generator) {
        let outing = Outing(context: context)
        outing.steps = [nil, 0, 1, 3, .max].randomElement(using: &generator) ?? nil
        outing.distance = [nil, 0.1, 0.2, 1e300].randomElement(using: &generator) ?? nil
        outing.hound = hound
      }
    }
    try context.save()
  }

  private enum Answer: Equatable {
    case hounds(Set<ManagedObjectID>)
    case failure
  }

  private func answer(_ body: () throws -> [Hound]) throws -> Answer {
    do {
      return .hounds(Set(try body().map(\.objectID)))
    } catch let error as FetchError {
      switch error {
      case .overflow, .divisionByZero: return .failure
      default: throw error
      }
    }
  }

  @Test("Random predicates over random hounds", arguments: 0..<6)
  func agreement(seed: Int) throws {
    let store = try KennelStore()
    let context = store.context()
    var generator = SeededGenerator(state: UInt64(seed))
    try fill(context, &generator)
    let all = try context.fetch(Hound.fetchRequest())
    var maker = PredicateMaker(generator: generator)
    var (found, failed) = (0, 0)
    for _ in 0..<60 {
      let text = maker.predicate(depth: 3)
      let request = FetchRequest<Hound>(format: text)
      let fromStore = try answer { try context.fetch(request) }
      let inMemory = try answer { try all.filter { try request.matches($0) } }
      #expect(fromStore == inMemory, "\(text)")
      switch fromStore {
      case .hounds(let ids): found += ids.isEmpty || ids.count == all.count ? 0 : 1
      case .failure: failed += 1
      }
    }
    // Predicates that choose everything or nothing prove little.
    #expect(found > 15)
    #expect(failed < 40)
  }
}
