import ModelwrightModel
import ModelwrightPredicate
import Testing

@testable import ModelwrightGeneration

@Suite struct VariableTypesTests {
  @Test(
    "A variable stands for what it is compared with",
    arguments: [
      ("age > $x", "Integer 16"), ("$x <= age", "Integer 16"),
      ("NOT (age == 3 OR $x == age)", "Integer 16"),
      ("age IN $x", "list Integer 16"), ("age BETWEEN $x", "range Integer 16"),
      ("age BETWEEN {1, $x}", "Integer 16"), ("age IN {1, $x}", "Integer 16"),
      ("boss == $x", "object Person"), ("boss.boss.name == $x", "String"),
      ("boss IN $x", "list object Person"), ("$x IN staff", "object Person"),
      ("ANY staff.age == $x", "Integer 16"), ("staff.@count > $x", "value integer"),
      ("staff.@sum.age > $x", "Integer 16"), ("staff.@avg.age > $x", "value double"),
      ("SUBQUERY(staff, $p, $p.age == $x).@count > 0", "Integer 16"),
      ("SUBQUERY(staff, $p, $p.boss IN $x).@count > 0", "list object Person"),
      ("name LIKE $x", "value string"), ("name CONTAINS $x", "String"),
      ("home.town == $x", "String"), ("uppercase:(name) == $x", "value string"),
      ("age + $x > 3", "Integer 16"), ("$x == 3", "value integer"), ("$x == $y", "nothing"),
      ("$y == $x AND $y == name", "String"), ("SELF == $x", "object Person"),
      ("SELF IN $x", "list object Person"), ("$x == nil", "nothing"),
    ])
  func concludes(_ text: String, _ expected: String) throws {
    let model = try ResolvedModel(Self.model)
    let types = VariableTypes(try PredicateFormat(text).predicate, model: model, entity: 0).types
    #expect(types["x"].map { Self.name($0, model) } ?? "nothing" == expected)
  }

  private static func name(_ type: VariableType, _ model: ResolvedModel) -> String {
    switch type {
    case .attribute(let attribute): attribute.type.rawValue
    case .object(let entity): "object \(model.entities[entity].name)"
    case .value(let value): "value \(value)"
    case .list(let element): "list \(name(element, model))"
    case .range(let element): "range \(name(element, model))"
    }
  }

  private static var model: Model {
    var home = Attribute(name: "home", type: .composite, isOptional: true)
    home.compositeName = "Place"
    return Model(
      name: "People",
      entities: [
        Entity(
          name: "Person",
          attributes: [
            Attribute(name: "age", type: .integer16), Attribute(name: "name", type: .string), home,
          ],
          relationships: [
            Relationship(
              name: "boss", destinationName: "Person", inverseName: "staff",
              inverseEntityName: "Person", isOptional: true, maximumCount: 1),
            Relationship(
              name: "staff", destinationName: "Person", inverseName: "boss",
              inverseEntityName: "Person", isToMany: true, isOptional: true),
          ])
      ],
      composites: [Composite(name: "Place", attributes: [Attribute(name: "town", type: .string)])])
  }
}
