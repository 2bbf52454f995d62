/// One difference between two versions of a model.
public struct ModelChange: Hashable, Sendable {
  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// The entity is new.
    case entityAdded
    /// The entity is gone.
    case entityRemoved
    /// The entity had another name.
    case entityRenamed(from: String)
    /// The entity has another parent.
    case parentChanged(from: String?, to: String?)
    /// The entity became abstract, or stopped to be.
    case abstractChanged(isAbstract: Bool)
    /// The attribute is new.
    case attributeAdded
    /// The attribute is gone.
    case attributeRemoved
    /// The attribute had another name. When it is another besides, ``attributeChanged(_:)`` says how.
    case attributeRenamed(from: String)
    /// The attribute is another in these respects.
    case attributeChanged(Set<AttributeAspect>)
    /// The relationship is new.
    case relationshipAdded
    /// The relationship is gone.
    case relationshipRemoved
    /// The relationship had another name. When it is another besides, ``relationshipChanged(_:)`` says
    /// how.
    case relationshipRenamed(from: String)
    /// The relationship is another in these respects.
    case relationshipChanged(Set<RelationshipAspect>)
    /// The property was declared by other entities of the earlier version, named as the earlier version
    /// names them: it moved up or down a hierarchy.
    case propertyMoved(from: [String])
    /// Indexes of the entity are others.
    case indexesChanged
    /// A uniqueness constraint is new.
    case constraintAdded([String])
    /// A uniqueness constraint is gone.
    case constraintRemoved([String])
    /// Something that no store shows: class names, validation, user info, requests.
    case descriptionChanged
  }

  /// What differs.
  public var kind: Kind
  /// The entity's name in the later version; that of the earlier one for an entity that is gone; empty
  /// for the model as a whole.
  public var entity: String
  /// The property's name in the later version; that of the earlier one for a property that is gone;
  /// `nil` for the entity as a whole.
  public var property: String?
  /// The entity's name in the earlier version; `nil` for a new entity and for the model as a whole.
  public var earlierEntity: String?
  /// The property's name in the earlier version; `nil` for a new one and for the entity as a whole.
  public var earlierProperty: String?
  /// What it does to rows.
  public var effect: ChangeEffect

  /// Makes a change.
  public init(
    _ kind: Kind, entity: String, property: String? = nil, earlierEntity: String? = nil,
    earlierProperty: String? = nil, effect: ChangeEffect = .free
  ) {
    self.kind = kind
    self.entity = entity
    self.property = property
    self.earlierEntity = earlierEntity
    self.earlierProperty = earlierProperty
    self.effect = effect
  }
}

/// What of an attribute can differ.
public enum AttributeAspect: String, Hashable, Sendable, CaseIterable {
  /// The type.
  case type
  /// What the attribute's composite type consists of.
  case contents
  /// A value may now be absent.
  case becameOptional
  /// A value must now be there.
  case becameRequired
  /// It is no longer stored.
  case becameTransient
  /// It is now stored.
  case becamePersistent
  /// The default.
  case defaultValue
  /// The expression that the value is computed by.
  case derivation
  /// Something that no store shows.
  case description
}

/// What of a relationship can differ.
public enum RelationshipAspect: String, Hashable, Sendable, CaseIterable {
  /// The destination.
  case destination
  /// The destination is the same, but some entities are no longer kinds of it.
  case fewerDestinations
  /// The inverse.
  case inverse
  /// One to many or many to one.
  case cardinality
  /// Whether it is ordered.
  case ordering
  /// There may now be no object.
  case becameOptional
  /// There must now be an object.
  case becameRequired
  /// It is no longer stored.
  case becameTransient
  /// It is now stored.
  case becamePersistent
  /// The delete rule.
  case deleteRule
  /// Something that no store shows, such as the counts.
  case description
}
