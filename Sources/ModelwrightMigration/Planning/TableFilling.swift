import ModelwrightModel
import ModelwrightSchema

/// Where the rows and the values of a new entity's table come from.
struct TableFilling {
  /// The new table.
  var table: Table
  /// The old table; `nil` when no row comes.
  var source: Table?
  /// Which of its rows are kept.
  var rows: RowSet
  /// Whose rows they are, and whose they become.
  var kept: [RowOrigins.Kept]
  /// Whether rows of the old table are kept elsewhere or nowhere.
  var dropsRows: Bool
  /// By column, the values of each of the kept entities' rows; `nil` where an entity has no such value.
  var cells: [[RowValue?]]
  /// By column, the values of all rows; `nil` where the column's default will do.
  var values: [RowValue?] = []
}

/// Works out where values come from.
struct FillingBuilder {
  let origins: RowOrigins
  /// Whether what cannot be inferred is left to hand-written code.
  let isStage: Bool
  /// Whether nothing is asked but whether a plan leads there at all: conditions do not matter then.
  var seeksObstacles = false
  private(set) var obstacles = ObstacleList()
  private(set) var conditions: [MigrationCondition] = []
  /// The names of the versions.
  let pair: VersionPair
  /// The links of the new relationships that were asked for.
  private var known: [Int: [LinkGroup]] = [:]

  var matching: ModelMatching { origins.matching }
  var old: MigrationVersion { matching.old }
  var new: MigrationVersion { matching.new }

  init(_ origins: RowOrigins, isStage: Bool, isBackwards: Bool) {
    self.origins = origins
    self.isStage = isStage
    pair = VersionPair(
      from: origins.matching.old.name, to: origins.matching.new.name, isBackwards: isBackwards)
  }

  mutating func links(of relationship: ResolvedRelationship) -> [LinkGroup] {
    if let found = known[relationship.index] { return found }
    let found = origins.links(of: relationship)
    known[relationship.index] = found
    return found
  }

  mutating func require(_ condition: MigrationCondition) {
    if !isStage, !seeksObstacles, !conditions.contains(condition) { conditions.append(condition) }
  }

  mutating func refuse(_ obstacle: MigrationObstacle) {
    if !isStage { obstacles.insert(obstacle) }
  }

  /// The filling of a root entity's table.
  mutating func filling(of root: ResolvedEntity) -> TableFilling? {
    guard let table = new.table(of: root.index) else { return nil }
    let kept = origins.kept[root.index] ?? []
    let oldRoot = origins.sources[root.index]
    let all = oldRoot.map { origins.concrete($0) } ?? []
    let source = oldRoot.flatMap { old.table(of: $0) }
    var filling = TableFilling(
      table: table, source: source,
      rows: origins.rows(of: kept.map(\.old), outOf: all) ?? RowSet(table: source?.name ?? ""),
      kept: kept, dropsRows: kept.count < all.count,
      cells: Array(
        repeating: Array(repeating: nil, count: kept.count), count: table.columns.count))
    if let source {
      fillSystemColumns(&filling, source)
      fillSlots(&filling, source)
      fillOtherColumns(&filling, source)
    }
    filling.values = table.columns.indices.map { combined($0, of: filling) }
    return filling
  }

  private func place(_ column: String, in filling: TableFilling) -> Int? {
    new.storage.tablePlaces[filling.table.name].flatMap {
      new.storage.columnPlaces[$0][column]
    }
  }

  private func fillSystemColumns(_ filling: inout TableFilling, _ source: Table) {
    for (place, column) in filling.table.columns.enumerated() where column.origin == .system {
      for (index, pair) in filling.kept.enumerated() {
        guard column.name == SystemName.entity else {
          filling.cells[place][index] = .column(column.name)
          continue
        }
        let name = new.model.entities[pair.new].name
        let isSame =
          old.schema.storage.entities[pair.old].hasEntityColumn
          && old.model.entities[pair.old].name == name
        filling.cells[place][index] = isSame ? .column(column.name) : .constant(.text(name))
      }
    }
  }

  private mutating func fillSlots(_ filling: inout TableFilling, _ source: Table) {
    for (index, pair) in filling.kept.enumerated() {
      let columns = new.schema.storage.entities[pair.new].columns
      for slot in new.layouts[pair.new].slots {
        guard let name = columns[slot.index], let place = place(name, in: filling) else { continue }
        let column = filling.table.columns[place]
        switch slot.content {
        case .attribute(let attribute):
          filling.cells[place][index] = value(of: attribute, slot, pair, column)
        case .relationship(let relationship):
          filling.cells[place][index] = key(
            of: new.model.relationships[relationship], pair, column, source)
        }
      }
    }
  }

  // MARK: Attributes

  private mutating func value(
    of attribute: Attribute, _ slot: RowSlot, _ pair: RowOrigins.Kept, _ column: Column
  ) -> RowValue {
    let match = matching.oldSlot(of: pair.new, slot: slot.index)
    let name = match.flatMap { old.schema.storage.entities[pair.old].columns[$0.index] }
    if attribute.isDerived {
      // What is computed is computed anew, unless it is what was computed before.
      guard let name, match?.attribute?.type == attribute.type,
        match?.attribute?.derivationExpression == attribute.derivationExpression
      else { return .null }
      return .column(name)
    }
    let standard = column.defaultValue.map { RowValue.constant($0) } ?? .null
    guard let match, let name else { return standard }
    return refuseType(of: attribute, slot, was: match) ? standard : .column(name)
  }

  /// Refuses an attribute whose type was another.
  private mutating func refuseType(of attribute: Attribute, _ slot: RowSlot, was match: RowSlot)
    -> Bool
  {
    guard let type = match.attribute?.type, type != attribute.type else { return false }
    refuse(
      .typeChanged(
        new.model.entities[slot.declaringEntity].name, slot.path.joined(separator: "."),
        from: type.rawValue, to: attribute.type.rawValue, self.pair))
    return true
  }

  /// Checks the types of attributes, without working out any value: the one obstacle that otherwise comes
  /// up only with the values.
  mutating func checkTypes() {
    for pair in new.model.entities.compactMap({ origins.kept[$0.index] }).joined() {
      let (columns, oldColumns) = (
        new.schema.storage.entities[pair.new].columns, old.schema.storage.entities[pair.old].columns
      )
      for slot in new.layouts[pair.new].slots {
        guard case .attribute(let attribute) = slot.content, !attribute.isDerived,
          columns[slot.index] != nil,
          let match = matching.oldSlot(of: pair.new, slot: slot.index),
          oldColumns[match.index] != nil
        else { continue }
        _ = refuseType(of: attribute, slot, was: match)
      }
    }
  }

  // MARK: Keys

  private mutating func key(
    of relationship: ResolvedRelationship, _ pair: RowOrigins.Kept, _ column: Column,
    _ source: Table
  ) -> RowValue {
    let groups = links(of: relationship).filter { $0.beginEntities.contains(pair.old) }
    return key(along: groups, column, source)
  }

  /// The key to the other end of a row's link.
  private func key(
    along groups: [LinkGroup], _ column: Column, _ source: Table
  ) -> RowValue {
    let values = groups.map { group -> RowValue in
      guard group.links.table == source.name, group.links.from == SystemName.id else {
        return .end(group.links, group.ends)
      }
      let key = RowValue.column(group.links.to)
      // A key that the database does not check may lead nowhere.
      return group.ends.entities.isEmpty && column.reference == nil
        ? key : .key(key, leadingTo: group.ends)
    }
    return values.count > 1 ? .first(values) : values.first ?? .null
  }

  private func position(along groups: [LinkGroup], _ source: Table) -> RowValue {
    let values = groups.compactMap { group -> RowValue? in
      guard let position = group.links.backPosition else { return nil }
      return group.links.table == source.name && group.links.from == SystemName.id
        ? .column(position) : .position(group.links)
    }
    return values.count > 1 ? .first(values) : values.first ?? .null
  }

  /// Fills the columns that no property has: hidden keys and positions.
  private mutating func fillOtherColumns(_ filling: inout TableFilling, _ source: Table) {
    for (place, column) in filling.table.columns.enumerated() {
      let names: (entity: String, relationship: String)
      var isPosition = false
      switch column.origin {
      case .hiddenKey(let entity, let relationship): names = (entity, relationship)
      case .order(let entity, let relationship):
        names = (entity, relationship)
        isPosition = true
      case .system, .property, .joinKey: continue
      }
      guard let relationship = new.relationship(named: names.relationship, of: names.entity) else {
        continue
      }
      let inverse = new.model.storedInverse(of: relationship)
      let groups = inverse.map { links(of: $0) } ?? links(of: relationship).map(\.reversed)
      for (index, pair) in filling.kept.enumerated()
      where new.model.entity(pair.new, isKindOf: relationship.destination) {
        let own = groups.filter { $0.beginEntities.contains(pair.old) }
        filling.cells[place][index] =
          isPosition ? position(along: own, source) : key(along: own, column, source)
      }
    }
  }
}

extension MigrationVersion {
  /// A relationship by the name of the entity that declares it and its own.
  func relationship(named name: String, of entity: String) -> ResolvedRelationship? {
    guard let entity = model.entity(named: entity),
      let place = names.properties[entity.index].byName[name],
      case .relationship(let index) = entity.properties[place].kind
    else { return nil }
    return model.relationships[index]
  }
}

/// Obstacles, each once, in the order in which they were met.
struct ObstacleList {
  private(set) var all: [MigrationObstacle] = []
  private var known: Set<MigrationObstacle> = []

  mutating func insert(_ obstacle: MigrationObstacle) {
    if known.insert(obstacle).inserted { all.append(obstacle) }
  }
}
