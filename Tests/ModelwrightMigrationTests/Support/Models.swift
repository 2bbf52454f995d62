import ModelwrightModel

/// Small models that tests change.
enum Models {
  static func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = true,
    default value: String? = nil, id: String? = nil
  ) -> Attribute {
    var attribute = Attribute(
      name: name, type: type, isOptional: optional, defaultValueString: value)
    attribute.renamingIdentifier = id
    return attribute
  }

  static func toOne(
    _ name: String, _ destination: String, _ inverse: String? = nil, optional: Bool = true,
    rule: DeleteRule = .nullify, id: String? = nil
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse.map { _ in destination }, isOptional: optional, deleteRule: rule,
      renamingIdentifier: id)
  }

  static func toMany(
    _ name: String, _ destination: String, _ inverse: String? = nil, ordered: Bool = false,
    rule: DeleteRule = .nullify, id: String? = nil
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse.map { _ in destination }, isToMany: true, isOrdered: ordered,
      isOptional: true, deleteRule: rule, renamingIdentifier: id)
  }

  static func model(_ entities: [Entity], name: String = "V1") -> Model {
    Model(name: name, entities: entities)
  }

  /// Two entities with two links of their own.
  static func pair(_ a: [Relationship], _ b: [Relationship], name: String = "V1") -> Model {
    model(
      [
        Entity(name: "A", attributes: [attribute("name")], relationships: a),
        Entity(name: "B", attributes: [attribute("name")], relationships: b),
      ], name: name)
  }
}
