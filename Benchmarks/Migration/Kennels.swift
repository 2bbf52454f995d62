import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite

/// The versions of a model with one large table.
enum Kennels {
  private static func attribute(
    _ name: String, _ type: AttributeType, optional: Bool = true
  ) -> Attribute {
    Attribute(name: name, type: type, isOptional: optional)
  }

  static let first = Model(
    name: "Kennels",
    entities: [
      Entity(
        name: "Dog",
        attributes: [
          attribute("name", .string, optional: false), attribute("weight", .double),
          attribute("born", .date), attribute("walks", .integer32),
        ],
        relationships: [
          Relationship(
            name: "kennel", destinationName: "Kennel", inverseName: "dogs",
            inverseEntityName: "Kennel", isOptional: true)
        ],
        fetchIndexes: [FetchIndex(name: "byName", elements: [.init(.property("name"))])]),
      Entity(
        name: "Kennel", attributes: [attribute("city", .string)],
        relationships: [
          Relationship(
            name: "dogs", destinationName: "Dog", inverseName: "kennel",
            inverseEntityName: "Dog", isToMany: true, isOptional: true)
        ]),
    ])

  /// An attribute more.
  static let added: Model = {
    var model = first
    model.entities[0].attributes.append(attribute("breed", .string))
    return model
  }()

  /// A table that must be written anew: a value that was required may be absent.
  static let rebuilt: Model = {
    var model = first
    model.entities[0].attributes[0].isOptional = true
    return model
  }()

  static func open(_ path: String, _ model: Model) throws -> OpenedStore {
    try StoreOpener(model: try ResolvedModel(model)).open(.file(path))
  }

  /// Makes a store with many dogs in a few kennels.
  static func makeStore(_ path: String, rows: Int) throws {
    let connection = try open(path, first).connection
    try connection.execute(
      """
      BEGIN;
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        INSERT INTO "Kennel" ("_id", "city") SELECT i, 'City ' || i FROM n;
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(rows))
        INSERT INTO "Dog" ("_id", "name", "weight", "born", "walks", "kennel")
        SELECT i, 'Dog number ' || i, i / 7.0, i * 1.5, i % 100, i % 1000 + 1 FROM n;
      COMMIT;
      """)
    _ = try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)")
  }
}
