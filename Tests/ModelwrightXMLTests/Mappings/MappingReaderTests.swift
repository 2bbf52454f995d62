import ModelwrightModel
import ModelwrightXML
import Testing

/// What mapping models say.
@Suite struct MappingReaderTests {
  private typealias Document = MappingDocument

  private func path(_ path: String) -> MappingExpression {
    .function(
      operand: .variable("source"), selector: "valueForKeyPath:", arguments: [.keyPath(path)])
  }

  @Test("versions, entities and properties are read with their places")
  func whole() throws {
    let (read, diagnostics) = Document.read(
      Document.text(
        Document.model(), Document.entity("z2", number: 2, from: "Dog", to: "Hound"),
        Document.attribute("z3", "name", of: "z2", Document.value(path("title"))),
        Document.attribute("z4", "weight", of: "z2"),
        Document.relationship("z5", "owner", of: "z2"),
        Document.entity("z6", number: 1, from: "Cat", to: nil)))
    let mapping = try #require(read)
    #expect(diagnostics == [])
    #expect(mapping.path == "m")
    #expect(mapping.source?.bundle == "Kennel" && mapping.source?.name == "Kennel")
    #expect(mapping.destination?.name == "Kennel 2")
    #expect(mapping.destination?.location == SourceLocation(path: "m", line: 7, column: 54))
    // In the order of their numbers.
    #expect(mapping.entities.map(\.source) == ["Cat", "Dog"])
    #expect(mapping.entities.map(\.destination) == [nil, "Hound"])
    #expect(mapping.entities.map(\.name) == ["Cat", "DogToHound"])
    let dog = mapping.entities[1]
    #expect(dog.location.line == 8)
    #expect(dog.attributes.map(\.name) == ["name", "weight"])
    #expect(dog.attributes.map { $0.value?.sourceKeyPath } == ["title", nil])
    #expect(dog.attributes[0].location.line == 9)
    #expect(dog.relationships.map(\.name) == ["owner"] && dog.relationships[0].value == nil)
  }

  @Test("policy classes and filters are read, those that mean nothing are not")
  func policies() throws {
    func attribute(_ name: String, _ text: String) -> String {
      #"<attribute name="\#(name)" type="string">\#(text)</attribute>"#
    }
    let (mapping, diagnostics) = Document.read(
      Document.text(
        Document.model(),
        Document.entity(
          "z2", from: "A", to: "A",
          attribute("migrationpolicyclassname", "App.Policy")
            + attribute("sourcefilterpredicatestring", "age &gt; 3")),
        Document.entity(
          "z3", from: "B", to: "B",
          attribute("migrationpolicyclassname", "")
            + attribute("sourcefilterpredicatestring", "TRUEPREDICATE")),
        Document.entity(
          "z4", from: "C", to: "C",
          attribute("migrationpolicyclassname", "NSEntityMigrationPolicy")
            + attribute("name", "Cs"))))
    #expect(diagnostics == [])
    let entities = try #require(mapping).entities
    #expect(entities.map { $0.policyClass?.text } == ["App.Policy", nil, nil])
    #expect(entities.map { $0.filter?.text } == ["age > 3", nil, nil])
    #expect(entities[0].policyClass?.location.line == 8)
    #expect(entities[2].name == "Cs")
  }

  @Test("a property that its entity does not list belongs to it all the same, and the reverse")
  func references() throws {
    let (mapping, diagnostics) = Document.read(
      Document.text(
        Document.model(), Document.entity("z2", from: "A", to: "A", properties: "z3 z9"),
        Document.attribute("z3", "listed"), Document.attribute("z4", "listing", of: "z2"),
        Document.attribute("z5", "alone")))
    #expect(try #require(mapping).entities[0].attributes.map(\.name) == ["listed", "listing"])
    let found = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(found.hasPrefix("m:8:") && found.contains("'attributemappings' lists object 'z9'"))
    #expect(found.hasSuffix("[unknown-mapping-object]"))
  }

  @Test("a source key path says what the archive of an expression would")
  func sourceKeyPath() throws {
    func more(_ path: String, _ mapping: String) -> String {
      #"<attribute name="sourcekeypath" type="string">\#(path)</attribute>"#
        + #"<attribute name="sourcemappingname" type="string">\#(mapping)</attribute>"#
    }
    let (mapping, _) = Document.read(
      Document.text(
        Document.model(), Document.entity("z2", from: "A", to: "A"),
        Document.relationship("z3", "owner", of: "z2", more("$source.keeper", "ManToMan")),
        Document.relationship("z4", "pups", of: "z2", more("$source.dogs.@count", "AToA")),
        Document.relationship("z5", "self", of: "z2", more("$source", "AToA"))))
    let values = try #require(mapping).entities[0].relationships.map {
      $0.value?.sourceRelationship
    }
    #expect(values.map { $0?.keyPath } == ["keeper", "dogs.@count", ""])
    #expect(values.map { $0?.mapping } == ["ManToMan", "AToA", "AToA"])
  }

  static let expressions: [(MappingExpression, String)] = [
    (.variable("source"), "$source"), (.constant("x"), "\"x\""), (.keyPath("größe"), "größe"),
    (.list([.constant("1"), .variable("manager")]), "{\"1\", $manager}"),
    (
      .function(
        operand: .variable("source"), selector: "valueForKeyPath:", arguments: [.keyPath("a.b")]),
      "$source.a.b"
    ),
    (
      .function(
        operand: .variable("manager"),
        selector: "destinationInstancesForEntityMappingNamed:sourceInstances",
        arguments: [.constant("AToB"), .variable("source")]),
      "FUNCTION($manager, \"destinationInstancesForEntityMappingNamed:sourceInstances\", \"AToB\", $source)"
    ),
  ]

  @Test("expressions are read from keyed archives", arguments: expressions)
  func expression(_ expression: MappingExpression, text: String) throws {
    let (mapping, diagnostics) = Document.read(
      Document.text(
        Document.model(), Document.entity("z2", from: "A", to: "A"),
        Document.attribute("z3", "a", of: "z2", Document.value(expression))))
    #expect(diagnostics == [])
    let value = try #require(mapping?.entities[0].attributes[0].value)
    #expect(value == expression && value.description == text)
  }

  @Test("what is not understood is named by its class")
  func unknownExpression() {
    let (mapping, diagnostics) = Document.read(
      Document.text(
        Document.model(), Document.entity("z2", from: "A", to: "A"),
        Document.attribute(
          "z3", "a", of: "z2", Document.value(.unknown("NSFetchRequestExpression")))))
    #expect(diagnostics == [])
    #expect(mapping?.entities[0].attributes[0].value == .unknown("an NSFetchRequestExpression"))
  }

  @Test("folders, files and what is missing")
  func disk() throws {
    let folder = try TemporaryFolder()
    try folder.write(Document.text(Document.model()), to: "A.xcmappingmodel/xcmapping.xml")
    try folder.makeFolder("B.xcmappingmodel")
    let reader = MappingReader()
    let whole = reader.read(path: "\(folder.path)/A.xcmappingmodel")
    #expect(whole.diagnostics.isEmpty && whole.mapping?.source?.name == "Kennel")
    #expect(
      whole.mapping == reader.read(path: "\(folder.path)/A.xcmappingmodel/xcmapping.xml").mapping)
    #expect(
      reader.read(path: "\(folder.path)/B.xcmappingmodel").diagnostics.map(\.code) == [
        "missing-file"
      ])
    #expect(
      reader.read(path: "\(folder.path)/C.xcmappingmodel").diagnostics.map(\.code) == [
        "missing-file"
      ])
    let small = MappingReader(limits: ReaderLimits(fileSize: 10))
    let large = small.read(path: "\(folder.path)/A.xcmappingmodel")
    #expect(large.mapping == nil && large.diagnostics.map(\.code) == ["file-too-large"])
  }
}
