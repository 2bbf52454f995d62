import ModelwrightModel

extension Model {
  /// Every attribute of every entity and composite, with how a message calls it.
  var ownedAttributes: [(attribute: Attribute, title: String)] {
    // A title is made for every attribute: an owner's name of a megabyte must not stand in all.
    let ofEntities = entities.flatMap { entity in
      let owner = entity.name.shortenedName
      return entity.attributes.map { ($0, "attribute '\($0.name)' of entity '\(owner)'") }
    }
    let ofComposites = composites.flatMap { composite in
      let owner = composite.name.shortenedName
      return composite.attributes.map { ($0, "attribute '\($0.name)' of composite '\(owner)'") }
    }
    return ofEntities + ofComposites
  }

  /// Every relationship of every entity, with how a message calls it.
  var ownedRelationships: [(relationship: Relationship, title: String)] {
    entities.flatMap { entity in
      let owner = entity.name.shortenedName
      return entity.relationships.map { ($0, "relationship '\($0.name)' of entity '\(owner)'") }
    }
  }
}

extension ResolvedModel {
  /// How a message calls a relationship.
  func title(of relationship: ResolvedRelationship) -> String {
    "relationship '\(relationship.name)' of entity '\(entities[relationship.entity].name.shortenedName)'"
  }
}

extension ResolvedEntity {
  /// The properties by name, inherited ones included.
  var propertiesByName: [String: ResolvedProperty] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension String {
  /// In lower case as SQLite compares names: only ASCII letters have two cases.
  var lowercasedASCII: String {
    String(
      decoding: utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }
}
