import ModelwrightSQLite
import Testing

@Suite struct ConnectionTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: "", mode: .memory(""))
    try connection.configure()
  }

  @Test func valuesComeBackAsTheyWere() throws {
    try connection.execute("CREATE TABLE t (a ANY) STRICT")
    let values: [SQLiteValue] = [
      .null, 0, .integer(.min), .integer(.max), 0.1, -1e300, "", "né\u{0}!", .blob([]),
      .blob([0, 255]),
    ]
    let insert = try connection.prepare("INSERT INTO t VALUES (?)")
    for value in values {
      try insert.bind(value, at: 1)
      try insert.run()
    }
    #expect(try connection.rows("SELECT a FROM t ORDER BY rowid").map { $0[0] } == values)
    #expect(connection.lastInsertedID == Int64(values.count))
    let select = try connection.prepare("SELECT a FROM t WHERE rowid = 8")
    #expect(try select.step())
    #expect(select.type(0) == .text)
    #expect(select.string(0) == "né\u{0}!")
    #expect(select.bytes(0) == Array("né\u{0}!".utf8))
    #expect(!select.isNull(0))
    #expect(try !select.step())
  }

  @Test func statementsAreKeptAndNestedUsesGetTheirOwn() throws {
    let sql = "SELECT 1 UNION SELECT 2"
    let first = ObjectIdentifier(try connection.statement(sql))
    let outer = try connection.statement(sql)
    #expect(ObjectIdentifier(outer) == first)
    #expect(try outer.step())
    let inner = try connection.statement(sql)
    #expect(inner !== outer)
    #expect(try inner.step())
    #expect(try outer.step())
    #expect(outer.int64(0) == 2)
    #expect(inner.int64(0) == 1)
  }

  @Test func aKeptStatementForgetsItsValues() throws {
    let sql = "SELECT ?"
    #expect(try connection.value(sql, [5]) == 5)
    let again = try connection.statement(sql)
    #expect(try again.step())
    #expect(again.isNull(0))
  }

  @Test func errorsSayWhat() throws {
    try connection.execute(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, a TEXT UNIQUE, b INTEGER NOT NULL DEFAULT 0) STRICT;
      CREATE TABLE c (p INTEGER REFERENCES p (id)) STRICT;
      INSERT INTO p (a) VALUES ('x');
      """)
    func error(_ sql: String) throws -> SQLiteError {
      try #require(throws: SQLiteError.self) { try connection.execute(sql) }
    }
    #expect(try error("INSERT INTO p (a) VALUES ('x')").isUniqueness)
    #expect(try error("INSERT INTO p (b) VALUES (NULL)").isMissingValue)
    #expect(try error("INSERT INTO c VALUES (9)").isForeignKey)
    let syntax = try error("SELEC 1")
    #expect(syntax.sql == "SELEC 1")
    #expect(syntax.message.contains("SELEC"))
    #expect(try error("SELECT 1;\0DROP TABLE p").message.contains("NUL"))
    #expect(throws: SQLiteError.self) { try connection.prepare("  ") }
    #expect(throws: SQLiteError.self) { try connection.prepare("SELECT \"nothing\"") }
  }

  @Test func aTransactionIsWholeOrNothing() throws {
    try connection.execute("CREATE TABLE t (a INTEGER) STRICT")
    try connection.transaction { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (2)")
        try connection.execute("INSERT INTO t VALUES ('x')")
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.rows("SELECT a FROM t") == [[1]])
    try connection.execute("UPDATE t SET a = 3")
    #expect(connection.changes == 1)
  }

  @Test func theSchemaIsNotTrusted() throws {
    #expect(try connection.value("PRAGMA trusted_schema") == 0)
    #expect(try connection.value("PRAGMA foreign_keys") == 1)
    #expect(throws: SQLiteError.self) {
      try connection.execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema; SELECT 1/0")
      try connection.execute("UPDATE sqlite_schema SET sql = ''")
    }
  }
}
