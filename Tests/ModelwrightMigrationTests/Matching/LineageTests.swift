import ModelwrightMigration
import ModelwrightModel
import Testing

@Suite struct LineageTests {
  /// A version whose one entity has attributes written as `name` or `name<identifier`.
  private func version(
    _ name: String, entity: String = "Dog", identifier: String? = nil, _ attributes: String...
  ) throws -> MigrationVersion {
    let entities = [
      Entity(
        name: entity, renamingIdentifier: identifier, attributes: attributes.map(attribute))
    ]
    return MigrationVersion(try ResolvedModel(Model(name: name, entities: entities)))
  }

  private func attribute(_ text: String) -> Attribute {
    let parts = text.split(separator: "<").map(String.init)
    var attribute = Attribute(name: parts[0], type: .string, isOptional: true)
    attribute.renamingIdentifier = parts.count > 1 ? parts[1] : nil
    return attribute
  }

  /// What each property of the target's entity was, as a plan between two versions would follow it.
  private func matches(
    _ versions: [MigrationVersion], _ from: Int, _ to: Int, stated: [VersionPlaces: Renames] = [:]
  ) -> [String: String] {
    let lineage = Lineage(versions, stated: stated)
    let matching = ModelMatching(
      from: versions[from], to: versions[to], renames: lineage.renames(from: from, to: to))
    var found: [String: String] = [:]
    for (place, property) in versions[to].model.entities[0].properties.enumerated() {
      found[property.name] = matching.oldProperty(of: 0, at: place)?.name
    }
    return found
  }

  @Test("a direct plan follows identifiers that name only the version before")
  func chainOfPreviousNames() throws {
    let versions = try [version("1", "a"), version("2", "b<a"), version("3", "c<b")]
    #expect(matches(versions, 0, 2) == ["c": "a"])
    #expect(matches(versions, 2, 0) == ["a": "c"])
    #expect(ModelMatching(from: versions[0], to: versions[2]).oldProperty(of: 0, at: 0) == nil)
  }

  @Test("what hand-written code alone could convert is followed by the names, as in Core Data")
  func changedType() throws {
    func version(_ attribute: Attribute) throws -> MigrationVersion {
      MigrationVersion(
        try ResolvedModel(
          Model(name: attribute.name, entities: [Entity(name: "Dog", attributes: [attribute])])))
    }
    var renamed = attribute("silenced<muted")
    renamed.type = .boolean
    var silenced = attribute("silenced")
    silenced.type = .boolean
    var muted = attribute("muted")
    muted.type = .integer32
    let versions = try [version(silenced), version(renamed), version(muted)]
    #expect(matches(versions, 1, 2) == ["muted": "silenced"])
    #expect(matches(versions, 0, 2) == [:])
    #expect(matches(versions, 2, 0) == [:])
  }

  @Test("identifiers that keep the first name need no help")
  func chainOfFirstNames() throws {
    let versions = try [version("1", "a"), version("2", "b<a"), version("3", "c<a")]
    #expect(Lineage(versions).renames(from: 0, to: 2).isEmpty)
    #expect(Lineage(versions).renames(from: 2, to: 0).isEmpty)
    #expect(matches(versions, 0, 2) == ["c": "a"])
  }

  @Test("a name that a later property took over leads to where the data went")
  func exchangedNames() throws {
    // The identifier of `b` is dropped later: by its name it would be taken for the first `b`.
    let versions = try [version("1", "a", "b"), version("2", "b<a"), version("3", "b")]
    #expect(matches(versions, 0, 2) == ["b": "a"])
    #expect(matches(versions, 2, 0) == ["a": "b"])
  }

  @Test("names that were exchanged stay so when the identifiers do")
  func swap() throws {
    let versions = try [
      version("1", "a", "b"), version("2", "a<b", "b<a"), version("3", "a<b", "b<a", "c"),
    ]
    #expect(matches(versions, 0, 2) == ["a": "b", "b": "a"])
    #expect(matches(versions, 1, 2) == ["a": "a", "b": "b"])
    #expect(matches(versions, 2, 0) == ["a": "b", "b": "a"])
  }

  @Test("what was removed and came back is matched by its name")
  func comeback() throws {
    let versions = try [version("1", "a", "b"), version("2", "b"), version("3", "a", "b")]
    #expect(Lineage(versions).renames(from: 0, to: 2).isEmpty)
    #expect(matches(versions, 0, 2) == ["a": "a", "b": "b"])
  }

  @Test("entities have a lineage too, and their properties with them")
  func entities() throws {
    let versions = try [
      version("1", entity: "Dog", "a"), version("2", entity: "Hound", identifier: "Dog", "b<a"),
      version("3", entity: "Wolf", identifier: "Hound", "c<b"),
    ]
    let renames = Lineage(versions).renames(from: 0, to: 2)
    #expect(renames.entities == ["Wolf": "Dog"])
    #expect(renames.properties == [.init(entity: "Wolf", name: "c"): "a"])
    #expect(matches(versions, 0, 2) == ["c": "a"])
    #expect(matches(versions, 2, 0) == ["a": "c"])
  }

  @Test("what a mapping model says of two versions holds for every way over them")
  func statedRenames() throws {
    let versions = try [
      version("1", "a"), version("2", "b"), version("3", "b"), version("4", "c<b"),
    ]
    let stated = [
      VersionPlaces(from: 0, to: 1): Renames(properties: [.init(entity: "Dog", name: "b"): "a"])
    ]
    #expect(matches(versions, 0, 1, stated: stated) == ["b": "a"])
    #expect(matches(versions, 0, 3, stated: stated) == ["c": "a"])
    #expect(matches(versions, 3, 0, stated: stated) == ["a": "c"])
    #expect(matches(versions, 0, 3) == [:])
  }

  @Test("a mapping model of two distant versions has the first word about them")
  func distantStatement() throws {
    let versions = try [version("1", "a", "x"), version("2", "b<a", "x"), version("3", "c<b", "x")]
    let stated = [
      VersionPlaces(from: 0, to: 2): Renames(properties: [.init(entity: "Dog", name: "c"): "x"])
    ]
    #expect(matches(versions, 0, 2, stated: stated)["c"] == "x")
    #expect(matches(versions, 1, 2, stated: stated)["c"] == "b")
  }

  @Test("a version that is not at hand is passed over")
  func missingVersion() throws {
    let versions: [MigrationVersion?] = try [
      version("1", "a"), nil, version("3", "b<a"), version("4", "c<b"),
    ]
    let renames = Lineage(versions).renames(from: 0, to: 3)
    #expect(renames.properties == [.init(entity: "Dog", name: "c"): "a"])
    #expect(Lineage(versions).renames(from: 1, to: 3).isEmpty)
  }

  @Test("what a parent says is said once, what a child does otherwise is said for it")
  func inheritance() throws {
    func version(_ name: String, _ attribute: String, in owner: String) throws -> MigrationVersion {
      let attributes = [self.attribute(attribute)]
      let entities = [
        Entity(name: "Animal", attributes: owner == "Animal" ? attributes : []),
        Entity(name: "Cat", parentName: "Animal"),
        Entity(
          name: "Dog", parentName: "Animal", attributes: owner == "Dog" ? attributes : []),
      ]
      return MigrationVersion(try ResolvedModel(Model(name: name, entities: entities)))
    }
    let versions = try [
      version("1", "a", in: "Animal"), version("2", "b<a", in: "Animal"),
      version("3", "c<b", in: "Animal"), version("4", "d<c", in: "Dog"),
    ]
    let lineage = Lineage(versions)
    #expect(
      lineage.renames(from: 0, to: 2).properties == [.init(entity: "Animal", name: "c"): "a"])
    #expect(lineage.renames(from: 0, to: 3).properties == [.init(entity: "Dog", name: "d"): "a"])
    #expect(
      lineage.renames(from: 3, to: 0).properties == [.init(entity: "Dog", name: "a"): "d"])
  }

  @Test("a mapping model that leads backwards is for the way back alone")
  func backwardStatement() throws {
    let versions = try [version("1", "a"), version("2", "b")]
    let stated = [
      VersionPlaces(from: 1, to: 0): Renames(properties: [.init(entity: "Dog", name: "a"): "b"])
    ]
    #expect(matches(versions, 1, 0, stated: stated) == ["a": "b"])
    #expect(matches(versions, 0, 1, stated: stated) == [:])
  }

  @Test("whatever is renamed, exchanged, removed or named anew, a direct way never leads elsewhere")
  func randomHistories() throws {
    var generator = Numbers(state: 7)
    for _ in 0..<300 {
      // Every attribute carries a mark through the versions: what is matched must have the same one.
      var attributes = (0..<4).map { (name: "p\($0)", identifier: String?.none, mark: $0) }
      var histories = [attributes]
      // A name of something that was removed leads back to it, whatever has the name later.
      var removed: Set<String> = []
      for step in 1...4 {
        for index in attributes.indices where generator.next(4) == 0 {
          let name = "p\(generator.next(9))"
          guard !removed.contains(name),
            !attributes.contains(where: { $0.name == name || $0.identifier == name })
          else { continue }
          attributes[index].identifier = attributes[index].name
          attributes[index].name = name
        }
        if generator.next(3) == 0 {
          let mark = attributes.remove(at: generator.next(attributes.count)).mark
          for names in histories { removed.formUnion(names.filter { $0.mark == mark }.map(\.name)) }
        }
        let name = "n\(step)"
        if generator.next(3) == 0 || attributes.isEmpty {
          attributes.append((name: name, identifier: nil, mark: 10 + step))
        }
        histories.append(attributes)
      }
      try check(histories)
    }
  }

  private typealias Attributes = [(name: String, identifier: String?, mark: Int)]

  private func check(_ histories: [Attributes]) throws {
    let versions = try histories.enumerated().map { place, attributes in
      let entity = Entity(
        name: "Dog",
        attributes: attributes.map { attribute($0.name + ($0.identifier.map { "<\($0)" } ?? "")) })
      return MigrationVersion(try ResolvedModel(Model(name: "\(place)", entities: [entity])))
    }
    for (from, to) in [(0, 4), (0, 3), (1, 4), (4, 0), (2, 3)] {
      let found = matches(versions, from, to)
      for (name, earlier) in found {
        let mark = histories[to].first { $0.name == name }?.mark
        let other = histories[from].first { $0.name == earlier }?.mark
        #expect(mark == other, "\(histories): \(from) to \(to), \(name) was \(earlier)")
      }
      let both = histories[to].filter { new in histories[from].contains { $0.mark == new.mark } }
      #expect(found.count >= both.count, "\(histories): \(from) to \(to) misses some")
    }
  }

  /// Numbers that are the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
  }
}
