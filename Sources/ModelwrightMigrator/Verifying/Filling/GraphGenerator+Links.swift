import ModelwrightModel
import ModelwrightSchema

extension GraphGenerator {
  /// Links every relationship. The end that has the key, or comes first, decides; the other follows.
  mutating func addLinks() {
    for relationship in model.relationships {
      switch stored.schema.storage.relationships[relationship.index] {
      case .key: addKeys(relationship)
      case .inverseKey where !model.hasStoredInverse(relationship): addHiddenKeys(relationship)
      case .join: if isFirst(relationship) { addPairs(relationship) }
      case .inverseKey, .transient: break
      }
    }
    for relationship in model.relationships {
      guard case .inverseKey = stored.schema.storage.relationships[relationship.index],
        let inverse = model.storedInverse(of: relationship)
      else { continue }
      var back: [Int64: [Int64]] = [:]
      for (source, targets) in graph.links[inverse.index].sorted(by: { $0.key < $1.key }) {
        for target in targets { back[target, default: []].append(source) }
      }
      graph.links[relationship.index] = back.mapValues { ordered($0, relationship) }
    }
  }

  private func isFirst(_ relationship: ResolvedRelationship) -> Bool {
    model.storedInverse(of: relationship).map { relationship.index <= $0.index } ?? true
  }

  /// The objects at an end: those that the other end's declaration allows, too.
  private func ends(
    _ relationship: ResolvedRelationship
  ) -> (sources: [Int64], destinations: [Int64]) {
    let inverse = model.storedInverse(of: relationship)
    func ids(_ entity: Int, _ other: Int?) -> [Int64] {
      members[entity].filter { key in
        guard let other, let object = graph.object(key) else { return true }
        return model.entity(object.entity, isKindOf: other)
      }.map(\.id)
    }
    return (
      ids(relationship.entity, inverse?.destination), ids(relationship.destination, inverse?.entity)
    )
  }

  // MARK: Keys

  private mutating func addKeys(_ relationship: ResolvedRelationship) {
    let (sources, destinations) = ends(relationship)
    guard !destinations.isEmpty else { return }
    let inverse = model.storedInverse(of: relationship)
    if inverse?.index == relationship.index { return addCouples(relationship, sources) }
    let isAlone =
      inverse?.relationship.isToMany == false || hints.uniqueNames.contains(relationship.name)
    let mayBeAbsent = relationship.relationship.isOptional && style == .rich
    for (place, source) in sources.enumerated() {
      if mayBeAbsent, place == sources.count - 1 || place % 7 == 6 { continue }
      if isAlone || style == .plain {
        // Alone: the partner after the one with the same number, so that equal identifiers mean nothing.
        guard place < destinations.count || !isAlone else { continue }
        let target = destinations[(place + 1) % destinations.count]
        graph.links[relationship.index][source] = [target]
      } else {
        let target = destinations[Self.group(place) % destinations.count]
        graph.links[relationship.index][source] = [target]
      }
    }
  }

  /// A relationship to one that is its own inverse.
  private mutating func addCouples(_ relationship: ResolvedRelationship, _ ids: [Int64]) {
    for place in stride(from: 0, to: ids.count - 1, by: 2) {
      graph.links[relationship.index][ids[place]] = [ids[place + 1]]
      graph.links[relationship.index][ids[place + 1]] = [ids[place]]
    }
    if ids.count % 2 == 1, let last = ids.last, !relationship.relationship.isOptional {
      graph.links[relationship.index][last] = [last]
    }
  }

  private mutating func addHiddenKeys(_ relationship: ResolvedRelationship) {
    let (sources, destinations) = ends(relationship)
    guard !sources.isEmpty else { return }
    for (place, destination) in destinations.enumerated() {
      if style == .rich, place == destinations.count - 1 { continue }
      let group = style == .plain ? place : Self.group(place)
      graph.links[relationship.index][sources[group % sources.count], default: []]
        .append(destination)
    }
    graph.links[relationship.index] = graph.links[relationship.index].mapValues {
      ordered($0, relationship)
    }
  }

  /// 0, 0, 0, 1, 1, 2, 3, 3, 3, …: members of groups of three, two and one.
  private static func group(_ place: Int) -> Int { place / 6 * 3 + [0, 0, 0, 1, 1, 2][place % 6] }

  // MARK: Pairs

  private mutating func addPairs(_ relationship: ResolvedRelationship) {
    let (sources, destinations) = ends(relationship)
    guard !destinations.isEmpty, let inverse = model.storedInverse(of: relationship) else { return }
    var there: [Int64: [Int64]] = [:]
    var back: [Int64: [Int64]] = [:]
    func add(_ source: Int64, _ destination: Int64) {
      guard there[source]?.contains(destination) != true else { return }
      there[source, default: []].append(destination)
      back[destination, default: []].append(source)
    }
    for (place, source) in sources.enumerated() {
      // Three, one and none.
      let count = style == .plain ? (place < destinations.count ? 1 : 0) : [3, 1, 0][place % 3]
      for step in 0..<count {
        let destination = destinations[(place + step) % destinations.count]
        add(source, destination)
        if inverse.index == relationship.index { add(destination, source) }
      }
    }
    graph.links[relationship.index] = there.mapValues { ordered($0, relationship) }
    if inverse.index != relationship.index {
      graph.links[inverse.index] = back.mapValues { ordered($0, inverse) }
    }
  }

  /// Members in the order that the relationship keeps: any but that of the identifiers.
  private func ordered(_ ids: [Int64], _ relationship: ResolvedRelationship) -> [Int64] {
    let sorted = ids.sorted()
    guard relationship.relationship.isToMany, relationship.relationship.isOrdered, ids.count > 1
    else { return sorted }
    let reversed = Array(sorted.reversed())
    return ids.count == 2 ? reversed : Array(reversed.dropFirst()) + reversed.prefix(1)
  }

  // MARK: What is missing

  /// Takes out objects that have no partner although they must.
  mutating func removeIncomplete() {
    let required = model.relationships.filter { relationship in
      guard case .key = stored.schema.storage.relationships[relationship.index] else {
        return false
      }
      return !relationship.relationship.isOptional
    }
    guard !required.isEmpty else { return }
    while true {
      let lacking = graph.objects.filter { object in
        required.contains {
          model.entity(object.entity, isKindOf: $0.entity)
            && graph.links[$0.index][object.key.id] == nil
        }
      }
      guard !lacking.isEmpty else { return }
      graph.remove(Set(lacking.map(\.key)), ends: stored.ends)
    }
  }
}
