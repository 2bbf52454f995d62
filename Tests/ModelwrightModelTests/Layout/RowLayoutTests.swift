import ModelwrightModel
import Testing

/// The offsets that generated code holds as constants.
@Suite struct RowLayoutTests {
  private func attributes(_ count: Int, _ prefix: String = "a") -> [Attribute] {
    (0..<count).map { Attribute(name: "\(prefix)\($0)", type: .integer64) }
  }

  @Test func slotsFollowTheHeaderInOrder() throws {
    let model = try ResolvedModel(
      Model(
        name: "M",
        entities: [
          Entity(
            name: "Dog", attributes: [Attribute(name: "name", type: .string, isOptional: true)],
            relationships: [Relationship(name: "walks", destinationName: "Dog", isToMany: true)],
            fetchedProperties: [
              FetchedProperty(
                name: "near", fetchRequest: FetchRequestTemplate(name: "", entityName: "Dog"))
            ])
        ]))
    let layout = model.layout(of: 0)
    #expect(layout.bitWords == 1)
    #expect(layout.headerSize == 32)
    #expect(layout.slots.map(\.offset) == [32, 48])
    #expect(layout.slots.map(\.index) == [0, 1])
    #expect(layout.slots.map(\.path) == [["name"], ["walks"]])
    #expect(layout.slots.map(\.isOptional) == [true, false])
    #expect(layout.size == 64)
    #expect(layout.slots(of: "near").isEmpty)
    #expect(layout.slots(of: "walks").map(\.offset) == [48])
  }

  /// One word of changed bits and one of NULL bits for 64 slots, rounded up to 16 bytes.
  @Test(arguments: [(0, 1, 32), (64, 1, 32), (65, 2, 48), (128, 2, 48), (129, 3, 64)])
  func bitWords(_ count: Int, _ words: Int, _ header: Int) throws {
    let entity = Entity(name: "E", attributes: attributes(count))
    let layout = try ResolvedModel(Model(name: "M", entities: [entity])).layout(of: 0)
    #expect(layout.bitWords == words)
    #expect(layout.headerSize == header)
    #expect(layout.size == header + 16 * count)
  }

  @Test func everyRowOfAHierarchyBeginsAlike() throws {
    let model = try ResolvedModel(
      Model(
        name: "M",
        entities: [
          Entity(name: "Small", parentName: "Root", attributes: attributes(1, "s")),
          Entity(name: "Root", attributes: attributes(2)),
          Entity(name: "Large", parentName: "Root", attributes: attributes(70, "l")),
          Entity(name: "Alone", attributes: attributes(1)),
        ]))
    let layouts = model.layouts()
    #expect(layouts.map(\.bitWords) == [2, 2, 2, 1])
    #expect(layouts.indices.map { model.layout(of: $0) } == layouts)
    #expect(Array(layouts[0].slots.prefix(2)) == layouts[1].slots)
    #expect(Array(layouts[2].slots.prefix(2)) == layouts[1].slots)
  }

  @Test func compositesAreTakenApart() throws {
    func composite(_ name: String, _ type: String) -> Attribute {
      var attribute = Attribute(name: name, type: .composite)
      attribute.compositeName = type
      return attribute
    }
    var outer = composite("place", "Place")
    outer.isOptional = true
    var inner = composite("point", "Point")
    inner.isTransient = true
    let model = try ResolvedModel(
      Model(
        name: "M", entities: [Entity(name: "E", attributes: [outer] + attributes(1))],
        composites: [
          Composite(
            name: "Place", attributes: [Attribute(name: "title", type: .string), inner]),
          Composite(name: "Point", attributes: attributes(2, "x")),
        ]))
    let layout = model.layout(of: 0)
    #expect(
      layout.slots.map { $0.path.joined(separator: ".") } == [
        "place.title", "place.point.x0", "place.point.x1", "a0",
      ])
    #expect(layout.slots.map(\.isOptional) == [true, true, true, false])
    #expect(layout.slots.map(\.isTransient) == [false, true, true, false])
    #expect(layout.slots(of: "place").map(\.index) == [0, 1, 2])
    #expect(model.slotCount(of: outer) == 3)
  }
}
