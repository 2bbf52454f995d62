import ModelwrightModel
import ModelwrightSchema

extension FillingBuilder {
  /// The value of a column for all rows of a table: one expression where that is right for the rows of
  /// every entity.
  func combined(_ place: Int, of filling: TableFilling) -> RowValue? {
    let cells = filling.cells[place]
    let column = filling.table.columns[place]
    var values: [RowValue.EntityValue] = []
    for (pair, cell) in zip(filling.kept, cells) {
      guard let cell else { continue }
      let value = isRequired(column, of: pair.new) ? present(cell, column, pair, filling) : cell
      let name = old.model.entities[pair.old].name
      if let known = values.firstIndex(where: { $0.value == value }) {
        values[known].entities.append(name)
      } else {
        values.append(.init(entities: [name], value: value))
      }
    }
    guard let first = values.first else {
      // Nothing may stay of what the column held when it was another property's.
      let holdsOther = filling.kept.contains { holds(.column(column.name), $0.old, filling) }
      return holdsOther ? .null : nil
    }
    // A column may have held something else of the other rows.
    let isForAll = zip(filling.kept, cells).allSatisfy { pair, cell in
      cell != nil || !holds(first.value, pair.old, filling)
    }
    return values.count == 1 && isForAll ? first.value : .byEntity(values)
  }

  func isRequired(_ column: Column, of entity: Int) -> Bool {
    column.isRequired
      || (!column.requiringEntities.isEmpty
        && column.requiringEntities.contains(new.model.entities[entity].name))
  }

  /// A value with the default where there is none.
  private func present(
    _ value: RowValue, _ column: Column, _ pair: RowOrigins.Kept, _ filling: TableFilling
  ) -> RowValue {
    guard let standard = column.defaultValue, canBeAbsent(value, pair.old, filling) else {
      return value
    }
    return value == .null ? .constant(standard) : .filled(value, standard)
  }

  /// Whether a value may be NULL in a row of an old entity.
  func canBeAbsent(_ value: RowValue, _ entity: Int, _ filling: TableFilling) -> Bool {
    switch value {
    case .constant, .filled: return false
    case .column(let name):
      guard let source = filling.source, let column = old.column(name, of: source.name) else {
        return true
      }
      return !column.isRequired && column.name != SystemName.id
        && !column.requiringEntities.contains(old.model.entities[entity].name)
    case .null, .key, .end, .position, .first, .byEntity: return true
    }
  }

  /// Whether rows of an old entity may hold something in the column that a value is read from.
  private func holds(_ value: RowValue, _ entity: Int, _ filling: TableFilling) -> Bool {
    switch value {
    case .column(let name), .key(.column(let name), _):
      guard let source = filling.source, let column = old.column(name, of: source.name) else {
        return false
      }
      return holds(column, entity)
    case .filled(let value, _): return holds(value, entity, filling)
    case .null, .constant: return false
    case .key, .end, .position, .first, .byEntity: return true
    }
  }

  private func holds(_ column: Column, _ entity: Int) -> Bool {
    let (owner, relationship): (String, String?) =
      switch column.origin {
      case .system: ("", nil)
      case .property(let entity, _): (entity, nil)
      case .order(let entity, let name), .hiddenKey(let entity, let name): (entity, name)
      case .joinKey(let entity, _, _): (entity, nil)
      }
    if let relationship {
      return old.relationship(named: relationship, of: owner).map {
        old.model.entity(entity, isKindOf: $0.destination)
      } ?? true
    }
    return old.model.entity(named: owner).map { old.model.entity(entity, isKindOf: $0.index) }
      ?? true
  }
}

extension TableFilling {
  /// How the table comes to be.
  enum Kind {
    /// The old table, as it is.
    case kept
    /// The old table, with more columns.
    case extended([Column])
    /// Rows are written anew.
    case rebuilt
    /// There are no rows.
    case new
  }

  func kind(_ old: MigrationVersion, _ new: MigrationVersion) -> Kind {
    guard let source, !(kept.isEmpty && dropsRows) else { return .new }
    guard source.name == table.name, !dropsRows,
      let oldPlace = old.storage.tablePlaces[source.name],
      let newPlace = new.storage.tablePlaces[table.name]
    else { return .rebuilt }
    let (before, after) = (old.storage.definitions[oldPlace], new.storage.definitions[newPlace])
    guard before.options == after.options,
      before.columns.allSatisfy({ after.columns[$0.key] == $0.value })
    else { return .rebuilt }
    var added: [Column] = []
    for (column, value) in zip(table.columns, values) {
      if before.columns[column.name] == nil {
        guard Table.canAdd(column), value.map({ column.hasWhenAdded($0) }) ?? true else {
          return .rebuilt
        }
        added.append(column)
      } else if let value, !value.keeps(column, as: old.column(column.name, of: source.name)) {
        return .rebuilt
      }
    }
    return added.isEmpty ? .kept : .extended(added)
  }
}

extension Column {
  /// Whether rows have a value when the column is added to their table.
  fileprivate func hasWhenAdded(_ value: RowValue) -> Bool {
    switch value {
    case .null: defaultValue == nil
    case .constant(let constant): defaultValue == constant
    default: false
    }
  }
}

extension RowValue {
  /// Whether a column's rows have this value already.
  fileprivate func keeps(_ column: Column, as earlier: Column?) -> Bool {
    switch self {
    case .column(let name): return name == column.name
    case .key(.column(let name), let rows):
      // Keys that the database checks lead somewhere.
      return name == column.name && rows.entities.isEmpty && earlier?.reference != nil
    default: return false
    }
  }
}
