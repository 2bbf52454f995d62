import ModelwrightModel
import ModelwrightSchema

// What must hold of the old rows so that the new tables take them.

extension FillingBuilder {
  /// Checks what no table shows: relationships that lead to one object now, merged hierarchies, objects
  /// of entities that became abstract.
  mutating func checkModel() {
    for merged in origins.merged {
      let entities = old.model.entities
      let names = merged.sources.map { entities[$0].name }
      refuse(.mergedHierarchies(new.model.entities[merged.root].name, of: names, pair))
    }
    for relationship in new.model.relationships
    where !relationship.relationship.isToMany && !relationship.relationship.isTransient {
      let isNarrowed = new.model.entities[relationship.entity].descendants.contains { entity in
        guard let match = matching.oldEntity(of: entity), origins.newEntities[match] == entity,
          let index = matching.match(of: relationship, in: entity)
        else { return false }
        return old.model.relationships[index].relationship.isToMany
      }
      guard isNarrowed else { continue }
      let entity = new.model.entities[relationship.entity].name
      refuse(.toManyBecameToOne(entity, relationship.name, pair))
    }
    for entity in new.model.entities where entity.entity.isAbstract {
      guard let match = matching.oldEntity(of: entity.index),
        !old.model.entities[match].entity.isAbstract,
        let rows = origins.rows(
          of: [match], outOf: origins.concrete(old.model.entities[match].root))
      else { continue }
      require(rows.lacking(.null), .abstractEntity(entity.name, pair))
    }
  }

  mutating func require(
    _ violation: String, _ obstacle: MigrationObstacle, examples: [String] = []
  ) {
    require(
      MigrationCondition(violation: violation, obstacle: obstacle, exampleNames: examples))
  }

  // MARK: Values

  /// Checks that required columns get values, and keys and unique columns different ones.
  mutating func check(_ filling: TableFilling) {
    for (place, column) in filling.table.columns.enumerated() {
      if case .property(let entity, let path) = column.origin {
        if column.defaultValue == nil, column.isRequired || !column.requiringEntities.isEmpty {
          checkPresence(place, filling, entity, path)
        }
      }
      checkLinks(column, filling)
    }
    for index in new.storage.uniqueIndexes[filling.table.name] ?? [] {
      checkUniqueness(index, filling)
    }
  }

  private mutating func checkPresence(
    _ place: Int, _ filling: TableFilling, _ entity: String, _ path: [String]
  ) {
    let column = filling.table.columns[place]
    var lacking: [(value: RowValue, entities: [Int])] = []
    for (pair, cell) in zip(filling.kept, filling.cells[place]) {
      let value = cell ?? .null
      guard isRequired(column, of: pair.new), canBeAbsent(value, pair.old, filling) else {
        continue
      }
      if let known = lacking.firstIndex(where: { $0.value == value }) {
        lacking[known].entities.append(pair.old)
      } else {
        lacking.append((value, [pair.old]))
      }
    }
    guard !lacking.isEmpty,
      let oldRoot = filling.kept.first.map({ old.model.entities[$0.old].root })
    else { return }
    let all = origins.concrete(oldRoot)
    for (value, entities) in lacking {
      guard let rows = origins.rows(of: entities, outOf: all) else { continue }
      require(
        rows.lacking(value),
        .missingValue(
          entity, path.joined(separator: "."), isAttribute: column.attributeType != nil, pair))
    }
  }

  /// A key can hold one link; where old rows may have several, they must not.
  private mutating func checkLinks(_ column: Column, _ filling: TableFilling) {
    let relationship: ResolvedRelationship
    var groups: [LinkGroup]
    switch column.origin {
    case .property(let entity, let path) where column.attributeType == nil && path.count == 1:
      guard let found = new.relationship(named: path[0], of: entity) else { return }
      relationship = found
      groups = links(of: found)
    case .hiddenKey(let entity, let name):
      guard let found = new.relationship(named: name, of: entity) else { return }
      relationship = found
      groups = links(of: found).map(\.reversed)
    default: return
    }
    let isShared = groups.indices.contains { place in
      !groups[place].hasOneEnd
        || groups[(place + 1)...].contains { other in
          other.beginEntities.contains { groups[place].beginEntities.contains($0) }
        }
    }
    guard isShared else { return }
    let several = new.model.relationships[
      relationship.relationship.isToMany
        ? relationship.index : relationship.inverse ?? relationship.index]
    groups = groups.filter { !$0.beginEntities.isEmpty }
    require(
      LinkTable.severalEnds(groups.map { ($0.links, $0.begins, $0.ends) }),
      .sharedDestination(
        new.model.entities[several.entity].name, several.name,
        to: new.model.entities[several.destination].name, pair),
      examples: ["id", "number of objects"])
  }

  // MARK: Uniqueness

  private mutating func checkUniqueness(_ index: TableIndex, _ filling: TableFilling) {
    let kept = filling.kept.filter { pair in
      index.entities.isEmpty || index.entities.contains(new.model.entities[pair.new].name)
    }
    guard let oldRoot = kept.first.map({ old.model.entities[$0.old].root }) else { return }
    let places = index.parts.compactMap { part in
      filling.table.columns.firstIndex { $0.name == part.column }
    }
    // Where one of them has no value, rows are never equal.
    let values = places.map { filling.values[$0] ?? standard(filling.table.columns[$0]) }
    guard !values.contains(.null), !wasUnique(values, kept, filling),
      let rows = origins.rows(of: kept.map(\.old), outOf: origins.concrete(oldRoot))
    else { return }
    let columns = places.map { filling.table.columns[$0] }
    let names = columns.map(\.propertyName)
    guard case .entity(let root, _) = filling.table.origin else { return }
    require(
      rows.duplicates(of: zip(values, columns).map { ($0, $1.attributeType) }),
      new.notUnique(index, columns, in: root, pair), examples: names + ["number of objects"])
  }

  private func standard(_ column: Column) -> RowValue {
    column.defaultValue.map { .constant($0) } ?? .null
  }

  /// Whether the old table kept the same values of these rows apart.
  private func wasUnique(
    _ values: [RowValue], _ kept: [RowOrigins.Kept], _ filling: TableFilling
  ) -> Bool {
    guard let source = filling.source else { return true }
    var columns: Set<String> = []
    for value in values {
      switch value {
      case .column(let name), .key(.column(let name), _): columns.insert(name)
      default: return false
      }
    }
    let names = kept.map { old.model.entities[$0.old].name }
    return (old.storage.uniqueIndexes[source.name] ?? []).contains { index in
      Set(index.parts.map(\.column)).isSubset(of: columns)
        && (index.entities.isEmpty || names.allSatisfy { index.entities.contains($0) })
    }
  }
}
