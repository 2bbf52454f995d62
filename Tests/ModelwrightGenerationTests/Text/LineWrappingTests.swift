import Testing

@testable import ModelwrightGeneration

@Suite struct LineWrappingTests {
  private static let long = String(repeating: "x", count: 60)

  @Test(arguments: [
    (
      "  public func add(_ value: \(long), at \(long): Int) {",
      "  public func add(\n    _ value: \(long),\n    at \(long): Int\n  ) {"
    ),
    (
      "nonisolated public final class \(long): ManagedObject, Identifiable {",
      "nonisolated public final class \(long):\n  ManagedObject, Identifiable\n{"
    ),
    (
      "  public var \(long): Set<\(long)> {",
      "  public var \(long):\n    Set<\(long)>\n  {"
    ),
    (
      "      \"\(long)\": \(long.dropLast(30)).self,",
      "      \"\(long)\": \(long.dropLast(30))\n        .self,"
    ),
    (
      "      \"\(long)\": \(long).self",
      "      \"\(long)\":\n        \(long)\n        .self"
    ),
    (
      "  override class var entityName: String { \"\(long)\" }",
      "  override class var entityName: String {\n    \"\(long)\"\n  }"
    ),
  ])
  func breaksDeclarations(line: String, expected: String) {
    let wrapped = LineWrapping.wrap("a\n\(line)\nb\n")
    #expect(wrapped.holds)
    #expect(wrapped.text == (line.count > 100 ? "a\n\(expected)\nb\n" : "a\n\(line)\nb\n"))
  }

  @Test func leavesCommentsAndShortLines() {
    let text = "/// \(Self.long)\(Self.long)\n  short(a, b) {\n"
    #expect(LineWrapping.wrap(text).text == text)
    #expect(LineWrapping.wrap(text).holds)
  }

  @Test func saysWhenALineCannotBeBroken() {
    #expect(!LineWrapping.wrap("  let x\(Self.long)\(Self.long) = 1\n").holds)
  }

  @Test func countsCharactersNotBytes() {
    let text = "  f(\(String(repeating: "é", count: 90)), a) {\n"
    #expect(LineWrapping.wrap(text).text == text)
  }
}
