import Foundation
import ModelwrightSQLite
import Testing

/// `modelwright migrate plan`, and the SQL files of `generate --sql`.
@Suite struct MigratePlanCommandTests {
  private static let old = Zoo.entity("Dog", Zoo.attribute("name"))
  private static let new = Zoo.entity(
    "Dog", Zoo.attribute("fullName", "String", "optional=\"YES\" elementID=\"name\""),
    Zoo.attribute("age", "Integer 16"))
  private static let types = (
    Zoo.entity("Dog", Zoo.attribute("age", "Integer 16")),
    Zoo.entity("Dog", Zoo.attribute("age", "Integer 32"))
  )

  private func plan(_ zoo: Zoo, _ options: String...) throws -> CommandResult {
    try zoo.run("migrate", "plan", with: ["--from", "Zoo", "--to", "Zoo 2"] + options)
  }

  @Test("the text names changes with their classes and the tables that are written anew")
  func text() throws {
    let result = try plan(Zoo(["Zoo": Self.old, "Zoo 2": Self.new]))
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
    #expect(result.output.hasPrefix("Zoo: from 'Zoo' to 'Zoo 2', in one step\n"))
    #expect(
      result.output.contains(#/Dog: attribute 'fullName' renamed from 'name' +\[inferable\]/#),
      "\(result.output)")
    #expect(result.output.contains(#/[0-9]+ statements?; /#), "\(result.output)")
  }

  private struct Document: Decodable {
    struct Leg: Decodable {
      struct Step: Decodable { var kind, effect, words: String }
      struct Statement: Decodable { var sql, purpose: String }
      var from, to: String
      var stage: Bool
      var steps: [Step]
      var statements: [Statement]
      var writtenTables: [String]
    }
    var model, from, to: String
    var legs: [Leg]
  }

  @Test("the statements of the document bring the old schema with its rows to the new one")
  func document() throws {
    let zoo = try Zoo(["Zoo": Self.old, "Zoo 2": Self.new])
    let result = try plan(zoo, "--format", "json")
    let found = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(found.legs.count == 1 && found.legs[0].from == "Zoo" && found.legs[0].to == "Zoo 2")
    #expect(!found.legs[0].stage && found.legs[0].steps.count == 2)
    let statements = found.legs[0].statements.map(\.sql)
    #expect(try names(after: statements, of: zoo) == [.text("Fido")])
    // The script does the same, in a transaction of its own.
    let script = try plan(zoo, "--format", "sql")
    #expect(script.status == 0 && script.errors.isEmpty, "\(script.transcript)")
    #expect(try names(after: [script.output], of: zoo) == [.text("Fido")])
  }

  /// The names of the dogs of an old store that holds one, after some statements.
  private func names(after statements: [String], of zoo: Zoo) throws -> [SQLiteValue] {
    let store = try Connection(path: "", mode: .memory(""))
    try store.execute(try zoo.run("schema", with: ["--model-version", "Zoo"]).output)
    try store.execute("INSERT INTO \"Dog\" (\"_id\", \"name\") VALUES (1, 'Fido')")
    for statement in statements { try store.execute(statement) }
    return try store.rows("SELECT \"fullName\" FROM \"Dog\"").flatMap { $0 }
  }

  @Test("no stage is advised for the way back")
  func obstaclesBackwards() throws {
    let zoo = try Zoo([
      "Zoo": Zoo.entity("Dog", Zoo.attribute("age", "Integer 16")),
      "Zoo 2": Zoo.entity("Dog", Zoo.attribute("age", "Integer 32")),
    ])
    let forwards = try zoo.run("migrate", "plan", with: ["--from", "Zoo", "--to", "Zoo 2"])
    #expect(forwards.errors.contains("write a stage"), "\(forwards.transcript)")
    let backwards = try zoo.run("migrate", "plan", with: ["--from", "Zoo 2", "--to", "Zoo"])
    #expect(backwards.errors.contains("restore a backup"), "\(backwards.transcript)")
    #expect(!backwards.errors.contains("write a stage"), "\(backwards.transcript)")
  }

  @Test("what cannot be worked out is an error at the property in the new version's file")
  func obstacles() throws {
    let zoo = try Zoo(["Zoo": Self.types.0, "Zoo 2": Self.types.1])
    for format in ["text", "sql", "json"] {
      let result = try plan(zoo, "--format", format)
      #expect(result.status == 1 && result.output.isEmpty, "\(result.transcript)")
      #expect(
        result.errors.contains(
          #/Zoo 2.xcdatamodel\/contents:4:18: error: .*'age'.*'Dog'.*'Zoo'.*'Zoo 2'.*\[migration-obstacle\]/#
        ), "\(result.errors)")
    }
  }

  @Test("a stage is a part of the route, and has no SQL")
  func stage() throws {
    let zoo = try Zoo(["Zoo": Self.types.0, "Zoo 2": Self.types.1])
    try zoo.folder.write(
      #"{"stages": [{"from": "Zoo", "to": "Zoo 2"}]}"#, to: "modelwright.json")
    let text = try plan(zoo)
    #expect(
      text.status == 0 && text.output.contains("Hand-written code runs"), "\(text.transcript)")
    let sql = try plan(zoo, "--format", "sql")
    #expect(sql.status == 1 && sql.output.isEmpty && sql.errors.contains("[stage-without-sql]"))
    let back = try zoo.run("migrate", "plan", with: ["--from", "Zoo 2", "--to", "Zoo"])
    #expect(back.status == 1 && back.errors.contains("cannot be undone"), "\(back.transcript)")
  }

  @Test("generate --sql writes a script for each older version, and says which have none")
  func scripts() throws {
    let zoo = try Zoo([
      "Zoo": Self.types.0 + Zoo.entity("Cat"), "Zoo 2": Self.types.1,
      "Zoo 3": Self.types.1 + Zoo.entity("Cow"),
    ])
    let output = zoo.folder.url.appendingPathComponent("Generated")
    let result = try zoo.run("generate", with: ["--output", output.path, "--sql"])
    #expect(result.status == 0, "\(result.transcript)")
    let files = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(files.filter { $0.hasSuffix(".sql") }.sorted() == ["Zoo-Zoo 2-Zoo 3.sql", "Zoo.sql"])
    #expect(result.errors.contains(#/note: .*from 'Zoo' to 'Zoo 3'.*\[no-sql-migration\]/#))
    let script = try String(
      contentsOf: output.appendingPathComponent("Zoo-Zoo 2-Zoo 3.sql"), encoding: .utf8)
    #expect(script.contains("CREATE TABLE \"Cow\"") && script.contains("COMMIT"))
    // The script of a version that is no longer older goes with it.
    try zoo.setCurrent("Zoo 2")
    #expect(try zoo.run("generate", with: ["--output", output.path, "--sql"]).status == 0)
    let later = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(!later.contains("Zoo-Zoo 2-Zoo 3.sql"))
  }
}
