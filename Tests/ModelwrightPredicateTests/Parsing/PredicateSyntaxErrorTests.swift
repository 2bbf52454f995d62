import ModelwrightPredicate
import Testing

@Suite("Format strings that cannot be read")
struct PredicateSyntaxErrorTests {
  private func failure(of text: String) -> PredicateSyntaxError? {
    do throws(PredicateSyntaxError) {
      _ = try PredicateFormat(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "The offset, what is wrong, and what to write",
    arguments: [
      ("", 0, "expected a value, found the end", nil),
      ("name", 4, "expected a comparison operator, found the end", "== YES"),
      ("name ==", 7, "expected a value, found the end", nil),
      ("name == 'x", 8, "no end", "add a closing '"),
      ("name = = 1", 7, "found '=='", nil),
      ("a == 1 b == 2", 7, "expected AND, OR or the end, found 'b'", nil),
      ("a == 1 == 2", 7, "expected AND", "chained"),
      ("(a == 1", 7, "expected ')'", nil),
      ("a == 1)", 6, "expected AND", nil),
      ("a NOT IN {1}", 2, "expected a comparison operator, found 'NOT'", "NOT (x IN y)"),
      ("size == 1", 0, "reserved word 'size'", "#size"),
      ("a == %", 5, "unknown placeholder", "%@"),
      ("a == %y", 5, "unknown placeholder", "%@"),
      ("a %% 2 == 1", 2, "unexpected character '%'", "modulus"),
      ("a == 12abc", 5, "'12abc' is not a number", nil),
      ("a == 0xZZ", 5, "not a number", nil),
      ("a == 1e999", 5, "not a number", nil),
      ("a == 'x\\q'", 7, "unknown escape", nil),
      ("a == '\\ud800'", 6, "unknown escape", nil),
      ("a CONTAINS[cz] 'x'", 12, "unknown option", "c, d, n, l and w"),
      ("sqroot(4) == 2", 0, "unknown function 'sqroot'", nil),
      ("lenght:(a) == 2", 0, "did you mean 'length:'?", nil),
      ("sqrt(4, 5) == 2", 0, "takes 1 operand, found 2", nil),
      ("a.@cuont == 1", 2, "did you mean '@count'?", nil),
      ("a & b", 2, "unexpected character '&'", "&&"),
      ("a == ?", 5, "unexpected character '?'", "%@"),
      ("$ == 1", 0, "unexpected character '$'", "$NAME"),
      ("a == @", 5, "unexpected character '@'", "%@"),
      ("(a == 1) + 2 == 3", 1, "found a predicate", nil),
      ("a. == 1", 3, "expected a property", nil),
      ("a == {1, 2", 10, "expected ',' or '}'", nil),
      ("SUBQUERY(a, b, c == 1).@count > 0", 12, "a variable such as $x", nil),
      ("ANY a.b", 7, "expected a comparison operator", nil),
      ("a == b[1", 8, "expected ']'", nil),
      ("TRUEPREDICATE == 1", 14, "expected AND", nil),
      ("a == TRUEPREDICATE", 5, "found a predicate", nil),
      ("# == 1", 0, "unexpected character '#'", "property"),
      ("CAST(a, b) == 1", 8, "a type's name in quotes", nil),
    ] as [(String, Int, String, String?)])
  func errors(text: String, offset: Int, problem: String, hint: String?) throws {
    let error = try #require(failure(of: text))
    #expect(error.offset == offset)
    #expect(error.problem.contains(problem), "\(error)")
    if let hint { #expect(error.hint?.contains(hint) == true, "\(error)") }
    #expect(error.description.hasPrefix(error.problem))
  }

  @Test(
    "Nesting without end is refused, not followed",
    arguments: [
      String(repeating: "(", count: 100_000), String(repeating: "NOT ", count: 100_000),
      String(repeating: "!", count: 100_000), "a == " + String(repeating: "-", count: 100_000),
      "a == " + String(repeating: "{", count: 100_000),
      "a == " + String(repeating: "abs(", count: 100_000),
      "a == 1" + String(repeating: "+1", count: 100_000),
      "a == a" + String(repeating: "[0]", count: 100_000),
      "a == " + String(repeating: "a[", count: 100_000),
      "a == 1" + String(repeating: " UNION 1", count: 50_000),
      "a == " + String(repeating: "TERNARY(", count: 50_000),
      "a == " + String(repeating: "$x:=", count: 50_000),
      String(repeating: "SUBQUERY(a,$x,", count: 50_000),
    ])
  func hostileDepth(text: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.problem.contains("nested more than"), "\(error)")
  }

  @Test("A list of a hundred thousand comparisons is long, not deep")
  func longList() throws {
    let text = Array(repeating: "a==1", count: 100_000).joined(separator: " OR ")
    guard case .or(let members, _) = try PredicateFormat(text).predicate else {
      Issue.record("not a list")
      return
    }
    #expect(members.count == 100_000)
    let path = "a" + String(repeating: ".a", count: 10_000) + " == 1"
    #expect(failure(of: path) == nil)
  }

  @Test("Too long a string is refused")
  func tooLong() throws {
    let text = "a == '" + String(repeating: "x", count: PredicateFormat.longest) + "'"
    #expect(try #require(failure(of: text)).problem.contains("the limit is"))
  }

  @Test("Bytes that are no words never crash")
  func rubbish() {
    var state: UInt64 = 42
    let words = [
      "a", "==", "(", ")", "{", "}", "[", "]", "NOT", "AND", "OR", "ANY", "IN", "%@", "%K", "$x",
      "'", "\"",
      "\\", "1", ".", "@count", "SUBQUERY", ",", "-", "**", "#", "FIRST", "nil", "é", ":", ":=",
      "abs:", "CAST", "0x", "e", "\u{0}",
    ]
    var readable = 0
    for _ in 0..<5000 {
      var text = ""
      for _ in 0..<(3 + Int(state >> 60)) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(state >> 33) % words.count] + (state & (1 << 40) == 0 ? " " : "")
      }
      if let error = failure(of: text) {
        #expect((0...text.utf8.count).contains(error.offset))
      } else {
        readable += 1
      }
    }
    #expect(readable < 5000)
  }
}
