import ModelwrightModel
import Testing

@testable import ModelwrightGeneration

/// How lists of cases are read.
@Suite struct CaseListTests {
  private func cases(_ text: String, _ type: AttributeType = .string) -> [String] {
    let read = CaseListParser.parse(text, type: type)
    guard read.faults.isEmpty else { return read.faults.map { "fault: \($0.reason)" } }
    return read.cases.map { "\($0.name)=\($0.literal)" }
  }

  @Test(arguments: [
    ("a", ["a=\"a\""]), ("a,b,", ["a=\"a\"", "b=\"b\""]), (" a , b ", ["a=\"a\"", "b=\"b\""]),
    ("a = x", ["a=\"x\""]), ("a=\"x, y\" ,b", ["a=\"x, y\"", "b=\"b\""]),
    ("\"in review\"", ["inReview=\"in review\""]), ("in review", ["inReview=\"in review\""]),
    ("a = \"\"", ["a=\"\""]), ("a = \"\\\"\\\\\"", ["a=\"\\\"\\\\\""]), ("URL", ["url=\"URL\""]),
    ("InReview", ["inReview=\"InReview\""]), ("IN_REVIEW", ["inReview=\"IN_REVIEW\""]),
    ("URLPath", ["urlPath=\"URLPath\""]), ("Äpfel", ["äpfel=\"Äpfel\""]), ("2.0", ["_2_0=\"2.0\""]),
  ])
  func ofStrings(text: String, expected: [String]) {
    #expect(cases(text) == expected)
  }

  @Test(arguments: [
    ("a, b, c", AttributeType.integer16, ["a=0", "b=1", "c=2"]),
    ("a = -3, b, c = 10, d", .integer64, ["a=-3", "b=-2", "c=10", "d=11"]),
    ("a = 9223372036854775807", .integer64, ["a=9223372036854775807"]),
    ("a = 0.5, b", .double, ["a=0.5", "b=1.5"]), ("a = 1e3", .double, ["a=1000.0"]),
    ("a, b", .float, ["a=0.0", "b=1.0"]),
  ])
  func ofNumbers(text: String, type: AttributeType, expected: [String]) {
    #expect(cases(text, type) == expected)
  }

  @Test(arguments: [
    ("", AttributeType.string, "has no cases"), (",", .string, "has no cases"),
    ("a, a", .string, "has two cases called 'a'"), ("b, B", .string, "has two cases called 'b'"),
    ("a = x, b = x", .string, "gives 'a' and 'b' the same value"),
    ("a = 1, b = 0, c", .integer16, "gives 'a' and 'c' the same value"),
    ("a = 1.5", .integer16, "gives 'a' the value '1.5', which is no Integer 16"),
    ("a = 32768", .integer16, "gives 'a' the value '32768', which is no Integer 16"),
    ("a = 2147483647, b", .integer32, "has no Integer 32 left for 'b'"),
    ("a = nan", .double, "gives 'a' the value 'nan', which is no Double"),
    ("!?", .string, "has a case '!?', which is no Swift name"),
    ("a b = c", .string, "has a case 'a b', which is no Swift name"),
    ("a = \"x", .string, "has a text without its closing quotation mark"),
    ("\"a\" b", .string, "has the case 'a', which neither a comma nor the end follows"),
    ("self", .string, "cannot have a case 'self': Swift gives that name a meaning of its own"),
    (
      "allCases", .string,
      "cannot have a case 'allCases': a member of every enumeration has that name"
    ),
  ])
  func faults(text: String, type: AttributeType, reason: String) {
    #expect(cases(text, type) == ["fault: \(reason)"])
  }

  @Test("every fault of a list is told, each at its case, and none that follows from another")
  func severalFaults() {
    let cases: [(String, AttributeType, [String])] = [
      (
        "a, b = 32768, c, d = 0, a = 5", .integer16,
        [
          "3: gives 'b' the value '32768', which is no Integer 16",
          "17: gives 'a' and 'd' the same value", "24: has two cases called 'a'",
        ]
      ),
      (
        "a = 32767, b, c, c = 3", .integer16,
        ["11: has no Integer 16 left for 'b'", "17: has two cases called 'c'"]
      ),
      (
        "ä, self, \"ä\", b \"", .string,
        [
          "4: cannot have a case 'self': Swift gives that name a meaning of its own",
          "10: has two cases called 'ä'",
        ]
      ),
      (
        "a, a, \"b\" c, a", .string,
        [
          "3: has two cases called 'a'",
          "6: has the case 'b', which neither a comma nor the end follows",
        ]
      ),
      ("a = 1, b = \"x", .string, ["11: has a text without its closing quotation mark"]),
    ]
    for (text, type, expected) in cases {
      let faults = CaseListParser.parse(text, type: type).faults
      #expect(faults.map { "\($0.offset ?? -1): \($0.reason)" } == expected)
    }
  }
}
