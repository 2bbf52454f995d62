import ModelwrightModel

extension ModelComparison {
  mutating func compare(
    _ subject: Subject, _ match: ResolvedProperty, _ before: ResolvedRelationship,
    _ after: ResolvedRelationship
  ) {
    let aspects = aspects(of: before, after)
    guard !aspects.isEmpty else { return }
    append(
      change(
        .relationshipChanged(aspects), subject, was: match,
        effect(of: aspects, subject, before, after)))
  }

  mutating func noteAdded(_ subject: Subject, relationship: ResolvedRelationship) {
    let needsObject =
      !relationship.relationship.isTransient && !relationship.relationship.isOptional
      && !relationship.relationship.isToMany && !rowsLacking(subject).isEmpty
    append(
      change(
        .relationshipAdded, subject,
        relationship.relationship.isTransient ? .free : needsObject ? .needsStage : .inferable))
  }

  /// Whether what a relationship that is gone led to is still known: its inverse, which is kept, or
  /// nothing was stored.
  func isKeptByInverse(_ relationship: ResolvedRelationship) -> Bool {
    if relationship.relationship.isTransient { return true }
    guard let inverse = relationship.inverse.map({ old.relationships[$0] }),
      let entity = matching.newEntity(of: inverse.entity),
      let kept = matching.newProperty(ofOld: inverse.entity, named: inverse.name),
      case .relationship(let index) = kept.kind
    else { return false }
    return entity >= 0 && !new.relationships[index].relationship.isTransient
      && !inverse.relationship.isTransient
  }

  private func aspects(
    of old: ResolvedRelationship, _ new: ResolvedRelationship
  ) -> Set<RelationshipAspect> {
    let (before, after) = (old.relationship, new.relationship)
    var aspects: Set<RelationshipAspect> = []
    if matching.newEntity(of: old.destination) != new.destination {
      aspects.insert(.destination)
    } else if !after.isTransient, !carriedLinks.unreachable(from: old, now: new).isEmpty {
      aspects.insert(.fewerDestinations)
    }
    if !isSameInverse(old, new) { aspects.insert(.inverse) }
    if before.isToMany != after.isToMany { aspects.insert(.cardinality) }
    if before.isOrdered != after.isOrdered { aspects.insert(.ordering) }
    if before.isOptional != after.isOptional {
      aspects.insert(after.isOptional ? .becameOptional : .becameRequired)
    }
    if before.isTransient != after.isTransient {
      aspects.insert(after.isTransient ? .becameTransient : .becamePersistent)
    }
    if before.deleteRule != after.deleteRule { aspects.insert(.deleteRule) }
    if aspects.isEmpty, isDescribedOtherwise(before, after) { aspects.insert(.description) }
    return aspects
  }

  private func isDescribedOtherwise(_ old: Relationship, _ new: Relationship) -> Bool {
    var renamed = old
    renamed.name = new.name
    renamed.destinationName = new.destinationName
    renamed.inverseName = new.inverseName
    renamed.inverseEntityName = new.inverseEntityName
    if old.name != new.name { renamed.renamingIdentifier = new.renamingIdentifier }
    return renamed != new
  }

  private func isSameInverse(_ old: ResolvedRelationship, _ new: ResolvedRelationship) -> Bool {
    switch (old.inverse, new.inverse) {
    case (nil, nil): return true
    case (let before?, let after?):
      let (was, now) = (self.old.relationships[before], self.new.relationships[after])
      guard let entity = matching.newEntity(of: was.entity),
        case .relationship(let index)? = matching.newProperty(ofOld: was.entity, named: was.name)?
          .kind
      else { return false }
      return index == now.index && self.new.entity(entity, isKindOf: now.entity)
    default: return false
    }
  }

  private func effect(
    of aspects: Set<RelationshipAspect>, _ subject: Subject, _ before: ResolvedRelationship,
    _ after: ResolvedRelationship
  ) -> ChangeEffect {
    let (old, new) = (before.relationship, after.relationship)
    if old.isTransient, new.isTransient { return .free }
    if new.isTransient { return .losesData }
    let needsObject = !new.isToMany && !new.isOptional && !rows(of: subject.entity).isEmpty
    if old.isTransient { return needsObject ? .needsStage : .inferable }
    if old.isToMany, !new.isToMany { return .needsStage }
    if needsObject, old.isOptional { return .needsStage }
    if aspects.contains(.destination), !isWholeDestination(before, after) { return .losesData }
    if losesLinks(subject, before) { return .losesData }
    if old.isOrdered, !new.isOrdered, new.isToMany { return .losesData }
    let isFree = aspects.isSubset(of: [.deleteRule, .description, .becameOptional, .becameRequired])
    return isFree ? .free : .inferable
  }

  /// Whether objects that have a relationship before and after lose links along it.
  private func losesLinks(_ subject: Subject, _ before: ResolvedRelationship) -> Bool {
    let begins = old.entities[before.entity].descendants.filter { index in
      matching.newEntity(of: index).map { new.entity($0, isKindOf: subject.entity.index) } ?? false
    }
    return carriedLinks.losesLinks(along: before, from: begins)
  }

  /// Whether everything that a relationship could lead to is something that it can lead to now.
  private func isWholeDestination(
    _ before: ResolvedRelationship, _ after: ResolvedRelationship
  ) -> Bool {
    old.entities[before.destination].descendants.allSatisfy { index in
      if old.entities[index].entity.isAbstract { return true }
      guard let kept = matching.newEntity(of: index) else { return true }
      return new.entity(kept, isKindOf: after.destination)
    }
  }
}
