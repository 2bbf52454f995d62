import ModelwrightModel

extension NameResolver {
  /// Own properties must have names that Swift can have, each another one, inherited ones included.
  mutating func checkProperties(of entity: ResolvedEntity) {
    let owner = "entity '\(entity.name)'"
    var renamed = false
    for (name, source) in entity.entity.propertyPlaces {
      let place = source.location(of: "name")
      guard let identifier = SwiftIdentifier.make(from: name) else {
        diagnostics.append(.unusableName(name, of: "a property of \(owner)", at: place))
        continue
      }
      if let reason = ReservedNames.reason(againstProperty: identifier) {
        diagnostics.append(
          .reservedPropertyName(name, of: owner, reason: reason, at: place))
      }
      renamed = renamed || identifier != name
    }
    for attribute in entity.entity.attributes where attribute.type == .objectID {
      diagnostics.append(
        .unsupportedAttribute(attribute, of: owner, at: attribute.source.location))
    }
    // The names themselves differ: that was checked before. Identifiers differ too unless one was
    // made from a name that is not an identifier.
    if renamed || inheritsRenamed(entity) { checkIdentifiers(of: entity) }
  }

  private func inheritsRenamed(_ entity: ResolvedEntity) -> Bool {
    guard entity.parent != nil else { return false }
    return entity.properties.contains { ModelNames.identifier(ofProperty: $0.name) != $0.name }
  }

  private mutating func checkIdentifiers(of entity: ResolvedEntity) {
    var names: [String: String] = [:]
    for property in entity.properties {
      let identifier = ModelNames.identifier(ofProperty: property.name)
      guard let other = names.updateValue(property.name, forKey: identifier) else { continue }
      guard skipped.declares(entity.index, propertiesOf: property.declaringEntity) else {
        continue
      }
      diagnostics.append(
        .duplicateIdentifier(
          identifier, of: [other, property.name], in: "entity '\(entity.name)'",
          at: property.source(in: model).location(of: "name")))
    }
  }

  /// Attributes of a composite, by the same rules; what a composite cannot hold is reported too.
  mutating func checkAttributes(of composite: Composite) {
    let owner = "composite '\(composite.name)'"
    var names: [String: String] = [:]
    for attribute in composite.attributes {
      let place = attribute.source.location(of: "name")
      guard let identifier = SwiftIdentifier.make(from: attribute.name) else {
        diagnostics.append(
          .unusableName(attribute.name, of: "an attribute of \(owner)", at: place))
        continue
      }
      if let reason = ReservedNames.reason(againstField: identifier) {
        diagnostics.append(
          .reservedPropertyName(attribute.name, of: owner, reason: reason, at: place))
      }
      if let other = names.updateValue(attribute.name, forKey: identifier) {
        diagnostics.append(
          .duplicateIdentifier(identifier, of: [other, attribute.name], in: owner, at: place))
      }
      if attribute.type == .undefined || attribute.type == .objectID {
        diagnostics.append(
          .unsupportedAttribute(attribute, of: owner, at: attribute.source.location))
      }
    }
  }

  /// The own to-many relationships whose methods an earlier relationship already has: `walks` and
  /// `Walks` would both be `addToWalks`.
  mutating func methodClashes(in entity: ResolvedEntity) -> [Int] {
    guard entity.entity.relationships.contains(where: \.isToMany) else { return [] }
    var taken: [String: String] = [:]
    var clashes: [Int] = []
    for property in entity.properties {
      guard case .relationship(let index) = property.kind,
        model.relationships[index].relationship.isToMany
      else { continue }
      let suffix = SwiftIdentifier.capitalized(ModelNames.identifier(ofProperty: property.name))
      guard let other = taken[suffix] else {
        taken[suffix] = property.name
        continue
      }
      guard skipped.declares(entity.index, propertiesOf: property.declaringEntity) else {
        continue
      }
      clashes.append(index)
      diagnostics.append(
        .methodsOmitted(
          of: property.name, because: other, suffix: suffix, in: entity.name,
          at: property.source(in: model).location(of: "name")))
    }
    return clashes
  }
}

extension Entity {
  /// Every property's name and place.
  fileprivate var propertyPlaces: [(name: String, source: SourceReference)] {
    attributes.map { ($0.name, $0.source) } + relationships.map { ($0.name, $0.source) }
      + fetchedProperties.map { ($0.name, $0.source) }
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
