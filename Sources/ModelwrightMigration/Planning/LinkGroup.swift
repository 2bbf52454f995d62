import ModelwrightModel
import ModelwrightSchema

/// Old links that become links of a new relationship.
struct LinkGroup {
  /// Where they stand, seen from the new relationship's beginning.
  var links: LinkTable
  /// The old rows that they begin at and stay.
  var begins: RowSet
  /// The old rows that they lead to and stay.
  var ends: RowSet
  /// The old entities of the rows that they begin at.
  var beginEntities: [Int]
  /// The old entities of the rows that they lead to.
  var endEntities: [Int]
  /// Whether no row has two links.
  var hasOneEnd: Bool
  /// Whether no row is led to by two links.
  var hasOneBegin: Bool

  /// The same links from their ends to their beginnings.
  var reversed: LinkGroup {
    LinkGroup(
      links: links.reversed, begins: ends, ends: begins, beginEntities: endEntities,
      endEntities: beginEntities, hasOneEnd: hasOneBegin, hasOneBegin: hasOneEnd)
  }
}

extension RowOrigins {
  /// The old links that become those of a new relationship.
  func links(of relationship: ResolvedRelationship) -> [LinkGroup] {
    if matching.decides(relationship) { return ownLinks(of: relationship) }
    guard let inverse = relationship.inverse else { return [] }
    return ownLinks(of: matching.new.model.relationships[inverse]).map(\.reversed)
  }

  private func ownLinks(of relationship: ResolvedRelationship) -> [LinkGroup] {
    let new = matching.new.model
    var begins: [(relationship: Int, entities: [Int])] = []
    for entity in new.entities[relationship.entity].descendants {
      guard let match = matching.oldEntity(of: entity), newEntities[match] == entity,
        let index = matching.match(of: relationship, in: entity)
      else { continue }
      if let place = begins.firstIndex(where: { $0.relationship == index }) {
        begins[place].entities.append(match)
      } else {
        begins.append((index, [match]))
      }
    }
    return begins.flatMap { group($0.relationship, from: $0.entities, for: relationship) }
  }

  private func group(
    _ index: Int, from entities: [Int], for relationship: ResolvedRelationship
  ) -> [LinkGroup] {
    let model = matching.old.model
    let old = model.relationships[index]
    // Which of many objects it should lead to nobody can say.
    if old.relationship.isToMany, !relationship.relationship.isToMany { return [] }
    let candidates = concrete(old.destination)
    let ends = staying(candidates, as: relationship.destination)
    guard let links = matching.old.links(along: old),
      let beginRows = rows(of: entities, outOf: concrete(old.entity)),
      let endRows = rows(of: ends, outOf: candidates)
    else { return [] }
    let isOneToOne =
      !old.relationship.isToMany
      && (model.storedInverse(of: old).map { !$0.relationship.isToMany } ?? false)
    let group = LinkGroup(
      links: links, begins: beginRows, ends: endRows, beginEntities: entities, endEntities: ends,
      hasOneEnd: links.from == SystemName.id || isOneToOne,
      hasOneBegin: links.to == SystemName.id || isOneToOne)
    // What leads back by itself must do so for old links, too.
    let mustLeadBack = relationship.inverse == relationship.index && old.inverse != old.index
    return mustLeadBack ? [group, group.reversed] : [group]
  }
}

extension MigrationVersion {
  /// Where the links along a relationship stand; `nil` when it is not stored.
  func links(along relationship: ResolvedRelationship) -> LinkTable? {
    switch schema.storage.relationships[relationship.index] {
    case .key(let table, let column, let order):
      return LinkTable(table: table, from: SystemName.id, to: column, backPosition: order)
    case .inverseKey(let table, let column, let order):
      return LinkTable(table: table, from: column, to: SystemName.id, position: order)
    case .join(let table, let source, let destination, let order):
      var back: String?
      if let inverse = relationship.inverse, inverse != relationship.index,
        case .join(_, _, _, let column) = schema.storage.relationships[inverse]
      {
        back = column
      }
      return LinkTable(
        table: table, from: source, to: destination, position: order, backPosition: back)
    case .transient: return nil
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
}
