import ModelwrightModel

extension SchemaBuilder {
  /// Indexes that the store needs by itself: on every key, and on the column that tells sub-entities
  /// apart.
  mutating func buildKeyIndexes() {
    for root in roots where hasSubentities(root) {
      let table = tableName(of: root)
      add(
        "\(table)\(SystemName.entity)", table: table, parts: [.init(SystemName.entity)],
        purpose: "fetching one entity of the hierarchy of \(model.entities[root].name)")
    }
    for relationship in model.relationships {
      let owner = model.entities[relationship.entity].name
      let wanted = "\(owner)_\(relationship.name)_key"
      switch (placements[relationship.index], relationships[relationship.index]) {
      case (.ownKey, .key(let table, let column, let order)):
        let isOneToOne = model.storedInverse(of: relationship)?.relationship.isToMany == false
        add(
          wanted, table: table, parts: [.init(column)] + (order.map { [.init($0)] } ?? []),
          isUnique: isOneToOne, purpose: "the key of \(owner).\(relationship.name)")
      case (.hiddenKey, .inverseKey(let table, let column, let order)):
        add(
          wanted, table: table, parts: [.init(column)] + (order.map { [.init($0)] } ?? []),
          purpose: "the key of \(owner).\(relationship.name)")
      default: break
      }
    }
    for join in joins {
      add(
        "\(join.name)_key", table: join.name, parts: join.primaryKey.reversed().map { .init($0) },
        isUnique: true, purpose: "the pairs of \(join.name), from the other end")
    }
  }

  /// Adds an index unless there is one that does the same.
  mutating func add(
    _ wanted: String, table: String, parts: [TableIndex.Part], isUnique: Bool = false,
    entities: [String] = [], purpose: String
  ) {
    let isKnown = indexes.contains {
      $0.table == table && $0.parts == parts && $0.entities == entities
        && ($0.isUnique || !isUnique)
    }
    guard !isKnown else { return }
    indexes.append(
      TableIndex(
        name: objectNames.take(Self.allowed(wanted)), table: table, parts: parts,
        isUnique: isUnique,
        entities: entities, purpose: purpose))
  }
}
