import ModelwrightMigration
import ModelwrightModel
import Testing

/// Which property is which, where names and identifiers contradict each other.
@Suite struct ModelMatchingTests {
  /// Attributes written as `name` or `name<identifier`, of one entity.
  private func version(_ attributes: [String]) throws -> MigrationVersion {
    let entity = Entity(
      name: "Dog",
      attributes: attributes.map { text in
        let parts = text.split(separator: "<").map(String.init)
        var attribute = Attribute(name: parts[0], type: .string, isOptional: true)
        attribute.renamingIdentifier = parts.count > 1 ? parts[1] : nil
        return attribute
      })
    return MigrationVersion(try ResolvedModel(Model(name: "V", entities: [entity])))
  }

  static let cases: [(old: [String], new: [String], matches: [String: String])] = [
    // Exchanged names, and what is no longer touched afterwards.
    (["a", "b"], ["a<b", "b<a"], ["a": "b", "b": "a"]),
    (["a<b", "b<a"], ["a<b", "b<a"], ["a": "a", "b": "b"]),
    // An identifier that stays when its name is given to something new.
    (["b<a"], ["b<a", "a"], ["b": "b"]),
    (["b<a"], ["a", "b<a"], ["b": "b"]),
    (["b<a"], ["a<x", "b<a", "c<a"], ["b": "b"]),
    // A name that another one had.
    (["a", "b"], ["b<a"], ["b": "a"]),
    (["b<a"], ["c<a"], ["c": "b"]), (["b<a"], ["c<b"], ["c": "b"]), (["b<a"], ["b"], ["b": "b"]),
    // There and back.
    (["a"], ["b<a"], ["b": "a"]), (["b<a"], ["a"], ["a": "b"]), (["b<a"], ["a<b"], ["a": "b"]),
    // One identifier, several that claim it.
    (["a"], ["b<a", "c<a"], ["b": "a"]), (["b<a", "c<a"], ["c<a", "b<a"], ["b": "b", "c": "c"]),
    (["a"], ["c"], [:]),
  ]

  @Test("each is matched once, with what it was", arguments: cases)
  func attributes(old: [String], new: [String], matches: [String: String]) throws {
    let (old, new) = try (version(old), version(new))
    let matching = ModelMatching(from: old, to: new)
    var found: [String: String] = [:]
    for (place, property) in new.model.entities[0].properties.enumerated() {
      let match = matching.oldProperty(of: 0, at: place)?.name
      found[property.name] = match
      if let match {
        #expect(matching.newProperty(ofOld: 0, named: match)?.name == property.name)
      }
    }
    #expect(found == matches)
  }

  @Test("entities are matched as properties are", arguments: cases)
  func entities(old: [String], new: [String], matches: [String: String]) throws {
    func version(_ names: [String]) throws -> MigrationVersion {
      let entities = names.map { text in
        let parts = text.split(separator: "<").map(String.init)
        return Entity(name: parts[0], renamingIdentifier: parts.count > 1 ? parts[1] : nil)
      }
      return MigrationVersion(try ResolvedModel(Model(name: "V", entities: entities)))
    }
    let matching = try ModelMatching(from: version(old), to: version(new))
    var found: [String: String] = [:]
    for entity in matching.new.model.entities {
      let match = matching.oldEntity(of: entity.index)
      found[entity.name] = match.map { matching.old.model.entities[$0].name }
    }
    #expect(found == matches)
  }
}
