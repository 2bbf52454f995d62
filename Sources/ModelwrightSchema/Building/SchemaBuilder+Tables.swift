import ModelwrightModel

extension SchemaBuilder {
  mutating func buildTables() {
    for root in roots {
      var columns = systemColumns(of: root)
      for entity in model.entities[root].descendants {
        for slot in layouts[entity].slots where slot.declaringEntity == entity {
          if let column = column(for: slot) { columns.append(column) }
        }
      }
      columns += extraColumns[root] ?? []
      let subentities = model.entities[root].descendants.dropFirst().map { model.entities[$0].name }
      tables.append(
        Table(
          name: tableName(of: root), columns: columns, primaryKey: [SystemName.id],
          origin: .entity(model.entities[root].name, subentities: subentities)))
    }
  }

  private func systemColumns(of root: Int) -> [Column] {
    var columns = [Column(SystemName.id, .integer)]
    if hasSubentities(root) {
      columns.append(
        Column(
          SystemName.entity, .text, isRequired: true,
          defaultValue: .text(model.entities[root].name)))
    }
    columns.append(
      Column(SystemName.version, .integer, isRequired: true, defaultValue: .integer(1)))
    return columns
  }

  private func column(for slot: RowSlot) -> Column? {
    guard let name = columnName(slot) else { return nil }
    var column: Column
    switch slot.content {
    case .attribute(let attribute): column = Column(name, attribute: attribute)
    case .relationship(let index):
      column = Column(name, .integer)
      column.reference = reference(ofKey: index)
    }
    column.origin = .property(
      entity: model.entities[slot.declaringEntity].name, path: slot.path)
    if !slot.isOptional, !slot.isDerived { require(&column, by: slot.declaringEntity) }
    return column
  }

  /// Every row of the root's table has the root's properties; a sub-entity's are required of its own
  /// rows and those of what inherits from it.
  private func require(_ column: inout Column, by entity: Int) {
    if model.entities[entity].parent == nil {
      column.isRequired = true
    } else {
      column.requiringEntities = model.entities[entity].descendants
        .map { model.entities[$0].name }.sorted()
    }
  }
}

extension RowSlot {
  /// Whether the value is computed; a computed value may come after the row.
  var isDerived: Bool {
    guard case .attribute(let attribute) = content else { return false }
    return attribute.isDerived
  }
}

extension Column {
  fileprivate init(_ name: String, attribute: Attribute) {
    self.init(name, ColumnType(attribute.type), attributeType: attribute.type)
    if case .value(let value) = attribute.defaultValue {
      defaultValue = ColumnDefault(value, type: attribute.type)
    }
  }
}

extension Table {
  /// The tables that every store has.
  static let system = [
    Table(
      name: SystemName.metadata,
      columns: [
        Column(SystemName.metadataKey, .text, isRequired: true),
        Column(SystemName.metadataValue, .blob),
      ],
      primaryKey: [SystemName.metadataKey], origin: .system(SystemName.metadata)),
    Table(
      name: SystemName.sequence,
      columns: [
        Column(SystemName.sequenceRoot, .text, isRequired: true),
        Column(SystemName.sequenceLast, .integer, isRequired: true),
      ],
      primaryKey: [SystemName.sequenceRoot], origin: .system(SystemName.sequence)),
    Table(
      name: SystemName.trash,
      columns: [
        Column(SystemName.trashFile, .text, isRequired: true),
        Column(SystemName.trashTime, .real, isRequired: true),
      ],
      primaryKey: [SystemName.trashFile], origin: .system(SystemName.trash)),
  ]
}
