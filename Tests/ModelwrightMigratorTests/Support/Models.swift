import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSQLite

/// A model of two entities that tests change.
enum Models {
  static func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = true,
    default value: String? = nil
  ) -> Attribute {
    Attribute(name: name, type: type, isOptional: optional, defaultValueString: value)
  }

  static let dogs = Model(
    name: "Dogs",
    entities: [
      Entity(
        name: "Dog",
        attributes: [
          attribute("name", optional: false), attribute("weight", .double),
          attribute("price", .decimal),
        ],
        relationships: [
          Relationship(
            name: "walks", destinationName: "Walk", inverseName: "dog", inverseEntityName: "Walk",
            isToMany: true, isOptional: true, deleteRule: .cascade)
        ]),
      Entity(
        name: "Walk", attributes: [attribute("distance", .integer32, default: "7")],
        relationships: [
          Relationship(
            name: "dog", destinationName: "Dog", inverseName: "walks", inverseEntityName: "Dog",
            isOptional: true)
        ]),
    ])

  static func changed(_ change: (inout Model) -> Void) -> Model {
    var model = dogs
    change(&model)
    return model
  }

  static func open(
    _ path: String, _ model: Model = dogs, options: StoreOptions = StoreOptions()
  ) throws -> OpenedStore {
    try StoreOpener(model: try ResolvedModel(model), options: options).open(.file(path))
  }

  /// Makes a store with two dogs and three walks, and closes it.
  static func makeStore(_ path: String) throws {
    let store = try open(path)
    try store.connection.execute(
      """
      INSERT INTO "Dog" ("_id", "name", "weight") VALUES (1, 'Fido', 12.5), (2, 'Rex', NULL);
      INSERT INTO "Walk" ("_id", "distance", "dog") VALUES (1, 5, 1), (2, NULL, 1), (3, 9, NULL);
      """)
  }
}
