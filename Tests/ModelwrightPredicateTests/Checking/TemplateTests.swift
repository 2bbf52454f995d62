import ModelwrightModel
import ModelwrightPredicate
import Testing

@Suite("Predicates that stand in a model")
struct TemplateTests {
  private let model: ResolvedModel

  init() throws { model = try makeDogs() }

  static let typed: [(String, [String: ValueType])] = [
    ("name == $NAME", ["NAME": .string]),
    ("$NAME == name", ["NAME": .string]),
    ("name CONTAINS[cd] $PART", ["PART": .string]),
    ("age > $AGE", ["AGE": .integer]),
    ("age > $AGE + 1", ["AGE": .integer]),
    ("weight < $W AND price >= $P", ["W": .double, "P": .decimal]),
    (
      "born > $SINCE AND tag == $TAG AND page == $PAGE",
      ["SINCE": .date, "TAG": .uuid, "PAGE": .uri]
    ),
    ("photo == $DATA", ["DATA": .data]),
    ("isGood == $GOOD", ["GOOD": .boolean]),
    ("owner == $OWNER", ["OWNER": .object(2)]),
    ("ANY walks == $WALK", ["WALK": .object(1)]),
    ("ANY walks.distance > $MILES", ["MILES": .double]),
    (
      "SUBQUERY(walks, $w, $w.steps > $STEPS).@count > $COUNT",
      ["STEPS": .integer, "COUNT": .integer]
    ),
    ("place.zip == $ZIP", ["ZIP": .integer]),
    ("name IN $NAMES", ["NAMES": .list(.string)]),
    ("owner IN $OWNERS", ["OWNERS": .list(.object(2))]),
    ("age BETWEEN $RANGE", ["RANGE": .list(.integer)]),
    ("age BETWEEN {$LOW, $HIGH}", ["LOW": .integer, "HIGH": .integer]),
    ("$A == $B AND name == $A", ["A": .string, "B": .string]),
    ("$A == nil OR name == $A", ["A": .string]),
    ("extra == $A OR name == $A", ["A": .string]),
    ("name == $SOURCE.name", ["SOURCE": .object(2)]),
    ("name == $OTHER.name", ["OTHER": .anyObject]),
    ("$A == $B", ["A": .unknown, "B": .unknown]),
    ("nam == 1 AND age == $AGE", ["AGE": .integer]),
    ("name == 'x'", [:]),
  ]

  @Test("A variable has the type of what it is compared with", arguments: typed)
  func variableTypes(_ text: String, _ expected: [String: ValueType]) throws {
    let types = try PredicateFormat(text).variableTypes(
      in: model, entity: 0, given: ["SOURCE": .object(2)])
    #expect(types == expected)
  }

  static let faulty: [(String, [String])] = [
    ("name == $SOURCE.name AND owner == $SOURCE", []),
    ("name == $OTHER.name.more", []),
    (
      "nam == 'x' OR age == 'y' OR name == 'z'",
      [
        "entity 'Dog' has no property 'nam'; did you mean 'name'? (at byte 0)",
        "a whole number cannot be compared with a string; write numbers without quotes (at byte 14)",
      ]
    ),
    (
      "name == $A AND NOT (age == $A)",
      ["'$A' is a string and cannot be compared with a whole number too (at byte 20)"]
    ),
    (
      "name == $SOURCE",
      ["'$SOURCE' is an object of 'Owner' and cannot be compared with a string too (at byte 0)"]
    ),
    (
      "walks == $SOURCE",
      [
        "a to-many key path is not one value; put ANY, ALL or NONE in front, or ask for its @count (at byte 0)"
      ]
    ),
  ]

  @Test("Every comparison's fault is found", arguments: faulty)
  func faults(_ text: String, _ expected: [String]) throws {
    var checker = PredicateChecker(
      template: model, entity: 0, variables: ["SOURCE": .object(2)])
    #expect(try checker.faults(in: PredicateFormat(text).predicate).map(\.description) == expected)
  }

  @Test("A subquery whose test does not use its variable is found")
  func unusedSubqueryVariables() throws {
    let text =
      "SUBQUERY(walks, $w, steps > 3).@count > 0 AND SUBQUERY(walks, $w, $w.steps > 3).@count > 0"
    let unused = try PredicateFormat(text).unusedVariables
    #expect(unused.map(\.name) == ["w"])
    #expect(unused.first?.range.lower == 16)
  }

  @Test("Size costs time in proportion", .timeLimit(.minutes(10)))
  func size() throws {
    let terms = (0..<20_000).map { "age == $V\($0)" }.joined(separator: " OR ")
    let format = try PredicateFormat(terms)
    #expect(format.variables.count == 20_000)
    #expect(format.variableTypes(in: model, entity: 0).values.allSatisfy { $0 == .integer })
    let path = "age == 1 OR owner" + String(repeating: ".dogs", count: 100_000) + " == nil"
    var checker = PredicateChecker(template: model, entity: 0)
    #expect(try checker.faults(in: PredicateFormat(path).predicate).count == 1)
  }
}
