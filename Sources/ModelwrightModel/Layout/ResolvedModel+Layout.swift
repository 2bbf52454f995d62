extension ResolvedModel {
  /// The layout of an entity's rows.
  ///
  /// For all entities of a model use ``layouts()``: it looks at each hierarchy once.
  public func layout(of entity: Int) -> RowLayout {
    let root = entities[entity].root
    let largest = entities[root].descendants.map { slotCount(of: entities[$0].properties) }.max()
    return layout(of: entity, bitWords: Self.bitWords(forSlots: largest ?? 0))
  }

  /// The layouts of all entities, by their indexes.
  public func layouts() -> [RowLayout] {
    var counts = [Int](repeating: 0, count: entities.count)
    var largest = [Int](repeating: 0, count: entities.count)
    for root in entities where root.parent == nil {
      for index in root.descendants {
        // What is inherited comes first and is counted already.
        let inherited = entities[index].parent.map { (entities[$0].properties.count, counts[$0]) }
        let own = entities[index].properties.dropFirst(inherited?.0 ?? 0)
        counts[index] = (inherited?.1 ?? 0) + slotCount(of: own)
        largest[root.index] = max(largest[root.index], counts[index])
      }
    }
    return entities.indices.map {
      layout(of: $0, bitWords: Self.bitWords(forSlots: largest[entities[$0].root]))
    }
  }

  /// How many slots an attribute takes: one, or those of all leaves of its composite type.
  public func slotCount(of attribute: Attribute) -> Int {
    guard let composite = composite(of: attribute) else { return 1 }
    return composite.attributes.reduce(0) { $0 + slotCount(of: $1) }
  }

  /// The composite type of an attribute; `nil` when its type is not Composite.
  public func composite(of attribute: Attribute) -> Composite? {
    guard attribute.type == .composite else { return nil }
    return attribute.compositeName.flatMap { composite(named: $0) }
  }

  private static func bitWords(forSlots count: Int) -> Int { max(1, (count + 63) / 64) }

  private func layout(of entity: Int, bitWords: Int) -> RowLayout {
    var builder = SlotBuilder(model: self, headerSize: RowLayout.headerSize(bitWords: bitWords))
    for property in entities[entity].properties { builder.add(property) }
    return RowLayout(bitWords: bitWords, slots: builder.slots)
  }

  private func slotCount(of properties: some Sequence<ResolvedProperty>) -> Int {
    properties.reduce(0) { count, property in
      switch property.kind {
      case .attribute(let attribute): count + slotCount(of: attribute)
      case .relationship: count + 1
      case .fetchedProperty: count
      }
    }
  }
}

/// Lays out slots one after another, taking composites apart.
private struct SlotBuilder {
  let model: ResolvedModel
  let headerSize: Int
  var slots: [RowSlot] = []

  mutating func add(_ property: ResolvedProperty) {
    switch property.kind {
    case .attribute(let attribute):
      add(
        attribute, path: [property.name], entity: property.declaringEntity, isOptional: false,
        isTransient: false)
    case .relationship(let index):
      let relationship = model.relationships[index].relationship
      append(
        .relationship(index), path: [property.name], entity: property.declaringEntity,
        isOptional: relationship.isOptional, isTransient: relationship.isTransient)
    case .fetchedProperty: break
    }
  }

  private mutating func add(
    _ attribute: Attribute, path: [String], entity: Int, isOptional: Bool, isTransient: Bool
  ) {
    let optional = isOptional || attribute.isOptional
    let transient = isTransient || attribute.isTransient
    guard let composite = model.composite(of: attribute) else {
      append(
        .attribute(attribute), path: path, entity: entity, isOptional: optional,
        isTransient: transient)
      return
    }
    for inner in composite.attributes {
      add(
        inner, path: path + [inner.name], entity: entity, isOptional: optional,
        isTransient: transient)
    }
  }

  private mutating func append(
    _ content: RowSlot.Content, path: [String], entity: Int, isOptional: Bool, isTransient: Bool
  ) {
    slots.append(
      RowSlot(
        index: slots.count, offset: headerSize + slots.count * RowLayout.slotSize, path: path,
        content: content, declaringEntity: entity, isOptional: isOptional,
        isTransient: isTransient))
  }
}
