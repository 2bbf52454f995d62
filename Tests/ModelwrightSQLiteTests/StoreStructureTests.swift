import ModelwrightSQLite
import Testing

@Suite struct StoreStructureTests {
  private func structure(_ sql: String) throws -> StoreStructure {
    let connection = try Connection(path: "", mode: .memory(""))
    try connection.execute(sql)
    return try SchemaReader(connection).structure()
  }

  static let whole = """
    CREATE TABLE "p" ("id" INTEGER PRIMARY KEY) STRICT;
    CREATE TABLE "t" ("a" TEXT NOT NULL DEFAULT 'x, (y)' CHECK ("a" <> ')'), "b" INTEGER) STRICT;
    CREATE INDEX "i" ON "t" ("a" DESC) WHERE "b" > 1;
    CREATE TRIGGER "g" AFTER DELETE ON "t" BEGIN DELETE FROM "p"; END;
    """

  @Test func theOrderOfColumnsDoesNotCount() throws {
    let altered = Self.whole.replacingFirst(", \"b\" INTEGER)", by: ")")
      .replacingFirst(
        "CREATE INDEX", by: "ALTER TABLE \"t\" ADD COLUMN \"b\" INTEGER; CREATE INDEX")
    #expect(try structure(altered) == structure(Self.whole))
    let turned = Self.whole.replacingFirst("(\"a\" TEXT", by: "(\"b\" INTEGER, \"a\" TEXT")
      .replacingFirst(", \"b\" INTEGER) STRICT", by: ") STRICT")
    #expect(try structure(turned) == structure(Self.whole))
  }

  @Test(arguments: [
    ("NOT NULL ", "", "the column 'a' of the table 't' is another"),
    ("'x, (y)'", "'x'", "the column 'a' of the table 't' is another"),
    ("CHECK (\"a\" <> ')')", "", "the definition of the table 't' is another"),
    (
      ", \"b\" INTEGER)", ", \"b\" INTEGER, \"c\" TEXT)",
      "the column 'c' of the table 't' is not known"
    ),
    ("\"b\" INTEGER)", "\"b\" INTEGER REFERENCES \"p\")", "the keys of the table 't' are others"),
    (" DESC", "", "the index 'i' is another"), ("> 1", "> 2", "the index 'i' is another"),
    ("CREATE INDEX \"i\"", "CREATE INDEX \"j\"", "the index 'i' is missing"),
    ("FROM \"p\"; END", "FROM \"p\" WHERE 0; END", "the trigger 'g' is another"),
    ("\"b\" INTEGER) STRICT", "\"b\" INTEGER)", "the definition of the table 't' is another"),
  ])
  func everyDifferenceIsNamed(_ old: String, _ new: String, _ expected: String) throws {
    let changed = Self.whole.replacingFirst(old, by: new)
    #expect(changed != Self.whole)
    #expect(try structure(changed).differences(from: structure(Self.whole)) == [expected])
  }

  @Test func whatOthersAddedIsNoDifference() throws {
    let more = Self.whole + "CREATE TABLE mine (a); CREATE INDEX mine_too ON p (id);"
    #expect(try structure(more).differences(from: structure(Self.whole)).isEmpty)
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, by new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }

  private func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
