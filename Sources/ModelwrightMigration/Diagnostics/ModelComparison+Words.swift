import ModelwrightModel

/// What changes in words that a person reads.
extension ModelComparison {
  /// What a change is, without the name of its entity: `attribute 'age' added: Integer 16, optional`.
  public func words(for change: ModelChange) -> String {
    let subject = subject(of: change)
    switch change.kind {
    case .entityAdded: return "entity added"
    case .entityRemoved: return "entity removed"
    case .entityRenamed(let name): return "entity renamed from '\(name)'"
    case .parentChanged(let old, let new): return parentWords(old, new)
    case .abstractChanged(let isAbstract): return isAbstract ? "abstract now" : "no longer abstract"
    case .attributeAdded, .relationshipAdded:
      return "\(subject) added" + details(of: change, isOld: false)
    case .attributeRemoved, .relationshipRemoved:
      return "\(subject) removed" + details(of: change, isOld: true)
    case .attributeRenamed(let name), .relationshipRenamed(let name):
      return "\(subject) renamed from '\(name)'"
    case .attributeChanged(let aspects):
      return "\(subject): " + attributeWords(change, aspects).joined(separator: ", ")
    case .relationshipChanged(let aspects):
      return "\(subject): " + relationshipWords(change, aspects).joined(separator: ", ")
    case .propertyMoved(let entities):
      return "\(subject) moved here from \(Self.list(entities))"
    case .indexesChanged: return "indexes changed"
    case .constraintAdded(let names): return "\(Self.list(names)) must be unique now"
    case .constraintRemoved(let names): return "\(Self.list(names)) need not be unique any more"
    case .descriptionChanged: return "something that no store shows"
    }
  }

  private func subject(of change: ModelChange) -> String {
    guard let property = change.property else { return "entity" }
    switch change.kind {
    case .attributeAdded, .attributeRemoved, .attributeRenamed, .attributeChanged:
      return "attribute '\(property)'"
    case .relationshipAdded, .relationshipRemoved, .relationshipRenamed, .relationshipChanged:
      return "relationship '\(property)'"
    default:
      let kind = new.entity(named: change.entity)?.property(named: property)?.kind
      if case .relationship? = kind { return "relationship '\(property)'" }
      return "attribute '\(property)'"
    }
  }

  private func parentWords(_ old: String?, _ new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "parent is '\(new)' instead of '\(old)'"
    case (nil, let new?): "parent is '\(new)' now"
    case (let old?, nil): "no longer has the parent '\(old)'"
    case (nil, nil): "another parent"
    }
  }

  // MARK: Attributes and relationships as they are

  private func details(of change: ModelChange, isOld: Bool) -> String {
    let parts: [String]
    switch property(of: change, isOld: isOld)?.kind {
    case .attribute(let attribute)?:
      var words = [Self.type(attribute), attribute.isOptional ? "optional" : "required"]
      if attribute.isTransient { words.append("transient") }
      if let derivation = attribute.derivationExpression {
        words.append("derived by '\(derivation)'")
      }
      if let text = Self.text(ofDefault: attribute) { words.append("default \(text)") }
      parts = words
    case .relationship(let index)?:
      let model = isOld ? old : new
      let relationship = model.relationships[index].relationship
      var words = [
        relationship.isToMany ? "to many" : "to one",
        "'\(model.entities[model.relationships[index].destination].name)'",
      ]
      if relationship.isOrdered { words.insert("ordered", at: 0) }
      if relationship.isTransient { words.insert("transient", at: 0) }
      if !relationship.isOptional { words.insert("required", at: 0) }
      parts = [words.joined(separator: " ")]
    default: return ""
    }
    return ": " + parts.joined(separator: ", ")
  }

  private static func type(_ attribute: Attribute) -> String {
    attribute.compositeName.map { "\(attribute.type.rawValue) '\($0)'" } ?? attribute.type.rawValue
  }

  /// The default as the model's document has it; `nil` when there is none that can be read.
  private static func text(ofDefault attribute: Attribute) -> String? {
    guard case .value = attribute.defaultValue else { return nil }
    if let text = attribute.defaultValueString, attribute.type != .date { return "'\(text)'" }
    return attribute.defaultDateTimeInterval.map { "\($0) s after 2001-01-01" }
  }

  // MARK: What differs

  private func attributeWords(_ change: ModelChange, _ aspects: Set<AttributeAspect>) -> [String] {
    guard case .attribute(let before)? = property(of: change, isOld: true)?.kind,
      case .attribute(let after)? = property(of: change, isOld: false)?.kind
    else { return ["changed"] }
    return AttributeAspect.allCases.filter(aspects.contains).map { aspect in
      switch aspect {
      case .type: "type is \(Self.type(after)) instead of \(Self.type(before))"
      case .contents: "its composite type consists of other attributes"
      case .becameOptional: "optional now"
      case .becameRequired: "required now"
      case .becameTransient: "transient now"
      case .becamePersistent: "stored now"
      case .defaultValue:
        "default is \(Self.text(ofDefault: after) ?? "none") instead of "
          + (Self.text(ofDefault: before) ?? "none")
      case .derivation: Self.derivation(before.derivationExpression, after.derivationExpression)
      case .description: "something that no store shows"
      }
    }
  }

  private static func derivation(_ old: String?, _ new: String?) -> String {
    guard let new else { return "no longer derived" }
    return "derived by '\(new)'" + (old.map { " instead of '\($0)'" } ?? " now")
  }

  private func relationshipWords(
    _ change: ModelChange, _ aspects: Set<RelationshipAspect>
  ) -> [String] {
    guard case .relationship(let first)? = property(of: change, isOld: true)?.kind,
      case .relationship(let second)? = property(of: change, isOld: false)?.kind
    else { return ["changed"] }
    let (before, after) = (old.relationships[first], new.relationships[second])
    return RelationshipAspect.allCases.filter(aspects.contains).map { aspect in
      switch aspect {
      case .destination:
        "leads to '\(new.entities[after.destination].name)' instead of "
          + "'\(old.entities[before.destination].name)'"
      case .fewerDestinations:
        "can no longer lead to "
          + Self.list(
            carriedLinks.unreachable(from: before, now: after).map { old.entities[$0].name })
      case .inverse:
        "inverse is \(Self.inverse(of: after, in: new)) instead of "
          + Self.inverse(of: before, in: old)
      case .cardinality:
        after.relationship.isToMany
          ? "to many instead of to one" : "to one instead of to many"
      case .ordering: after.relationship.isOrdered ? "ordered now" : "no longer ordered"
      case .becameOptional: "optional now"
      case .becameRequired: "required now"
      case .becameTransient: "transient now"
      case .becamePersistent: "stored now"
      case .deleteRule:
        "delete rule is \(after.relationship.deleteRule.rawValue) instead of "
          + before.relationship.deleteRule.rawValue
      case .description: "something that no store shows"
      }
    }
  }

  private static func inverse(
    of relationship: ResolvedRelationship, in model: ResolvedModel
  ) -> String {
    guard let inverse = relationship.inverse.map({ model.relationships[$0] }) else { return "none" }
    return "'\(model.entities[inverse.entity].name).\(inverse.name)'"
  }

  // MARK: Looking things up

  /// The property that a change is about, as it was or as it is.
  func property(of change: ModelChange, isOld: Bool) -> ResolvedProperty? {
    let (entity, name) =
      isOld
      ? (change.earlierEntity, change.earlierProperty) : (change.entity, change.property)
    guard let entity, let name else { return nil }
    return (isOld ? old : new).entity(named: entity)?.property(named: name)
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension ChangeEffect {
  /// What it does to rows, in the words that people read.
  public var words: String {
    switch self {
    case .free: "free"
    case .inferable: "inferable"
    case .losesData: "loses data"
    case .needsStage: "needs a stage"
    }
  }
}
