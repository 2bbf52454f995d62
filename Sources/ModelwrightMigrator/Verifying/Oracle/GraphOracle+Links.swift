import ModelwrightMigration
import ModelwrightModel
import ModelwrightSchema

extension GraphOracle {
  /// Carries links over: every pair of objects that are still there and may still be linked.
  func carryLinks(of graph: ObjectGraph, into result: inout Expectation) {
    for relationship in new.model.relationships where !relationship.relationship.isTransient {
      let inverse = new.model.storedInverse(of: relationship)
      // Both ends show one thing; the first of them decides for both.
      if let inverse, inverse.index < relationship.index { continue }
      let own = carried(relationship, graph, result.graph)
      guard let inverse else {
        store(own.links, of: relationship, isOrderKnown: own.isOrdered, in: &result)
        continue
      }
      if inverse.index == relationship.index {
        // What leads back by itself now leads back for links that did not.
        let wasOwn = own.origins.allSatisfy { old.model.relationships[$0].inverse == $0 }
        let links = Self.adding(Self.turned(own.links), to: own.links)
        store(links, of: relationship, isOrderKnown: own.isOrdered && wasOwn, in: &result)
        continue
      }
      let other = carried(inverse, graph, result.graph)
      let past = past(of: relationship, own, inverse, other)
      let here = past == .theOther ? [:] : own.links
      let there = past == .itsOwn ? [:] : other.links
      store(
        Self.adding(Self.turned(there), to: here), of: relationship,
        isOrderKnown: own.isOrdered && past != .theOther, in: &result)
      store(
        Self.adding(Self.turned(here), to: there), of: inverse,
        isOrderKnown: other.isOrdered && past != .itsOwn, in: &result)
    }
  }

  /// Whose past the links of two ends have.
  private enum Past {
    case both, itsOwn, theOther
  }

  /// Both ends' when they led to each other before, or when only one of them was there. Of two that had
  /// nothing to do with each other the one that has the key now decides, otherwise the first by name.
  private func past(
    of relationship: ResolvedRelationship, _ own: Carried, _ inverse: ResolvedRelationship,
    _ other: Carried
  ) -> Past {
    guard own.isKnown, other.isKnown else { return .both }
    let hadEachOther = own.origins.allSatisfy { origin in
      old.model.relationships[origin].inverse.map { other.origins.contains($0) } ?? false
    }
    if hadEachOther { return .both }
    if hasKey(relationship) { return .itsOwn }
    if hasKey(inverse) { return .theOther }
    let names = (new.model.entities[relationship.entity].name, relationship.name)
    let otherNames = (new.model.entities[inverse.entity].name, inverse.name)
    return names < otherNames ? .itsOwn : .theOther
  }

  private func hasKey(_ relationship: ResolvedRelationship) -> Bool {
    guard case .key = new.schema.storage.relationships[relationship.index] else { return false }
    return true
  }

  /// What a relationship's own past says.
  private struct Carried {
    var links: [Int64: [Int64]] = [:]
    /// Whether the relationship was stored before, for some of its objects.
    var isKnown = false
    /// Whether it had an order.
    var isOrdered = false
    /// The relationships that it was, by index.
    var origins: Set<Int> = []
  }

  private func carried(
    _ relationship: ResolvedRelationship, _ graph: ObjectGraph, _ result: ObjectGraph
  ) -> Carried {
    var carried = Carried()
    var origins: [Int: ResolvedRelationship] = [:]
    for entity in new.model.entities[relationship.entity].descendants {
      guard
        case .relationship(let index)? = matching.oldProperty(of: entity, named: relationship.name)?
          .kind, !old.model.relationships[index].relationship.isTransient
      else { continue }
      origins[entity] = old.model.relationships[index]
    }
    carried.origins = Set(origins.values.map(\.index))
    carried.isKnown = !origins.isEmpty
    carried.isOrdered = carried.isKnown && origins.values.allSatisfy { $0.relationship.isOrdered }
    let inverse = new.model.storedInverse(of: relationship)
    for object in result.objects {
      guard let origin = origins[object.entity],
        let targets = graph.links[origin.index][object.key.id],
        inverse.map({ new.model.entity(object.entity, isKindOf: $0.destination) }) ?? true
      else { continue }
      let kept = targets.filter { target in
        isDestination(target, of: relationship, inverse, was: origin, graph)
      }
      if !kept.isEmpty { carried.links[object.key.id] = kept }
    }
    return carried
  }

  /// Whether the object at the other end is still there, and one that the relationship may lead to.
  private func isDestination(
    _ target: Int64, of relationship: ResolvedRelationship, _ inverse: ResolvedRelationship?,
    was origin: ResolvedRelationship, _ graph: ObjectGraph
  ) -> Bool {
    let key = ObjectKey(root: old.ends[origin.index].destination, id: target)
    guard let object = graph.object(key), let entity = matching.newEntity(of: object.entity) else {
      return false
    }
    return new.model.entity(entity, isKindOf: relationship.destination)
      && (inverse.map { new.model.entity(entity, isKindOf: $0.entity) } ?? true)
  }

  private static func turned(_ links: [Int64: [Int64]]) -> [Int64: [Int64]] {
    var turned: [Int64: [Int64]] = [:]
    for (source, targets) in links.sorted(by: { $0.key < $1.key }) {
      for target in targets { turned[target, default: []].append(source) }
    }
    return turned
  }

  private static func adding(
    _ more: [Int64: [Int64]], to links: [Int64: [Int64]]
  ) -> [Int64: [Int64]] {
    links.merging(more) { own, others in
      let known = Set(own)
      return own + others.filter { !known.contains($0) }
    }
  }

  private func store(
    _ links: [Int64: [Int64]], of relationship: ResolvedRelationship, isOrderKnown: Bool,
    in result: inout Expectation
  ) {
    let keepsOrder = relationship.relationship.isToMany && relationship.relationship.isOrdered
    if keepsOrder && !isOrderKnown { result.openOrders.insert(relationship.index) }
    result.graph.links[relationship.index] =
      keepsOrder && isOrderKnown ? links : links.mapValues { $0.sorted() }
  }
}
