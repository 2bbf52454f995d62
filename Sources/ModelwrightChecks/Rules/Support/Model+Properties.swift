import ModelwrightModel

/// How a message calls a property: `attribute 'name' of entity 'Dog'`. Cheap to make, since most
/// properties have no fault.
struct PropertyTitle: CustomStringConvertible {
  let kind: StaticString
  let name: String
  let ownerKind: StaticString
  let owner: String

  var description: String { "\(kind) '\(name)' of \(ownerKind) '\(owner)'" }
}

/// Every attribute of every entity and composite.
struct OwnedAttributes: Sequence, IteratorProtocol {
  private let model: Model
  private var owner = 0
  private var index = 0

  init(_ model: Model) { self.model = model }

  mutating func next() -> (attribute: Attribute, title: PropertyTitle)? {
    while owner < model.entities.count {
      if index < model.entities[owner].attributes.count {
        return take(
          model.entities[owner].attributes[index], of: "entity", model.entities[owner].name)
      }
      (owner, index) = (owner + 1, 0)
    }
    while owner - model.entities.count < model.composites.count {
      let composite = model.composites[owner - model.entities.count]
      if index < composite.attributes.count {
        return take(composite.attributes[index], of: "composite", composite.name)
      }
      (owner, index) = (owner + 1, 0)
    }
    return nil
  }

  private mutating func take(
    _ attribute: Attribute, of kind: StaticString, _ owner: String
  ) -> (attribute: Attribute, title: PropertyTitle) {
    index += 1
    return (
      attribute,
      PropertyTitle(kind: "attribute", name: attribute.name, ownerKind: kind, owner: owner)
    )
  }
}

extension Model {
  /// Every attribute of every entity and composite, with how a message calls it.
  var ownedAttributes: OwnedAttributes { OwnedAttributes(self) }

  /// Every relationship of every entity, with how a message calls it.
  var ownedRelationships: some Sequence<(relationship: Relationship, title: PropertyTitle)> {
    entities.lazy.flatMap { entity in
      entity.relationships.lazy.map { relationship in
        (
          relationship: relationship,
          title: PropertyTitle(
            kind: "relationship", name: relationship.name, ownerKind: "entity", owner: entity.name)
        )
      }
    }
  }
}

extension ResolvedModel {
  /// How a message calls a relationship.
  func title(of relationship: ResolvedRelationship) -> PropertyTitle {
    PropertyTitle(
      kind: "relationship", name: relationship.name, ownerKind: "entity",
      owner: entities[relationship.entity].name)
  }
}

extension ResolvedEntity {
  /// The properties by name, inherited ones included.
  var propertiesByName: [String: ResolvedProperty] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension ResolvedProperty {
  /// Where the property stands.
  func source(in model: ResolvedModel) -> SourceReference {
    switch kind {
    case .attribute(let attribute): attribute.source
    case .relationship(let index): model.relationships[index].relationship.source
    case .fetchedProperty(let property): property.source
    }
  }
}

extension Entity {
  /// The names and places of all properties: attributes, relationships, then fetched properties.
  var namedProperties: [(name: String, source: SourceReference)] {
    attributes.map { ($0.name, $0.source) } + relationships.map { ($0.name, $0.source) }
      + fetchedProperties.map { ($0.name, $0.source) }
  }
}

extension SourceReference {
  /// The place of the last field of a name; of a list's repeated member the repetition.
  func lastLocation(of field: String) -> SourceLocation {
    guard let found = fields.last(where: { $0.name == field }) else { return location }
    return SourceLocation(path: path, line: Int(found.line), column: Int(found.column))
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
