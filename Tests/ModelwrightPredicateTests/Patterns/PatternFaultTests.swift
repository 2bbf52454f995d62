import Foundation
import ModelwrightPredicate
import Testing

@Suite("Regular expressions")
struct PatternFaultTests {
  /// What ICU itself says: Foundation's regular expressions are ICU's.
  private func isReadByICU(_ pattern: String) -> Bool {
    (try? NSRegularExpression(pattern: pattern)) != nil
  }

  static let faulty: [(pattern: String, problem: String, offset: Int)] = [
    ("(", "'(' has no ')'", 0),
    ("a(b(c)", "'(' has no ')'", 1),
    ("a)", "')' has no '('; write \\) for the character", 1),
    ("*a", "'*' has nothing to repeat; write \\* for the character", 0),
    ("é(+)", "'+' has nothing to repeat; write \\+ for the character", 3),
    ("a|?", "'?' has nothing to repeat; write \\? for the character", 2),
    ("a**", "'*' repeats a quantifier", 2),
    ("a{2}{3}", "'{' repeats a quantifier", 4),
    ("{2}", "'{' has nothing to repeat; write \\{ for the character", 0),
    ("a{x}", "'{' begins no interval such as {2,3}; write \\{ for the character", 1),
    ("a{2", "'{' begins no interval such as {2,3}; write \\{ for the character", 1),
    ("a{3,2}", "the interval's least count is greater than its greatest", 1),
    ("[a", "'[' has no ']'", 0),
    ("x[[a]", "'[' has no ']'", 1),
    ("[]", "'[' has no ']'", 0),
    ("[z-a]", "the range's ends are the wrong way round", 1),
    ("a\\", "the pattern ends with a backslash; write \\\\ for the character", 1),
    ("(a)\\2", "there is no group 2: the pattern has 1", 3),
    ("(?<x>a)\\k<y>", "there is no group 'y'", 7),
    ("(?<x>a)(?<x>b)", "two groups are called 'x'", 7),
    ("(?<1x>a)", "the group's name is not made of letters and digits before '>'", 0),
    ("(?P<x>a)", "'(?P<' is no group; a named group is written (?<name>…)", 0),
    ("(?q)", "'(?' begins no group; write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?>…) or (?i)", 0),
    ("(?#note", "the comment '(?#' has no ')'", 0),
    ("\\pL", "\\p needs a name in braces: \\p{…}", 0),
    ("\\x{41", "\\x{ needs a '}' after the digits", 0),
    ("\\u12", "the escape needs 4 hexadecimal digits", 0),
    ("\\U0001F43", "the escape needs 8 hexadecimal digits", 0),
  ]

  @Test("A fault is found at its place, and ICU finds it too", arguments: faulty)
  func fault(_ pattern: String, _ problem: String, _ offset: Int) throws {
    let fault = try #require(PatternFault.first(in: pattern))
    #expect(fault.problem == problem)
    #expect(fault.offset == offset)
    #expect(!isReadByICU(pattern))
  }

  static let readable = [
    "", "^[-_A-Za-z0-9]{1,64}$", "[]a]", "[^]a]+", "[[:alpha:]_]*", "[a-z&&[^aeiou]]", "[a--[b]]",
    "a{2}?b{2,}+c{2,3}", "(?i)a(?-i)b", "(?i-s:a)", "(?<year>\\d{4})-\\k<year>", "(a)(b)\\2\\1",
    "(?<=a)(?<!b)(?=c)(?!d)(?>e)(?:f)", "\\p{Lu}\\P{L}\\N{LATIN SMALL LETTER A}",
    "\\u00e9\\x41\\x{1F436}",
    "\\Q(*[\\E", "\\Q(*[", "a|b|", "(|a)", "\\bword\\b", "^$", "é+🐶*",
    "(?#note (with)a",
    "(?x) a # (", "[\\]\\[]", "a\\{b\\}", "\\.\\*\\?", "[.*+?(){}|^$]", "\\cA", "\\0101",
    "[\\p{L}\\d-]", "[:]", "[a-]", "[-a]", "[+--]",
  ]

  @Test("What ICU reads is never refused", arguments: readable)
  func sound(_ pattern: String) {
    #expect(PatternFault.first(in: pattern) == nil)
  }

  @Test("Whatever is refused is refused by ICU too")
  func comparison() {
    let parts = [
      "a", "b", "é", "0", "9", "*", "+", "?", "{", "}", "{1}", "{2,1}", "{1,2}", ",", "(", ")",
      "(?:",
      "(?=", "(?<!", "(?<n>", "(?i)", "(?x)", "(?", "[", "]", "[^", "-", "&&", "--", ":",
      "[:alpha:]",
      "\\", "\\d", "\\1", "\\2", "\\k<n>", "\\p{L}", "\\b", "\\Q", "\\E", "|", "^", "$", ".", " ",
      "#", "\\x4", "\\u0041", "\\N{SPACE}", "<", ">", "!", "=", "\\z", "\\G", "\\c", "\\0", "'",
    ]
    var state: UInt64 = 7
    var refused = 0
    var accepted = 0
    for _ in 0..<20_000 {
      var pattern = ""
      for _ in 0..<(1 + Int(state >> 61)) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pattern += parts[Int(state >> 33) % parts.count]
      }
      let fault = PatternFault.first(in: pattern)
      let isRead = isReadByICU(pattern)
      if let fault {
        refused += 1
        #expect(!isRead, "\(pattern): \(fault.problem)")
        #expect((0...pattern.utf8.count).contains(fault.offset))
      } else if isRead {
        accepted += 1
      }
    }
    #expect(refused > 2_000 && accepted > 2_000)
  }

  @Test("Size costs time in proportion, and depth no stack", .timeLimit(.minutes(10)))
  func size() {
    let deep = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(PatternFault.first(in: deep) == nil)
    #expect(
      PatternFault.first(in: String(repeating: "[", count: 100_000))?.problem == "'[' has no ']'")
    let names = (0..<10_000).map { "(?<n\($0)>a)\\k<n\($0)>" }.joined()
    #expect(PatternFault.first(in: names) == nil)
    #expect(PatternFault.first(in: String(repeating: "(?#", count: 50_000)) != nil)
    #expect(PatternFault.first(in: String(repeating: "[[:a:]", count: 50_000)) != nil)
  }
}
