import ModelwrightMigration
import ModelwrightModel
import Testing

/// What mapping models say beyond the models of their versions.
@Suite struct MappingInterpretationTests {
  private func attribute(_ name: String) -> Attribute {
    Attribute(name: name, type: .string, isOptional: true)
  }

  private func relationship(_ name: String, to destination: String) -> Relationship {
    Relationship(name: name, destinationName: destination, isOptional: true)
  }

  private func version(_ name: String, _ entities: Entity...) throws -> MigrationVersion {
    MigrationVersion(try ResolvedModel(Model(name: name, entities: entities)))
  }

  private func old() throws -> MigrationVersion {
    try version(
      "Old",
      Entity(
        name: "Dog", attributes: [attribute("name"), attribute("weight")],
        relationships: [relationship("owner", to: "Man"), relationship("walker", to: "Man")]),
      Entity(name: "Man", attributes: [attribute("name")]), Entity(name: "Stray"))
  }

  private func new() throws -> MigrationVersion {
    try version(
      "New",
      Entity(
        name: "Dog", attributes: [attribute("title"), attribute("weight"), attribute("note")],
        relationships: [relationship("keeper", to: "Man"), relationship("walker", to: "Man")]),
      Entity(name: "Man", attributes: [attribute("name")]), Entity(name: "Hound"))
  }

  private func place(_ line: Int) -> ModelwrightModel.SourceLocation {
    SourceLocation(path: "m", line: line, column: 1)
  }

  private func path(_ path: String) -> MappingExpression {
    .function(
      operand: .variable("source"), selector: "valueForKeyPath:", arguments: [.keyPath(path)])
  }

  private func instances(_ source: MappingExpression) -> MappingExpression {
    .function(
      operand: .variable("manager"),
      selector: "destinationInstancesForEntityMappingNamed:sourceInstances:",
      arguments: [.constant("ManToMan"), source])
  }

  private func property(_ name: String, _ value: MappingExpression? = nil, line: Int = 9)
    -> PropertyMapping
  {
    PropertyMapping(name: name, value: value, location: place(line))
  }

  private func dog(
    _ attributes: [PropertyMapping] = [], _ relationships: [PropertyMapping] = []
  ) -> EntityMapping {
    EntityMapping(
      source: "Dog", destination: "Dog", attributes: attributes, relationships: relationships,
      location: place(2))
  }

  private func meaning(
    _ entities: EntityMapping..., hasStage: Bool = false
  ) throws -> (renames: Renames, diagnostics: [String]) {
    let found = try MappingInterpretation(
      MappingModel(path: "m", entities: entities), from: old(), to: new(), hasStage: hasStage)
    return (found.renames, found.diagnostics.map(\.description))
  }

  @Test("key paths of one name are renames, of attributes and of relationships")
  func renames() throws {
    let found = try meaning(
      dog(
        [property("title", path("name")), property("weight", path("weight")), property("note")],
        [property("keeper", instances(path("owner"))), property("walker")]))
    #expect(found.diagnostics == [])
    #expect(found.renames.entities.isEmpty)
    #expect(
      found.renames.properties == [
        .init(entity: "Dog", name: "title"): "name", .init(entity: "Dog", name: "keeper"): "owner",
      ])
    let matching = try ModelMatching(from: old(), to: new(), renames: found.renames)
    #expect(matching.oldProperty(of: 0, named: "title")?.name == "name")
    #expect(matching.oldProperty(of: 0, named: "keeper")?.name == "owner")
  }

  @Test("another entity as the source is a rename; its properties follow by their names")
  func entityRename() throws {
    let found = try meaning(
      EntityMapping(source: "Stray", destination: "Hound", location: place(2)), dog())
    #expect(found.diagnostics == [] && found.renames.properties.isEmpty)
    #expect(found.renames.entities == ["Hound": "Stray"])
  }

  @Test("what says no more than the models says nothing")
  func nothing() throws {
    let found = try meaning(
      dog([property("weight"), property("note")], [property("walker", instances(path("walker")))]),
      EntityMapping(source: "Man", destination: "Man", location: place(3)),
      EntityMapping(source: "Stray", destination: nil, location: place(4)),
      EntityMapping(source: nil, destination: "Hound", location: place(5)))
    #expect(found.renames.isEmpty && found.diagnostics == [])
  }

  @Test("what only code can do is named at its place, with what to write")
  func code() throws {
    var policy = dog()
    policy.policyClass = LocatedText("App.Policy", at: place(3))
    policy.filter = LocatedText("weight > 3", at: place(4))
    policy.attributes = [
      property("note", path("owner.name"), line: 5), property("title", .constant("x"), line: 6),
      property("weight", path("owner"), line: 7),
    ]
    policy.relationships = [property("keeper", instances(.variable("source")), line: 8)]
    let found = try meaning(
      policy, EntityMapping(source: "Dog", destination: "Hound", location: place(10)),
      EntityMapping(source: nil, destination: "Man", location: place(11)))
    let advice = "; write it as a stage from version 'Old' to 'New'"
    #expect(
      found.diagnostics == [
        "m:3:1: warning: entity 'Dog' is migrated by policy class 'App.Policy', which only Core Data can run\(advice) [mapping-policy]",
        "m:4:1: warning: of the objects of 'Dog' the mapping model takes only those with 'weight > 3'; all are kept\(advice) [mapping-filter]",
        "m:5:1: warning: 'note' of 'Dog' is computed as '$source.owner.name', which a plan cannot do\(advice) [mapping-expression]",
        "m:6:1: warning: 'title' of 'Dog' is computed as '\"x\"', which a plan cannot do\(advice) [mapping-expression]",
        "m:7:1: warning: 'weight' of 'Dog' is computed as '$source.owner', which a plan cannot do\(advice) [mapping-expression]",
        "m:8:1: warning: 'keeper' of 'Dog' is computed as the objects that mapping 'ManToMan' makes, which a plan cannot do\(advice) [mapping-expression]",
        "m:10:1: warning: 'Hound' is made of the objects of 'Dog', which become 'Dog' too\(advice) [mapping-split]",
        "m:11:1: warning: the mapping model drops the objects of 'Man', which are kept otherwise\(advice) [mapping-removal]",
      ])
    #expect(found.renames.isEmpty)
    let staged = try meaning(policy, dog(), hasStage: true)
    #expect(staged.diagnostics == [])
  }

  @Test("a property goes on as one: the other that is filled from it needs code")
  func copies() throws {
    let found = try meaning(
      dog([
        property("weight"), property("note", path("weight"), line: 5),
        property("title", path("name")),
      ]))
    #expect(found.renames.properties == [.init(entity: "Dog", name: "title"): "name"])
    #expect(found.diagnostics.count == 1)
    #expect(
      found.diagnostics.first?.hasPrefix(
        "m:5:1: warning: 'note' of 'Dog' is filled from 'weight', which goes on as 'weight'; ")
        == true)
  }

  @Test("two entities that become one are said not to")
  func merge() throws {
    let found = try meaning(
      dog(), EntityMapping(source: "Stray", destination: "Dog", location: place(7)))
    #expect(found.renames.isEmpty && found.diagnostics.count == 1)
    #expect(
      found.diagnostics.first?.hasPrefix(
        "m:7:1: warning: 'Dog' is made of the objects of 'Stray', and 'Dog' is made of other objects too; "
      ) == true)
  }

  @Test("names that the versions do not have are named, with a suggestion; a stage does not help")
  func unknownNames() throws {
    let found = try meaning(
      EntityMapping(source: "Dgo", destination: "Dog", location: place(2)),
      EntityMapping(source: "Stray", destination: "Hund", location: place(3)),
      dog([property("titel", line: 5), property("title", path("nmae"), line: 6)]), hasStage: true)
    #expect(
      found.diagnostics == [
        "m:2:1: warning: version 'Old' has no entity 'Dgo', so the mapping is passed over; did you mean 'Dog'? [unknown-mapping-entity]",
        "m:3:1: warning: version 'New' has no entity 'Hund', so the mapping is passed over; did you mean 'Hound'? [unknown-mapping-entity]",
        "m:5:1: warning: entity 'Dog' of version 'New' has no such property 'titel', so the mapping is passed over; did you mean 'title'? [unknown-mapping-property]",
        "m:6:1: warning: entity 'Dog' of version 'Old' has no such property 'nmae', so the mapping is passed over; did you mean 'name'? [unknown-mapping-property]",
      ])
    #expect(found.renames.isEmpty)
  }
}
