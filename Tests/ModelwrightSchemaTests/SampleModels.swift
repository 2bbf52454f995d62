import ModelwrightModel

/// Models that the tests share, as short as the thing they show.
enum SampleModels {
  static func attribute(
    _ name: String, _ type: AttributeType, optional: Bool = true, default value: String? = nil
  ) -> Attribute {
    Attribute(name: name, type: type, isOptional: optional, defaultValueString: value)
  }

  static func toOne(
    _ name: String, _ destination: String, inverse: String? = nil, optional: Bool = true,
    rule: DeleteRule = .nullify
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse == nil ? nil : destination, isOptional: optional,
      maximumCount: 1, deleteRule: rule)
  }

  static func toMany(
    _ name: String, _ destination: String, inverse: String? = nil, ordered: Bool = false,
    rule: DeleteRule = .nullify
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse == nil ? nil : destination, isToMany: true, isOrdered: ordered,
      isOptional: true, deleteRule: rule)
  }

  /// Two entities, an ordered one-to-many relationship.
  static let dogWalk = Model(
    name: "Dog Walk",
    entities: [
      Entity(
        name: "Dog", attributes: [attribute("name", .string)],
        relationships: [toMany("walks", "Walk", inverse: "dog", ordered: true, rule: .cascade)]),
      Entity(
        name: "Walk", attributes: [attribute("date", .date)],
        relationships: [toOne("dog", "Dog", inverse: "walks")]),
    ])
}
