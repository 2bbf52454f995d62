import ModelwrightModel

/// Which side's table holds a relationship.
enum RelationshipPlacement: Hashable {
  /// A key in the source's table.
  case ownKey
  /// The inverse's key in the destination's table.
  case inverseKey
  /// A key in the destination's table that no property has.
  case hiddenKey
  /// A table of pairs.
  case join
  /// None.
  case transient

  /// Decides by the kinds of both ends. An inverse that is not stored counts as none.
  init(of relationship: ResolvedRelationship, in model: ResolvedModel) {
    guard !relationship.relationship.isTransient else {
      self = .transient
      return
    }
    let inverse = model.storedInverse(of: relationship)
    switch (relationship.relationship.isToMany, inverse?.relationship.isToMany) {
    case (false, nil), (false, true?): self = .ownKey
    case (true, nil): self = .hiddenKey
    case (true, false?): self = .inverseKey
    case (true, true?): self = .join
    case (false, false?):
      self = model.holdsKey(relationship, against: inverse) ? .ownKey : .inverseKey
    }
  }
}

extension ResolvedModel {
  /// The inverse of a relationship; `nil` also when the inverse is not stored.
  func storedInverse(of relationship: ResolvedRelationship) -> ResolvedRelationship? {
    relationship.inverse.map { relationships[$0] }.flatMap {
      $0.relationship.isTransient ? nil : $0
    }
  }

  /// Which end of a one-to-one relationship has the key: the required one, otherwise the one that
  /// comes first by the names of entity and relationship.
  fileprivate func holdsKey(
    _ relationship: ResolvedRelationship, against inverse: ResolvedRelationship?
  ) -> Bool {
    guard let inverse, inverse.index != relationship.index else { return true }
    let isRequired = !relationship.relationship.isOptional
    if isRequired != !inverse.relationship.isOptional { return isRequired }
    return comesFirst(relationship, before: inverse)
  }

  /// Whether a relationship comes before another by the names of entity and relationship.
  func comesFirst(
    _ relationship: ResolvedRelationship, before other: ResolvedRelationship
  ) -> Bool {
    (entities[relationship.entity].name, relationship.name)
      <= (entities[other.entity].name, other.name)
  }
}
