extension ModelResolver {
  /// Finds destinations and inverses. What is unknown is reported and left out.
  mutating func resolveRelationships() -> [ResolvedRelationship] {
    var found: [(entity: Int, relationship: Relationship)] = []
    relationshipIndexes.reserveCapacity(model.entities.count)
    for (index, entity) in model.entities.enumerated() {
      var indexes = [String: Int](minimumCapacity: entity.relationships.count)
      for relationship in entity.relationships {
        indexes[relationship.name] = found.count
        found.append((index, relationship))
      }
      relationshipIndexes.append(indexes)
    }
    let destinations = found.map { destination(of: $0.relationship, in: $0.entity) }
    var inverses = found.indices.map { index in
      destinations[index] == nil
        ? nil : inverse(of: found[index].relationship, in: found[index].entity)
    }
    pairInverses(&inverses, of: found)
    checkInverses(inverses, of: found, destinations: destinations)
    return found.indices.compactMap { index in
      destinations[index].map {
        ResolvedRelationship(
          index: index, relationship: found[index].relationship, entity: found[index].entity,
          destination: $0, inverse: inverses[index])
      }
    }
  }

  private mutating func destination(of relationship: Relationship, in entity: Int) -> Int? {
    let name = relationship.destinationName
    if name.isEmpty {
      if countsOnly("missing-destination") { return nil }
      error(
        "missing-destination",
        "\(title(of: relationship, in: entity)) has no destination; name an entity",
        at: relationship.source.location(of: "destinationEntity"))
      return nil
    }
    if let index = entityIndexes[name] { return index }
    if countsOnly("unknown-destination") { return nil }
    error(
      "unknown-destination",
      "\(title(of: relationship, in: entity)) leads to the unknown entity '\(name)'\(hint(for: name, among: entityIndexes.keys))",
      at: relationship.source.location(of: "destinationEntity"))
    return nil
  }

  private mutating func inverse(of relationship: Relationship, in entity: Int) -> Int? {
    guard let name = relationship.inverseName else { return nil }
    let entityName = relationship.inverseEntityName ?? relationship.destinationName
    guard let inverseEntity = entityIndexes[entityName] else {
      if countsOnly("unknown-inverse") { return nil }
      error(
        "unknown-inverse",
        "\(title(of: relationship, in: entity)) has its inverse in the unknown entity '\(entityName)'\(hint(for: entityName, among: entityIndexes.keys))",
        at: relationship.source.location(of: "inverseEntity"))
      return nil
    }
    var next: Int? = inverseEntity
    while let index = next {
      if let found = relationshipIndexes[index][name] { return found }
      next = parents[index]
    }
    if countsOnly("unknown-inverse") { return nil }
    error(
      "unknown-inverse",
      "\(title(of: relationship, in: entity)) has the unknown inverse '\(entityName).\(name)'\(hint(for: name, among: model.entities[inverseEntity].relationships.map(\.name)))",
      at: relationship.source.location(of: "inverseName"))
    return nil
  }

  private func title(of relationship: Relationship, in entity: Int) -> String {
    "relationship '\(relationship.name)' of entity '\(model.entities[entity].name)'"
  }

  /// An inverse that only one side names holds for both; sides that disagree are an error.
  private mutating func pairInverses(
    _ inverses: inout [Int?], of found: [(entity: Int, relationship: Relationship)]
  ) {
    for index in found.indices {
      guard let other = inverses[index], inverses[other] != index else { continue }
      let isOneSided = inverses[other] == nil && found[other].relationship.inverseName == nil
      let isMismatch = inverses[other] != nil
      if isOneSided { inverses[other] = index }
      if isMismatch { inverses[index] = nil }
      guard isOneSided || isMismatch,
        !countsOnly(isOneSided ? "one-sided-inverse" : "inverse-mismatch")
      else { continue }
      let relationship = found[index].relationship
      let owner = "'\(model.entities[found[index].entity].name).\(relationship.name)'"
      let target =
        "'\(model.entities[found[other].entity].name).\(found[other].relationship.name)'"
      let place = relationship.source.location(of: "inverseName")
      if isOneSided {
        warning(
          "one-sided-inverse",
          "\(owner) names \(target) as its inverse, which names none; name the inverse on both sides",
          at: place)
      } else {
        error(
          "inverse-mismatch",
          "\(owner) names \(target) as its inverse, but that has another inverse; make both sides name each other",
          at: place)
      }
    }
  }

  /// The objects at the other end must have the inverse: their entity declares or inherits it
  /// (core-data.md §1.6).
  private mutating func checkInverses(
    _ inverses: [Int?], of found: [(entity: Int, relationship: Relationship)],
    destinations: [Int?]
  ) {
    for index in found.indices {
      guard let other = inverses[index], let destination = destinations[index],
        !isEntity(destination, kindOf: found[other].entity), !countsOnly("inverse-mismatch")
      else { continue }
      let relationship = found[index].relationship
      let owner = "'\(model.entities[found[index].entity].name).\(relationship.name)'"
      let target =
        "'\(model.entities[found[other].entity].name).\(found[other].relationship.name)'"
      error(
        "inverse-mismatch",
        "\(owner) leads to '\(model.entities[destination].name)', which does not have its inverse \(target); correct the destination or the inverse",
        at: relationship.source.location(of: "inverseName"))
    }
  }

  private func isEntity(_ entity: Int, kindOf ancestor: Int) -> Bool {
    var next: Int? = entity
    while let index = next {
      if index == ancestor { return true }
      next = parents[index]
    }
    return false
  }
}
