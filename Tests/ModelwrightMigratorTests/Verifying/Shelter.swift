import ModelwrightMigration
import ModelwrightModel

/// A model that has every kind of property, for proofs.
enum Shelter {
  static func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = true,
    default value: String? = nil
  ) -> Attribute {
    Attribute(name: name, type: type, isOptional: optional, defaultValueString: value)
  }

  static func toOne(
    _ name: String, _ destination: String, inverse: String? = nil, optional: Bool = true,
    rule: DeleteRule = .nullify
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse.map { _ in destination }, isOptional: optional, deleteRule: rule)
  }

  static func toMany(
    _ name: String, _ destination: String, inverse: String? = nil, ordered: Bool = false,
    rule: DeleteRule = .nullify
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse.map { _ in destination }, isToMany: true, isOrdered: ordered,
      isOptional: true, deleteRule: rule)
  }

  private static var animal: Entity {
    var position = Attribute(name: "position", type: .composite, isOptional: true)
    position.compositeName = "Place"
    var walkCount = attribute("walkCount", .integer32)
    walkCount.derivationExpression = "walks.@count"
    return Entity(
      name: "Animal", isAbstract: true,
      attributes: [
        attribute("name", optional: false), attribute("born", .date), attribute("price", .decimal),
        attribute("tag", .uuid), attribute("photo", .binary), attribute("isTame", .boolean),
        attribute("page", .uri), position, walkCount,
        Attribute(name: "mood", type: .undefined, isTransient: true),
      ],
      relationships: [
        toMany("walks", "Walk", inverse: "animal", ordered: true, rule: .cascade),
        toMany("friends", "Animal", inverse: "friends"), toOne("mother", "Animal"),
        toOne("box", "Box", inverse: "animal"),
      ],
      uniquenessConstraints: [PropertyList(["tag"])])
  }

  /// Animals with sub-entities, their walks, their keepers and their boxes.
  static let model = Model(
    name: "Shelter",
    entities: [
      animal,
      Entity(
        name: "Dog", parentName: "Animal",
        attributes: [
          attribute("weight", .double, optional: false), attribute("rank", .integer16),
          attribute("height", .float),
        ]),
      Entity(
        name: "Puppy", parentName: "Dog",
        attributes: [attribute("weeks", .integer64, optional: false, default: "3")]),
      Entity(name: "Cat", parentName: "Animal", attributes: [attribute("lives", .integer32)]),
      Entity(
        name: "Walk", attributes: [attribute("distance", .integer32, default: "7")],
        relationships: [
          toOne("animal", "Animal", inverse: "walks", optional: false),
          toMany("keepers", "Keeper", inverse: "walks", ordered: true),
        ]),
      Entity(
        name: "Keeper", attributes: [attribute("name"), attribute("notes", .transformable)],
        relationships: [
          toMany("walks", "Walk", inverse: "keepers"), toMany("seen", "Animal", ordered: true),
        ]),
      Entity(
        name: "Box", attributes: [attribute("number", .integer16, optional: false)],
        relationships: [toOne("animal", "Animal", inverse: "box", optional: false)]),
    ],
    composites: [
      Composite(
        name: "Place",
        attributes: [attribute("x", .double, optional: false), attribute("label")])
    ])

  /// Versions, each made from the one before.
  static func versions(
    _ changes: [(inout Model) -> Void]
  ) throws -> [MigrationVersion] {
    var model = model
    var versions = [MigrationVersion(try ResolvedModel(model))]
    for (number, change) in changes.enumerated() {
      change(&model)
      model.name = "Shelter \(number + 2)"
      versions.append(MigrationVersion(try ResolvedModel(model)))
    }
    return versions
  }
}

extension Model {
  /// The entity of a name.
  subscript(_ name: String) -> Entity {
    get { entities.first { $0.name == name } ?? Entity(name: name) }
    set {
      if let place = entities.firstIndex(where: { $0.name == name }) {
        entities[place] = newValue
      } else {
        entities.append(newValue)
      }
    }
  }
}
