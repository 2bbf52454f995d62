import ModelwrightModel
import ModelwrightPredicate
import Testing

@Suite("Reading format strings")
struct PredicateFormatTests {
  private let name = ExpressionNode.keyPath("name")
  private let age = ExpressionNode.keyPath("age")

  private func number(_ value: Int64) -> ExpressionNode { .literal(.integer(value), .none) }
  private func string(_ value: String) -> ExpressionNode { .literal(.string(value), .none) }

  private func read(_ text: String) throws -> PredicateNode {
    try PredicateFormat(text).predicate
  }

  @Test(
    "Every spelling of an operator",
    arguments: [
      ("=", PredicateOperator.equal), ("==", .equal), ("!=", .notEqual), ("<>", .notEqual),
      ("<", .less),
      ("<=", .lessOrEqual), ("=<", .lessOrEqual), (">", .greater), (">=", .greaterOrEqual),
      ("=>", .greaterOrEqual), (" in ", .in), (" IN ", .in), (" Contains ", .contains),
      (" BEGINSWITH ", .beginsWith), (" endswith ", .endsWith), (" LIKE ", .like),
      (" matches ", .matches), (" between ", .between), (" UTI-CONFORMS-TO ", .conformsToType),
      (" uti-equals ", .equalsType),
    ])
  func operators(spelling: String, comparator: PredicateOperator) throws {
    #expect(try read("age\(spelling)3") == .comparison(Comparison(age, comparator, number(3))))
  }

  @Test("Options in brackets")
  func options() throws {
    let expected = Comparison(
      name, .contains, string("x"), options: [.caseInsensitive, .diacriticInsensitive])
    #expect(try read("name CONTAINS[cd] 'x'") == .comparison(expected))
    #expect(try read("name CONTAINS [DC] 'x'") == .comparison(expected))
    #expect(
      try read("name ==[nlw] 'x'")
        == .comparison(
          Comparison(
            name, .equal, string("x"), options: [.normalized, .localeSensitive, .wholeWords])))
  }

  @Test("NOT binds closer than AND, AND closer than OR")
  func precedence() throws {
    let a = PredicateNode.comparison(Comparison(.keyPath("a"), .equal, number(1)))
    let b = PredicateNode.comparison(Comparison(.keyPath("b"), .equal, number(2)))
    let c = PredicateNode.comparison(Comparison(.keyPath("c"), .equal, number(3)))
    let expected = PredicateNode.or([a, .and([.not(b, .none), c], .none)], .none)
    #expect(try read("a == 1 OR NOT b == 2 AND c == 3") == expected)
    #expect(try read("a == 1 || !b == 2 && c == 3") == expected)
    #expect(
      try read("(a == 1 OR NOT (b == 2)) AND c == 3")
        == .and([.or([a, .not(b, .none)], .none), c], .none))
  }

  @Test(
    "Arithmetic",
    arguments: [
      "1 + 2 * 3 ** 2 - -4", "(1 + (2 * (3 ** 2))) - (-4)", "((1) + (2 * (3 ** 2))) - -4",
    ])
  func arithmetic(text: String) throws {
    let product = ExpressionNode.arithmetic(
      .multiply, number(2), .arithmetic(.power, number(3), number(2), .none), .none)
    let expected = ExpressionNode.arithmetic(
      .subtract, .arithmetic(.add, number(1), product, .none), number(-4), .none)
    #expect(try PredicateFormat.expression(text) == expected)
    #expect(try read("\(text) > age") == .comparison(Comparison(expected, .greater, age)))
  }

  @Test(
    "Literals",
    arguments: [
      ("7", PredicateValue.integer(7)), ("-7", .integer(-7)), ("0x1F", .integer(31)),
      ("0b101", .integer(5)), ("0o17", .integer(15)), ("1.5", .double(1.5)), (".5", .double(0.5)),
      ("1e3", .double(1000)), ("2.5e-1", .double(0.25)), ("TRUE", .boolean(true)),
      ("yes", .boolean(true)), ("False", .boolean(false)), ("NO", .boolean(false)),
      ("nil", .null), ("NULL", .null), ("'a\"b'", .string("a\"b")), ("\"a'b\"", .string("a'b")),
      (#"'\n\t\\\'\u00e9\ud83d\ude00\101'"#, .string("\n\t\\'é😀A")), ("'%@'", .string("%@")),
      (#"'a\*\?'"#, .string(#"a\*\?"#)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("''", .string("")), ("'日本'", .string("日本")),
    ])
  func literals(text: String, value: PredicateValue) throws {
    #expect(try PredicateFormat.expression(text) == .literal(value, .none))
  }

  @Test("A whole number beyond 64 bits stays exact")
  func hugeNumber() throws {
    guard
      case .literal(.decimal(let value), _) = try PredicateFormat.expression(
        "-12345678901234567890123")
    else {
      Issue.record("not a decimal number")
      return
    }
    #expect(value.description == "-12345678901234567890123")
  }

  @Test("Key paths, collection operators and subscripts")
  func keyPaths() throws {
    let path = ExpressionNode.keyPath(
      .object(.none),
      [
        KeyPathComponent(.property("walks")), KeyPathComponent(.collectionOperator(.sum)),
        KeyPathComponent(.property("distance")),
      ], .none)
    #expect(try PredicateFormat.expression("walks.@sum.distance") == path)
    #expect(try PredicateFormat.expression("SELF.walks.@sum.distance") == path)
    #expect(try PredicateFormat.expression("#in.#SELF") == .keyPath("in", "SELF"))
    #expect(
      try PredicateFormat.expression("walks[FIRST]") == .indexed(.keyPath("walks"), .first, .none))
    #expect(
      try PredicateFormat.expression("walks[2].date")
        == .keyPath(
          .indexed(.keyPath("walks"), .index(number(2)), .none),
          [KeyPathComponent(.property("date"))], .none))
    #expect(
      try PredicateFormat.expression("walks [size]") == .indexed(.keyPath("walks"), .size, .none))
  }

  @Test("Functions in all their spellings")
  func functions() throws {
    let call = ExpressionNode.function(.add, [number(1), age], .none)
    #expect(try PredicateFormat.expression("add:to:(1, age)") == call)
    #expect(try PredicateFormat.expression("FUNCTION(1, 'add:to:', age)") == call)
    #expect(try PredicateFormat.expression("now()") == .function(.now, [], .none))
    #expect(try PredicateFormat.expression("sqrt(4)") == .function(.squareRoot, [number(4)], .none))
    #expect(
      try PredicateFormat.expression("canonical:(name)") == .function(.canonical, [name], .none))
    #expect(
      try PredicateFormat.expression("CAST(age, 'NSDate')") == .cast(age, "NSDate", .none))
  }

  @Test("Subqueries, conditions, sets, lists and assignments")
  func compounds() throws {
    let test = PredicateNode.comparison(
      Comparison(
        .keyPath(.variable("w", .none), [KeyPathComponent(.property("km"))], .none), .greater,
        number(5)))
    #expect(
      try PredicateFormat.expression("SUBQUERY(walks, $w, $w.km > 5).@count")
        == .keyPath(
          .subquery(.keyPath("walks"), variable: "w", test, .none),
          [KeyPathComponent(.collectionOperator(.count))], .none))
    #expect(
      try PredicateFormat.expression("TERNARY(age > 3, 1, 2)")
        == .conditional(
          .comparison(Comparison(age, .greater, number(3))), number(1), number(2), .none))
    #expect(
      try read("age BETWEEN {1, 2}")
        == .comparison(Comparison(age, .between, .aggregate([number(1), number(2)], .none))))
    #expect(
      try PredicateFormat.expression("{} UNION {1}")
        == .setOperation(.union, .aggregate([], .none), .aggregate([number(1)], .none), .none))
    #expect(try PredicateFormat.expression("$x := 1") == .assignment("x", number(1), .none))
  }

  @Test("Quantifiers")
  func quantifiers() throws {
    for (word, quantifier) in [
      ("ANY", Quantifier.any), ("some", .any), ("ALL", .all), ("NONE", .none),
    ] {
      #expect(
        try read("\(word) walks.km > 5")
          == .comparison(
            Comparison(.keyPath("walks", "km"), .greater, number(5), quantifier: quantifier)))
    }
  }

  @Test("Arguments and variables are collected in order")
  func collects() throws {
    let format = try PredicateFormat(
      "%K == %@ AND age > %ld AND name == $NAME AND w < %lf AND s == %s AND $NAME != $OTHER AND ANY a.%K == 1 AND SUBQUERY(w, $e, $e.x == $Z).@count > 0"
    )
    #expect(
      format.placeholders == [.keyPath, .value, .integer, .number, .string, .keyPath])
    #expect(format.variables == ["NAME", "OTHER", "Z"])
  }

  @Test("Constants")
  func constants() throws {
    #expect(try read("TRUEPREDICATE") == .constant(true, .none))
    #expect(try read(" falsepredicate ") == .constant(false, .none))
    #expect(
      try read("NOT NOT TRUEPREDICATE") == .not(.not(.constant(true, .none), .none), .none))
  }

  @Test("Ranges are byte offsets")
  func ranges() throws {
    guard case .comparison(let comparison) = try read("  näme.x == 'é'") else {
      Issue.record("not a comparison")
      return
    }
    #expect((comparison.range.lower, comparison.range.upper) == (2, 17))
    #expect((comparison.left.range.lower, comparison.left.range.upper) == (2, 9))
    #expect((comparison.operatorRange.lower, comparison.operatorRange.upper) == (10, 12))
    #expect((comparison.right.range.lower, comparison.right.range.upper) == (13, 17))
  }
}
