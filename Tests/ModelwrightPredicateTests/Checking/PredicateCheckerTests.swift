import ModelwrightModel
import ModelwrightPredicate
import Testing

@Suite("Checking predicates against a model")
struct PredicateCheckerTests {
  private let model: ResolvedModel

  init() throws { model = try makeDogs() }

  private func check(
    _ text: String, entity: Int = 0, arguments: [ValueType] = [], keyPaths: [Int: String] = [:]
  ) throws -> CheckedPredicate {
    var checker = PredicateChecker(
      model, entity: entity, arguments: arguments, keyPaths: keyPaths)
    return try checker.check(PredicateFormat(text).predicate)
  }

  private func failure(of text: String, arguments: [ValueType] = []) -> PredicateTypeError? {
    do {
      _ = try check(text, arguments: arguments)
      return nil
    } catch {
      return error as? PredicateTypeError
    }
  }

  @Test(
    "Predicates that make sense",
    arguments: [
      "name == 'x'", "name ==[cd] 'x'", "name CONTAINS 'x'", "'x' IN name", "name LIKE 'a*'",
      "name MATCHES '.*'", "name BEGINSWITH[c] 'x' OR name ENDSWITH 'y'", "age > 3", "age == 3.5",
      "age == weight", "price > 1.25", "price == age", "price < weight", "born < now()",
      "born > 700000000", "born - 3600 < now()", "now() - born > 86400", "isGood == YES",
      "isGood == 1", "tag == '00112233-4455-6677-8899-AABBCCDDEEFF'", "tag == nil", "page == 'x'",
      "extra == nil", "extra != nil", "photo != nil", "place.town == 'Rome'", "place.zip > 3",
      "owner == nil", "owner.name == 'Ann'", "owner.dogs.@count > 1", "ANY walks.distance > 5",
      "ALL walks.steps > 5", "NONE walks.date > now()", "ANY walks == nil", "walks.@count == 0",
      "walks[SIZE] == 0", "walks.@sum.distance > 3", "walks.distance.@sum > 3",
      "walks.@avg.steps > 2.5", "walks.@max.date < now()", "sum:(walks.steps) == 3",
      "count:(walks) == 3", "SUBQUERY(walks, $w, $w.distance > 5 AND $w.dog.age > 3).@count > 1",
      "SUBQUERY(walks, $w, $w.distance > weight).@sum.steps > 1",
      "ANY owner.dogs.walks.distance > 5", "5 IN walks.steps", "walks.steps CONTAINS 5",
      "age IN {1, 2, 3}", "name IN {'a', nil}", "price IN {1, 2.5}", "age BETWEEN {1, 5}",
      "SELF == SELF", "SELF.name == 'x'", "self.name == 'x'", "objectID != nil",
      "name.length > 3", "length:(name) == 3", "uppercase:(name) == 'X'",
      "age * 2 + 1 > weight / 3",
      "age ** 2 > 9", "modulus:by:(age, 2) == 1", "abs(age - 3) < 2",
      "bitwiseAnd:with:(age, 1) == 1",
      "TERNARY(age > 3, age, 0) == 1", "CAST(born, 'NSNumber') > 5", "nil == nil", "name == name",
      "TRUEPREDICATE", "true == true", "ANY walks.steps BETWEEN {1, 2}", "-age < 0",
      "noindex:(name) == 'x'", "NOT (name IN {})", "ANY walks.steps IN {1, 2}",
    ])
  func sensible(text: String) {
    #expect(throws: Never.self) { try check(text) }
  }

  @Test(
    "Predicates that do not",
    arguments: [
      ("nmae == 'x'", .unknownProperty, "did you mean 'name'?"),
      ("owner.nam == 'x'", .unknownProperty, "entity 'Owner' has no property 'nam'"),
      ("holes == 3", .unknownProperty, "'Dog' has no property 'holes'"),
      ("name.x == 3", .unknownProperty, "a string has no property 'x'"),
      ("age.x == 3", .unknownProperty, "a whole number has no property"),
      ("place.twon == 'x'", .unknownProperty, "did you mean 'town'?"),
      ("place == nil", .unsupported, "name one of its fields: town, zip"),
      ("friends == nil", .unsupported, "fetched property 'friends'"),
      ("age == 'x'", .typeMismatch, "write numbers without quotes"),
      ("born == '2020'", .typeMismatch, "give the date as an argument"),
      ("tag == 'x'", .typeMismatch, "all 36 characters"),
      ("owner == 'Ann'", .typeMismatch, "one of its attributes"),
      ("SELF == owner", .typeMismatch, "cannot be compared"),
      ("extra == 3", .typeMismatch, "only be compared with nil"),
      ("name > 3", .typeMismatch, "write numbers without quotes"),
      ("owner < owner", .typeMismatch, "'<' needs"),
      ("photo < photo", .typeMismatch, "'<' needs"),
      ("age LIKE '3'", .typeMismatch, "LIKE needs strings"),
      ("age CONTAINS 3", .typeMismatch, "CONTAINS needs strings"),
      ("name + 1 == 3", .typeMismatch, "expected a number, found a string"),
      ("born * 2 > now()", .typeMismatch, "only be moved"),
      ("born == price", .typeMismatch, "cannot be compared"),
      ("sqrt(name) == 1", .typeMismatch, "expected a number"),
      ("uppercase:(age) == 'X'", .typeMismatch, "needs a string"),
      ("bitwiseAnd:with:(weight, 1) == 1", .typeMismatch, "whole numbers"),
      ("walks == nil", .cardinality, "ANY, ALL or NONE"),
      ("walks.distance > 5", .cardinality, "ANY, ALL or NONE"),
      ("age == walks", .cardinality, "to-many key path is not one value"),
      ("ANY owner.name == 'x'", .cardinality, "ANY needs a to-many"),
      ("name.@count == 1", .cardinality, "'@count' needs"),
      ("walks.@sum.date > 3", .typeMismatch, "'@sum' needs numbers"),
      ("walks.@max.dog == nil", .typeMismatch, "'@max' needs"),
      ("walks[0].distance > 1", .unsupported, "by its position"),
      ("name ==[l] 'x'", .unsupported, "option 'l'"),
      ("name CONTAINS[w] 'x'", .unsupported, "option 'w'"),
      ("name UTI-EQUALS 'x'", .unsupported, "UTI-EQUALS"),
      ("random() > 1", .unsupported, "'random'"),
      ("median:(walks.steps) > 1", .unsupported, "'median:'"),
      ("age IN ({1} UNION {2})", .unsupported, "UNION"),
      ("$x := 1 == 1", .unsupported, "assignment"),
      ("age BETWEEN {1}", .typeMismatch, "BETWEEN needs"),
      ("age == {1, 2}", .typeMismatch, "found a list"),
      ("age == %@", .missingValue, "placeholder 1"),
      ("CAST(name, 'NSDate') > now()", .unsupported, "CAST of a string"),
    ] as [(String, PredicateTypeError.Kind, String)])
  func senseless(text: String, kind: PredicateTypeError.Kind, message: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.kind == kind, "\(error)")
    #expect(error.message.contains(message), "\(error)")
    #expect(Int(error.range.upper) <= text.utf8.count)
  }

  @Test("The range of an unknown name is the name's own")
  func range() throws {
    let error = try #require(failure(of: "age > 1 AND owner.nam == 'x'"))
    #expect((error.range.lower, error.range.upper) == (18, 21))
  }

  @Test("The types of variables are concluded")
  func variables() throws {
    var checker = PredicateChecker(model, entity: 0)
    _ = try checker.check(
      PredicateFormat(
        "name == $N AND age > $A AND owner == $O AND $D < born AND name CONTAINS $C AND ANY walks.distance > $W AND price == $P"
      ).predicate)
    #expect(
      checker.variableTypes == [
        "N": .string, "A": .integer, "O": .object(2), "D": .date, "C": .string, "W": .double,
        "P": .decimal,
      ])
  }

  @Test("Arguments have the types of their values")
  func arguments() throws {
    #expect(failure(of: "name == %@", arguments: [.integer])?.kind == .typeMismatch)
    #expect(failure(of: "name IN %@", arguments: [.list(.integer)])?.kind == .typeMismatch)
    #expect(failure(of: "name IN %@", arguments: [.list(.null)]) == nil)
    #expect(try check("name IN %@", arguments: [.list(.string)]) != .constant(true))
    #expect(
      try check("name == %@", arguments: [.null])
        == .absence(
          .property(PropertyPath(scope: 0, entity: 0, slot: 0), .string), isAbsent: true))
    #expect(failure(of: "age BETWEEN %@", arguments: [.list(.integer)]) == nil)
    #expect(failure(of: "owner == %@", arguments: [.object(2)]) == nil)
    #expect(failure(of: "owner.name == %@.name", arguments: [.object(2)])?.kind == nil)
  }

  @Test("%K is replaced by the key path that is given for it")
  func keyPathArguments() throws {
    #expect(
      try check("%K == 'x'", arguments: [.string], keyPaths: [0: "owner.name"])
        == check("owner.name == 'x'"))
    #expect(
      try check("owner.%K > 1", arguments: [.string], keyPaths: [0: "dogs.@count"])
        == check("owner.dogs.@count > 1"))
    #expect(failure(of: "%K == 'x'", arguments: [.string])?.message.contains("%K") == true)
    #expect(throws: PredicateTypeError.self) {
      try check("%K == 'x'", arguments: [.string], keyPaths: [0: ""])
    }
  }

  @Test("A subclass's property is found on the subclass")
  func subclass() throws {
    #expect(throws: Never.self) { try check("holes > 3 AND name == 'x'", entity: 3) }
  }

  @Test("Deep trees that were built in code are refused")
  func deepTree() {
    var node = PredicateNode.constant(true, .none)
    for _ in 0..<2000 { node = .not(node, .none) }
    var checker = PredicateChecker(model, entity: 0)
    #expect(throws: PredicateTypeError.self) { try checker.check(node) }
  }

  /// Each of these would take longer than the universe has lasted if an operand were looked at twice
  /// on every level.
  @Test(
    "Checking and walking a deep tree takes time in its size",
    arguments: [
      "age" + String(repeating: " + age", count: 120) + " > 1",
      "age" + String(repeating: " * 2 - weight", count: 60) + " > 1",
      String(repeating: "-(", count: 50) + "age" + String(repeating: ")", count: 50) + " > 1",
      String(repeating: "abs(", count: 60) + "age" + String(repeating: ")", count: 60) + " > 1",
      String(repeating: "TERNARY(isGood == YES, 1 + ", count: 50) + "age"
        + String(repeating: ", 2)", count: 50) + " > 1",
      String(repeating: "SUBQUERY(walks, $w, $w.dog.walks.@count > 1 AND ", count: 20)
        + "TRUEPREDICATE" + String(repeating: ").@count > 0", count: 20),
    ])
  func deepText(text: String) throws {
    let checked = try check(text)
    #expect(checked.canThrow || !checked.canThrow)
  }

  @Test("BETWEEN, which compares its value twice, can stand inside itself only a few times")
  func nestedRanges() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "TERNARY(", count: count - 1) + "age BETWEEN {0, 1}"
        + String(repeating: ", 1, 0) BETWEEN {0, 1}", count: count - 1)
    }
    #expect(throws: Never.self) { try check(nested(4)) }
    #expect(failure(of: nested(30))?.message.contains("BETWEEN") == true)
  }
}
