import ModelwrightModel

extension ModelComparison {
  /// Compares the properties of an entity with what they were: its own, and inherited ones that are
  /// another thing to it than to its parent.
  mutating func compareProperties(_ earlier: ResolvedEntity, _ entity: ResolvedEntity) {
    let parent = entity.parent.flatMap { matching.oldEntity(of: $0) == nil ? nil : $0 }
    let inherited = entity.parent.map { new.entities[$0].properties.count } ?? 0
    for (place, property) in entity.properties.enumerated() {
      let match = matching.oldProperty(of: entity.index, at: place)
      if place < inherited, let parent {
        let parentsMatch = matching.oldProperty(of: parent, at: place)
        if match.map(PropertyKey.init) == parentsMatch.map(PropertyKey.init) { continue }
      }
      let subject = Subject(earlier: earlier, entity: entity, place: place, property: property)
      guard let match else {
        let isMoved = place >= inherited && noteMoved(subject)
        if !isMoved || !rowsLacking(subject).isEmpty { noteAdded(subject) }
        continue
      }
      if place >= inherited { noteName(subject, match) }
      compare(subject, match)
    }
  }

  /// Notes what an entity that is new takes over from its heirs.
  mutating func compareMoved(into entity: ResolvedEntity) {
    let inherited = entity.parent.map { new.entities[$0].properties.count } ?? 0
    for (place, property) in entity.properties.enumerated().dropFirst(inherited) {
      _ = noteMoved(Subject(earlier: nil, entity: entity, place: place, property: property))
    }
  }

  /// What is compared: a property of a new entity.
  struct Subject {
    var earlier: ResolvedEntity?
    var entity: ResolvedEntity
    var place: Int
    var property: ResolvedProperty
  }

  func change(
    _ kind: ModelChange.Kind, _ subject: Subject, was: ResolvedProperty? = nil,
    _ effect: ChangeEffect
  ) -> ModelChange {
    ModelChange(
      kind, entity: subject.entity.name, property: subject.property.name,
      earlierEntity: subject.earlier?.name, earlierProperty: was?.name, effect: effect)
  }

  private mutating func compare(_ subject: Subject, _ match: ResolvedProperty) {
    switch (match.kind, subject.property.kind) {
    case (.attribute(let before), .attribute(let after)):
      let aspects = aspects(of: before, after, subject)
      guard !aspects.isEmpty else { return }
      append(
        change(
          .attributeChanged(aspects), subject, was: match,
          effect(of: aspects, subject, before, after)))
    case (.relationship(let before), .relationship(let after)):
      compare(subject, match, old.relationships[before], new.relationships[after])
    default: break
    }
  }

  private mutating func noteAdded(_ subject: Subject) {
    switch subject.property.kind {
    case .attribute(let attribute):
      append(
        change(
          .attributeAdded, subject,
          attribute.isTransient ? .free : effect(ofAdded: subject, attribute)))
    case .relationship(let index): noteAdded(subject, relationship: new.relationships[index])
    case .fetchedProperty: break
    }
  }

  private mutating func noteName(_ subject: Subject, _ match: ResolvedProperty) {
    if match.name != subject.property.name {
      switch subject.property.kind {
      case .attribute(let attribute):
        append(
          change(
            .attributeRenamed(from: match.name), subject, was: match,
            attribute.isTransient ? .free : .inferable))
      case .relationship(let index):
        append(
          change(
            .relationshipRenamed(from: match.name), subject, was: match,
            new.relationships[index].relationship.isTransient ? .free : .inferable))
      case .fetchedProperty: break
      }
    }
    guard matching.newEntity(of: match.declaringEntity) != subject.property.declaringEntity,
      subject.property.isObjectProperty
    else { return }
    let name = old.entities[match.declaringEntity].name
    append(change(.propertyMoved(from: [name]), subject, was: match, .inferable))
  }

  /// Notes that a property came up from the heirs; false when none of them had it.
  private mutating func noteMoved(_ subject: Subject) -> Bool {
    guard subject.property.isObjectProperty else { return false }
    var names: [String] = []
    for heir in subject.entity.descendants.dropFirst() {
      guard let match = matching.oldProperty(of: heir, at: subject.place) else { continue }
      let name = old.entities[match.declaringEntity].name
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return false }
    append(change(.propertyMoved(from: names), subject, .inferable))
    return true
  }

  /// The entities whose rows have no value of a property yet.
  func rowsLacking(_ subject: Subject) -> [Int] {
    rows(of: subject.entity).filter {
      matching.oldProperty(of: $0, at: subject.place) == nil
    }
  }

  /// Notes the properties of an old entity that the new one does not have any more: its own, and
  /// inherited ones that its parent still has, or that went with the parent.
  mutating func compareRemovedProperties(_ earlier: ResolvedEntity, _ entity: ResolvedEntity) {
    let parent = earlier.parent.flatMap { matching.newEntity(of: $0) == nil ? nil : $0 }
    let inherited = earlier.parent.map { old.entities[$0].properties.count } ?? 0
    for (place, property) in earlier.properties.enumerated() {
      guard matching.newPlace(ofOld: earlier.index, at: place) == nil else { continue }
      if place < inherited, let parent, matching.newPlace(ofOld: parent, at: place) == nil {
        continue
      }
      let losing = earlier.descendants.filter { heir in
        !old.entities[heir].entity.isAbstract && matching.newEntity(of: heir) != nil
          && matching.newPlace(ofOld: heir, at: place) == nil
      }
      let isKept = earlier.descendants.contains { matching.newPlace(ofOld: $0, at: place) != nil }
      if losing.isEmpty, isKept { continue }
      let kind: ModelChange.Kind
      let isStored: Bool
      switch property.kind {
      case .attribute(let attribute):
        kind = .attributeRemoved
        isStored = !attribute.isTransient && !attribute.isDerived
      case .relationship(let index):
        kind = .relationshipRemoved
        let relationship = old.relationships[index]
        isStored =
          !isKeptByInverse(relationship)
          || carriedLinks.losesLinks(along: relationship, from: losing)
      case .fetchedProperty: continue
      }
      append(
        ModelChange(
          kind, entity: entity.name, property: property.name, earlierEntity: earlier.name,
          earlierProperty: property.name,
          effect: isStored && !losing.isEmpty ? .losesData : .free))
    }
  }
}

/// A declared property of a version.
private struct PropertyKey: Equatable {
  var entity: Int
  var name: String

  init(_ property: ResolvedProperty) {
    entity = property.declaringEntity
    name = property.name
  }
}

extension ResolvedProperty {
  /// Whether it is an attribute or a relationship.
  fileprivate var isObjectProperty: Bool {
    if case .fetchedProperty = kind { false } else { true }
  }
}
