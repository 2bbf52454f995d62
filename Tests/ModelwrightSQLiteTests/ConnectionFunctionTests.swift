import ModelwrightSQLite
import Testing

private struct FunctionFailure: Error {}

private final class JoinAggregate: FunctionAggregate {
  private var texts: [String] = []

  func add(_ arguments: FunctionArguments) throws {
    if arguments.isNull(0) { throw FunctionFailure() }
    texts.append(arguments.string(0))
  }

  func result() throws -> SQLiteValue { .text(texts.joined(separator: "-")) }
}

@Suite("Registered functions")
struct ConnectionFunctionTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: "", mode: .memory(""))
    try connection.registerFunction("echo", argumentCount: 1, isDeterministic: true) {
      if $0.isNull(0) { throw FunctionFailure() }
      return $0.value(0)
    }
    try connection.registerAggregate("joined") { JoinAggregate() }
    try connection.registerOrder("backwards") { $0 < $1 ? 1 : $0 > $1 ? -1 : 0 }
  }

  @Test("Values of every kind go in and come out")
  func values() throws {
    for value: SQLiteValue in [1, 2.5, "é\u{0}x", .blob([1, 0, 2]), .blob([]), ""] {
      #expect(try connection.value("SELECT echo(?)", [value]) == value)
    }
  }

  @Test("An error ends the statement and is kept")
  func failure() throws {
    #expect(throws: SQLiteError.self) { try connection.value("SELECT echo(NULL)") }
    #expect(connection.functionError is FunctionFailure)
    connection.functionError = nil
    #expect(throws: SQLiteError.self) {
      try connection.value("SELECT joined(value) FROM json_each('[null]')")
    }
    #expect(connection.functionError is FunctionFailure)
  }

  @Test("Groups of rows, also of none")
  func aggregates() throws {
    #expect(
      try connection.value("SELECT joined(value) FROM json_each('[\"a\", \"b\"]')") == "a-b")
    #expect(try connection.value("SELECT joined(value) FROM json_each('[]')") == "")
  }

  @Test("An order of texts")
  func orders() throws {
    let rows = try connection.rows(
      "SELECT value FROM json_each('[\"a\", \"c\", \"b\"]') ORDER BY value COLLATE backwards")
    #expect(rows == [["c"], ["b"], ["a"]])
  }
}
