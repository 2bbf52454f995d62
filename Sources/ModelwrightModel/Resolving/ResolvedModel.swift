/// A model whose names have been followed: parents, children, inherited properties, destinations and
/// inverses, all as indexes. Everything after reading and checking works on it.
public struct ResolvedModel: Sendable {
  /// The model as it was written.
  public let model: Model
  /// The entities, in the model's order: an entity's index is the same in both.
  public let entities: [ResolvedEntity]
  /// Every relationship of every entity, each once, in the order of the entities.
  public let relationships: [ResolvedRelationship]
  let entityIndexes: [String: Int]
  let compositeIndexes: [String: Int]

  /// Follows the names of a model.
  ///
  /// - Throws: ``InvalidModelError`` with every fault of the structure.
  public init(_ model: Model) throws(InvalidModelError) {
    var resolver = ModelResolver(model)
    let resolved = resolver.resolve()
    guard let resolved, !resolver.diagnostics.hasErrors else {
      throw InvalidModelError(diagnostics: resolver.diagnostics.sorted())
    }
    self = resolved
  }

  init(
    model: Model, entities: [ResolvedEntity], relationships: [ResolvedRelationship],
    entityIndexes: [String: Int], compositeIndexes: [String: Int]
  ) {
    self.model = model
    self.entities = entities
    self.relationships = relationships
    self.entityIndexes = entityIndexes
    self.compositeIndexes = compositeIndexes
  }

  /// The entity of a name.
  public func entity(named name: String) -> ResolvedEntity? {
    entityIndexes[name].map { entities[$0] }
  }

  /// The composite type of a name.
  public func composite(named name: String) -> Composite? {
    compositeIndexes[name].map { model.composites[$0] }
  }

  /// Whether `entity` is `ancestor` or inherits from it.
  public func entity(_ entity: Int, isKindOf ancestor: Int) -> Bool {
    var next: Int? = entity
    while let index = next {
      if index == ancestor { return true }
      next = entities[index].parent
    }
    return false
  }
}

/// An entity with its place in the hierarchy and all its properties.
public struct ResolvedEntity: Sendable {
  /// The entity's index in the model.
  public let index: Int
  /// The entity as it was written.
  public let entity: Entity
  /// The index of the parent; `nil` for a root.
  public let parent: Int?
  /// The index of the topmost ancestor, whose table stores the rows: the entity's own for a root.
  public let root: Int
  /// The indexes of the entities that name this one as their parent, in the model's order.
  public let children: [Int]
  /// This entity and everything that inherits from it, each parent before its children.
  public let descendants: [Int]
  /// All properties, inherited ones first; of each entity attributes, then relationships, then
  /// fetched properties, in the document's order.
  public let properties: [ResolvedProperty]

  /// The entity's name.
  public var name: String { entity.name }

  /// The property of a name, inherited ones included.
  public func property(named name: String) -> ResolvedProperty? {
    properties.first { $0.name == name }
  }
}

/// A property of an entity, own or inherited.
public struct ResolvedProperty: Sendable {
  /// What a property is.
  public enum Kind: Sendable {
    /// An attribute.
    case attribute(Attribute)
    /// A relationship, by its index in ``ResolvedModel/relationships``.
    case relationship(Int)
    /// A fetched property: rare and large, so that the others do not carry its size.
    indirect case fetchedProperty(FetchedProperty)
  }

  /// The property's name.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// The index of the entity that declares it.
  public let declaringEntity: Int
}

/// A relationship with its ends.
public struct ResolvedRelationship: Sendable {
  /// The index in ``ResolvedModel/relationships``.
  public let index: Int
  /// The relationship as it was written.
  public let relationship: Relationship
  /// The index of the entity that declares it.
  public let entity: Int
  /// The index of the entity that it leads to.
  public let destination: Int
  /// The index of the inverse, which may be the relationship itself; `nil` when there is none.
  public let inverse: Int?

  /// The relationship's name.
  public var name: String { relationship.name }
}

/// A model whose structure does not hold: it cannot become classes or tables.
public struct InvalidModelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, sorted by their places.
  public var diagnostics: [Diagnostic]

  /// Makes the error.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The faults, one a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
