extension ModelChange {
  /// The change in a few words, with the names that it is about.
  public var words: String {
    let subject = entity.isEmpty ? "the model" : property.map { "\(entity).\($0)" } ?? entity
    return "\(subject): \(kind.words)"
  }
}

extension ModelChange.Kind {
  fileprivate var words: String {
    switch self {
    case .entityAdded: "new entity"
    case .entityRemoved: "entity removed"
    case .attributeAdded: "new attribute"
    case .attributeRemoved: "attribute removed"
    case .relationshipAdded: "new relationship"
    case .relationshipRemoved: "relationship removed"
    case .entityRenamed(let name), .attributeRenamed(let name), .relationshipRenamed(let name):
      "renamed, was \(name)"
    case .parentChanged(let old, let new):
      "parent changed from \(old ?? "none") to \(new ?? "none")"
    case .abstractChanged(let isAbstract): isAbstract ? "became abstract" : "became concrete"
    case .attributeChanged(let aspects):
      aspects.map(\.words).sorted().joined(separator: ", ")
    case .relationshipChanged(let aspects):
      aspects.map(\.words).sorted().joined(separator: ", ")
    case .propertyMoved(let names): "moved from \(names.joined(separator: ", "))"
    case .indexesChanged: "indexes changed"
    case .constraintAdded(let names): "must be unique now: \(names.joined(separator: ", "))"
    case .constraintRemoved(let names):
      "need not be unique any more: \(names.joined(separator: ", "))"
    case .descriptionChanged: "something that no store shows changed"
    }
  }
}

extension AttributeAspect {
  /// The aspect in words.
  public var words: String {
    switch self {
    case .type: "type changed"
    case .contents: "contents of the composite type changed"
    case .becameOptional: "became optional"
    case .becameRequired: "became required"
    case .becameTransient: "is no longer stored"
    case .becamePersistent: "is stored now"
    case .defaultValue: "default changed"
    case .derivation: "derivation changed"
    case .description: "something that no store shows changed"
    }
  }
}

extension RelationshipAspect {
  /// The aspect in words.
  public var words: String {
    switch self {
    case .destination: "destination changed"
    case .inverse: "inverse changed"
    case .cardinality: "to one or to many changed"
    case .ordering: "ordering changed"
    case .becameOptional: "became optional"
    case .becameRequired: "became required"
    case .becameTransient: "is no longer stored"
    case .becamePersistent: "is stored now"
    case .deleteRule: "delete rule changed"
    case .description: "something that no store shows changed"
    }
  }
}
