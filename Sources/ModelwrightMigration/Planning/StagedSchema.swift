import ModelwrightModel
import ModelwrightSchema

/// The tables of a version while the hand-written code of a stage works on them.
struct StagedSchema {
  let version: MigrationVersion

  init(_ version: MigrationVersion) { self.version = version }

  /// What a table is called for now.
  static func name(of table: String) -> String { "\(SystemName.tablePrefix)stage_\(table)" }

  /// What is copied from a table when the code has run. Keys to rows that are not there become NULL.
  func copy(of table: Table) -> RowCopy {
    RowCopy(
      source: RowSet(table: Self.name(of: table.name)),
      values: table.columns.map { ($0.name, value(of: $0)) })
  }

  private func value(of column: Column) -> RowValue {
    let value = RowValue.column(column.name)
    if let reference = column.reference {
      return .key(value, leadingTo: RowSet(table: Self.name(of: reference.table)))
    }
    let isRequired = column.isRequired || !column.requiringEntities.isEmpty
    guard isRequired, column.origin != .system, let standard = column.defaultValue else {
      return value
    }
    guard !column.requiringEntities.isEmpty else { return .filled(value, standard) }
    return .first([
      value, .byEntity([.init(entities: column.requiringEntities, value: .constant(standard))]),
    ])
  }

  /// What is copied from a table of pairs when the code has run: the pairs of rows that are there.
  func copy(ofPairs table: Table) -> PairCopy? {
    guard case .relationship(let entity, let name) = table.origin,
      let relationship = version.relationship(named: name, of: entity),
      var links = version.links(along: relationship)
    else { return nil }
    links.table = Self.name(of: table.name)
    let storages = version.schema.storage.entities
    return PairCopy(
      links: links,
      begins: RowSet(table: Self.name(of: storages[relationship.entity].table)),
      ends: RowSet(table: Self.name(of: storages[relationship.destination].table)),
      source: links.from, destination: links.to, order: links.position,
      inverseOrder: links.backPosition)
  }

  /// What must hold of the rows of the second of two versions when the code between them has run.
  func conditions(after old: MigrationVersion) -> [MigrationCondition] {
    let pair = VersionPair(from: old.name, to: version.name, isStage: true)
    return version.schema.tables.flatMap { table -> [MigrationCondition] in
      guard case .entity(let root, _) = table.origin else { return [] }
      return presence(table, pair) + uniqueness(table, root, pair)
    }
  }

  private func presence(_ table: Table, _ pair: VersionPair) -> [MigrationCondition] {
    table.columns.compactMap { column in
      guard case .property(let entity, let path) = column.origin, column.defaultValue == nil,
        column.isRequired || !column.requiringEntities.isEmpty
      else { return nil }
      let rows = RowSet(table: Self.name(of: table.name), entities: column.requiringEntities)
      return MigrationCondition(
        violation: rows.lacking(value(of: column)),
        obstacle: .missingValue(
          entity, path.joined(separator: "."), isAttribute: column.attributeType != nil, pair))
    }
  }

  private func uniqueness(
    _ table: Table, _ root: String, _ pair: VersionPair
  ) -> [MigrationCondition] {
    (version.storage.uniqueIndexes[table.name] ?? []).map { index in
      let columns = index.parts.compactMap { table.column(named: $0.column) }
      let names = columns.map(\.propertyName)
      let rows = RowSet(table: Self.name(of: table.name), entities: index.entities)
      return MigrationCondition(
        violation: rows.duplicates(of: columns.map { (value(of: $0), $0.attributeType) }),
        obstacle: version.notUnique(index, columns, in: root, pair),
        exampleNames: names + ["number of objects"])
    }
  }
}
