extension ModelResolver {
  /// Inherited properties are copied into every heir: the depth and the sum of all must be bounded.
  mutating func checkInheritance() {
    let order = parentsFirst()
    var depths = [Int](repeating: 0, count: parents.count)
    var counts = [Int](repeating: 0, count: parents.count)
    var total = 0
    for index in order {
      let entity = model.entities[index]
      if let parent = parents[index] {
        depths[index] = depths[parent] + 1
        counts[index] = counts[parent]
      }
      if depths[index] > Self.deepestInheritance {
        parents[index] = nil
        depths[index] = 0
        counts[index] = 0
        error(
          "inheritance-too-deep",
          "entity '\(entity.name)' has more than \(Self.deepestInheritance) ancestors",
          at: entity.source.location(of: "parentEntity"))
      }
      counts[index] +=
        entity.attributes.count + entity.relationships.count + entity.fetchedProperties.count
      total += counts[index]
    }
    if total > Self.mostProperties {
      isTooLarge = true
      error(
        "too-many-properties",
        "the entities have more than \(Self.mostProperties) properties, inherited ones included",
        at: model.source.location)
    }
  }

  /// The entities, each after its parent.
  func parentsFirst() -> [Int] {
    var children = [[Int]](repeating: [], count: parents.count)
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) }
    }
    var order: [Int] = []
    var pending = Array(parents.indices.filter { parents[$0] == nil }.reversed())
    while let index = pending.popLast() {
      order.append(index)
      pending.append(contentsOf: children[index].reversed())
    }
    return order
  }
}
