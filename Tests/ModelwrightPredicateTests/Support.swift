import ModelwrightModel

/// Dogs with walks; a dog may have an owner, a terrier is a dog.
func makeDogs() throws -> ResolvedModel {
  let text = Attribute(name: "name", type: .string)
  let dog = Entity(
    name: "Dog",
    attributes: [
      text, Attribute(name: "age", type: .integer32), Attribute(name: "weight", type: .double),
      Attribute(name: "price", type: .decimal), Attribute(name: "born", type: .date),
      Attribute(name: "tag", type: .uuid), Attribute(name: "page", type: .uri),
      Attribute(name: "photo", type: .binary), Attribute(name: "isGood", type: .boolean),
      Attribute(name: "extra", type: .transformable), composite("place", "Place"),
    ],
    relationships: [
      Relationship(
        name: "walks", destinationName: "Walk", inverseName: "dog", inverseEntityName: "Walk",
        isToMany: true),
      Relationship(
        name: "owner", destinationName: "Owner", inverseName: "dogs", inverseEntityName: "Owner"),
    ],
    fetchedProperties: [
      FetchedProperty(
        name: "friends", fetchRequest: FetchRequestTemplate(name: "f", entityName: "Dog"))
    ])
  let walk = Entity(
    name: "Walk",
    attributes: [
      Attribute(name: "distance", type: .double), Attribute(name: "date", type: .date),
      Attribute(name: "steps", type: .integer64),
    ],
    relationships: [
      Relationship(
        name: "dog", destinationName: "Dog", inverseName: "walks", inverseEntityName: "Dog")
    ])
  let owner = Entity(
    name: "Owner", attributes: [text],
    relationships: [
      Relationship(
        name: "dogs", destinationName: "Dog", inverseName: "owner", inverseEntityName: "Dog",
        isToMany: true)
    ])
  let terrier = Entity(
    name: "Terrier", parentName: "Dog", attributes: [Attribute(name: "holes", type: .integer16)])
  let place = Composite(
    name: "Place",
    attributes: [Attribute(name: "town", type: .string), Attribute(name: "zip", type: .integer32)])
  return try ResolvedModel(
    Model(name: "Dogs", entities: [dog, walk, owner, terrier], composites: [place]))
}

private func composite(_ name: String, _ type: String) -> Attribute {
  var attribute = Attribute(name: name, type: .composite)
  attribute.compositeName = type
  return attribute
}
