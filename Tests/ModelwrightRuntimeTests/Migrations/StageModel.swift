import ModelwrightModel

/// Two versions of a kennel between which hand-written code runs.
enum StageModel {
  static func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = true,
    default value: String? = nil
  ) -> Attribute {
    Attribute(name: name, type: type, isOptional: optional, defaultValueString: value)
  }

  static func relationship(
    _ name: String, to destination: String, inverse: String?, many: Bool = false,
    ordered: Bool = false, optional: Bool = true
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse == nil ? nil : destination, isToMany: many, isOrdered: ordered,
      isOptional: optional)
  }

  static let old = Model(
    name: "Old",
    entities: [
      Entity(
        name: "Dog",
        attributes: [
          attribute("first", optional: false), attribute("last"), attribute("age"),
        ],
        relationships: [relationship("walks", to: "Walk", inverse: "dog", many: true)]),
      Entity(name: "Puppy", parentName: "Dog", attributes: [attribute("teeth", .integer16)]),
      Entity(
        name: "Walk", attributes: [attribute("distance", .double)],
        relationships: [relationship("dog", to: "Dog", inverse: "walks")]),
    ])

  static let new = Model(
    name: "New",
    entities: [
      Entity(
        name: "Animal", isAbstract: true,
        attributes: [
          attribute("fullName", optional: false), attribute("age", .integer16),
          attribute("price", .decimal), attribute("born", .date), attribute("chip", .uuid),
          attribute("page", .uri), attribute("picture", .binary),
          attribute("isLoud", .boolean, optional: false, default: "YES"),
        ],
        relationships: [
          relationship("walks", to: "Walk", inverse: "dogs", many: true, ordered: true),
          relationship("friends", to: "Animal", inverse: "friends", many: true),
          relationship("collar", to: "Collar", inverse: "animal"),
          relationship("toys", to: "Collar", inverse: nil, many: true, ordered: true),
        ]),
      Entity(
        name: "Dog", parentName: "Animal", attributes: [attribute("breed")],
        relationships: [relationship("litter", to: "Litter", inverse: "dogs")]),
      Entity(name: "Puppy", parentName: "Dog", attributes: [attribute("teeth", .integer16)]),
      Entity(
        name: "Walk", attributes: [attribute("distance", .double)],
        relationships: [
          relationship("dogs", to: "Animal", inverse: "walks", many: true, ordered: true)
        ]),
      Entity(
        name: "Collar", attributes: [attribute("name")],
        relationships: [relationship("animal", to: "Animal", inverse: "collar")]),
      Entity(
        name: "Litter",
        relationships: [
          relationship("dogs", to: "Dog", inverse: "litter", many: true, ordered: true)
        ]),
    ])
}
