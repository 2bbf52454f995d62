import Foundation
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import ModelwrightXML
import Testing

/// Each folder in `Cases` holds a model, `contents`, and the schema that it must give, `schema.sql`.
/// `MODELWRIGHT_ACCEPT=1 swift test --filter GoldenSchemaTests` writes what is given now.
@Suite struct GoldenSchemaTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")
  static let cases =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  /// The schema of a case's model.
  static func schema(_ name: String) throws -> Schema {
    let url = folder.appendingPathComponent(name).appendingPathComponent("contents")
    let bytes = [UInt8](try Data(contentsOf: url))
    let read = ModelReader().read(contents: bytes, path: url.path, name: name)
    return Schema(try ResolvedModel(try #require(read.model, "\(read.diagnostics)")))
  }

  @Test func thereAreCases() { #expect(Self.cases.count >= 6) }

  @Test(arguments: cases)
  func givesTheExpectedScript(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name).appendingPathComponent("schema.sql")
    let script = try Self.schema(name).script
    if ProcessInfo.processInfo.environment["MODELWRIGHT_ACCEPT"] == "1" {
      try script.write(to: url, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    let lines = zip(script.split(separator: "\n"), expected.split(separator: "\n"))
    let difference = lines.first { $0 != $1 }
    #expect(script == expected, "first difference: \(String(describing: difference))")
  }

  @Test(arguments: cases)
  func isAcceptedBySQLite(_ name: String) throws {
    let schema = try Self.schema(name)
    let one = try Database(schema).connection
    let other = try Connection(path: "", mode: .memory(""))
    try other.configure()
    try other.execute(schema.script)
    // The script has comments; what it makes is the same.
    let structure = try SchemaReader(one).structure()
    #expect(try SchemaReader(other).structure().columns == structure.columns)
    for table in schema.tables.map(\.name) + schema.views.map(\.name) {
      #expect(try one.rows("SELECT * FROM \(SystemName.quoted(table))").isEmpty)
    }
    #expect(structure.tables.count == schema.tables.count)
    #expect(structure.indexes.count == schema.indexes.count)
  }
}

extension StoreStructure {
  /// The columns by table.
  fileprivate var columns: [String: [String: ColumnStructure]] { tables.mapValues(\.columns) }
}

/// A database in memory with a schema.
struct Database {
  let connection: Connection

  init(_ schema: Schema) throws {
    connection = try Connection(path: "", mode: .memory(""))
    try connection.configure()
    try connection.setSchemaTrusted(!schema.spatialIndexes.isEmpty)
    for statement in schema.statements { try connection.execute(statement) }
  }

  func rows(_ sql: String) throws -> [[SQLiteValue]] { try connection.rows(sql) }
}
