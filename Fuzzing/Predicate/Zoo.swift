import ModelwrightModel

/// A model with a property of every type and relationships of every shape.
let zoo: ResolvedModel = {
  var resolver = ModelResolver(
    Model(
      name: "Zoo", entities: [animal, bird, keeper],
      composites: [
        Composite(
          name: "Place",
          attributes: [
            Attribute(name: "latitude", type: .double), Attribute(name: "longitude", type: .double),
          ])
      ]))
  guard let resolved = resolver.resolve() else {
    preconditionFailure("the zoo is broken: \(resolver.diagnostics)")
  }
  return resolved
}()

private let place: Attribute = {
  var place = Attribute(name: "place", type: .composite)
  place.compositeName = "Place"
  return place
}()

private let animal = Entity(
  name: "Animal",
  attributes: [
    Attribute(name: "name", type: .string), Attribute(name: "legs", type: .integer16),
    Attribute(name: "age", type: .integer32), Attribute(name: "steps", type: .integer64),
    Attribute(name: "weight", type: .double), Attribute(name: "height", type: .float),
    Attribute(name: "price", type: .decimal), Attribute(name: "isTame", type: .boolean),
    Attribute(name: "born", type: .date), Attribute(name: "picture", type: .binary),
    Attribute(name: "chip", type: .uuid), Attribute(name: "page", type: .uri),
    Attribute(name: "habits", type: .transformable),
    place,
  ],
  relationships: [
    Relationship(
      name: "keeper", destinationName: "Keeper", inverseName: "animals",
      inverseEntityName: "Keeper"),
    Relationship(
      name: "parents", destinationName: "Animal", inverseName: "children",
      inverseEntityName: "Animal", isToMany: true),
    Relationship(
      name: "children", destinationName: "Animal", inverseName: "parents",
      inverseEntityName: "Animal", isToMany: true, isOrdered: true),
  ])

private let bird = Entity(
  name: "Bird", parentName: "Animal",
  attributes: [Attribute(name: "wingspan", type: .double)])

private let keeper = Entity(
  name: "Keeper",
  attributes: [Attribute(name: "name", type: .string), Attribute(name: "born", type: .date)],
  relationships: [
    Relationship(
      name: "animals", destinationName: "Animal", inverseName: "keeper",
      inverseEntityName: "Animal", isToMany: true)
  ])
