import ModelwrightModel
import ModelwrightSchema

/// Where the links of a new relationship come from: an old relationship, or what leads back along one.
public struct LinkSource: Hashable, Sendable {
  /// The old relationship, by its index among the old model's.
  public var relationship: Int
  /// Whether its links are taken from their ends to their beginnings.
  public var isReversed: Bool

  /// Makes one.
  public init(relationship: Int, isReversed: Bool) {
    self.relationship = relationship
    self.isReversed = isReversed
  }
}

extension ModelMatching {
  /// Where the links come from that objects of a new entity have along a new relationship.
  ///
  /// A relationship and its inverse are one thing, so one of the two decides for both: the one that has
  /// a match, and when both have matches that were not each other's inverses, the one whose side has the
  /// key, or the first by the names of entity and relationship. When the inverse decides, what it was
  /// may differ from one entity at the other end to the next.
  ///
  /// - Parameters:
  ///   - relationship: The new relationship's index.
  ///   - entity: The new entity, one that has the relationship, whose objects the links begin at.
  /// - Returns: The old relationships, each once; none when nothing can be taken over.
  public func linkSources(of relationship: Int, from entity: Int) -> [LinkSource] {
    let resolved = new.model.relationships[relationship]
    if decides(resolved) {
      return match(of: resolved, in: entity).map {
        [LinkSource(relationship: $0, isReversed: false)]
      } ?? []
    }
    guard let inverse = resolved.inverse.map({ new.model.relationships[$0] }) else { return [] }
    var found: [LinkSource] = []
    for other in new.model.entities[inverse.entity].descendants {
      guard let index = match(of: inverse, in: other) else { continue }
      let source = LinkSource(relationship: index, isReversed: true)
      if !found.contains(source) { found.append(source) }
    }
    return found
  }

  /// Whether a relationship's own match, not its inverse's, says what links it has.
  func decides(_ relationship: ResolvedRelationship) -> Bool {
    guard let index = relationship.inverse, index != relationship.index else { return true }
    let inverse = new.model.relationships[index]
    if inverse.relationship.isTransient { return true }
    guard let own = firstMatch(of: relationship) else { return firstMatch(of: inverse) == nil }
    guard let other = firstMatch(of: inverse) else { return true }
    if old.model.relationships[own].inverse == other { return true }
    if new.schema.storage.relationships[relationship.index].isOwnKey { return true }
    if new.schema.storage.relationships[index].isOwnKey { return false }
    return (new.model.entities[relationship.entity].name, relationship.name)
      < (new.model.entities[inverse.entity].name, inverse.name)
  }

  private func firstMatch(of relationship: ResolvedRelationship) -> Int? {
    for entity in new.model.entities[relationship.entity].descendants {
      if let found = match(of: relationship, in: entity) { return found }
    }
    return nil
  }

  /// The stored relationship that a new one was to objects of an entity, by its index.
  func match(of relationship: ResolvedRelationship, in entity: Int) -> Int? {
    guard let place = new.names.properties[entity].byName[relationship.name],
      case .relationship(let index)? = oldProperty(of: entity, at: place)?.kind,
      !old.model.relationships[index].relationship.isTransient
    else { return nil }
    return index
  }
}

extension RelationshipStorage {
  /// Whether the key stands in the source's own table.
  fileprivate var isOwnKey: Bool {
    if case .key = self { true } else { false }
  }
}
