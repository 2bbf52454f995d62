import ModelwrightModel

extension SchemaBuilder {
  /// Decides each relationship's storage. Keys that stand in a table come before those that refer to
  /// them from the other end.
  mutating func placeRelationships() {
    for relationship in model.relationships where placements[relationship.index] == .ownKey {
      placeKey(relationship)
    }
    for relationship in model.relationships {
      switch placements[relationship.index] {
      case .hiddenKey: placeHiddenKey(relationship)
      case .inverseKey: placeInverse(relationship)
      case .join: placeJoin(relationship)
      case .ownKey, .transient: break
      }
    }
  }

  private func path(_ relationship: ResolvedRelationship) -> (entity: String, name: String) {
    (model.entities[relationship.entity].name, relationship.name)
  }

  private mutating func placeKey(_ relationship: ResolvedRelationship) {
    let root = model.entities[relationship.entity].root
    let key = ColumnKey(entity: relationship.entity, path: [relationship.name])
    guard let column = columnNames[root]?.names[key] else { return }
    var order: String?
    if let inverse = model.storedInverse(of: relationship), inverse.relationship.isOrdered,
      inverse.relationship.isToMany
    {
      order = addOrderColumn(of: inverse, beside: column, root: root)
    }
    relationships[relationship.index] = .key(
      table: tableName(of: root), column: column, orderColumn: order)
  }

  private mutating func placeHiddenKey(_ relationship: ResolvedRelationship) {
    let root = model.entities[relationship.destination].root
    let names = path(relationship)
    let wanted = Names.cleaned("\(names.entity)_\(names.name)")
    guard let column = columnNames[root]?.take(wanted) else { return }
    extraColumns[root, default: []].append(
      Column(
        column, .integer, reference: reference(ofHiddenKey: relationship),
        origin: .hiddenKey(entity: names.entity, relationship: names.name)))
    let order =
      relationship.relationship.isOrdered
      ? addOrderColumn(of: relationship, beside: column, root: root) : nil
    relationships[relationship.index] = .inverseKey(
      table: tableName(of: root), column: column, orderColumn: order)
  }

  private mutating func placeInverse(_ relationship: ResolvedRelationship) {
    guard let inverse = relationship.inverse,
      case .key(let table, let column, let order) = relationships[inverse]
    else { return }
    relationships[relationship.index] = .inverseKey(
      table: table, column: column, orderColumn: order)
  }

  private mutating func addOrderColumn(
    of relationship: ResolvedRelationship, beside column: String, root: Int
  ) -> String? {
    guard let name = columnNames[root]?.take("\(column)_order") else { return nil }
    let names = path(relationship)
    extraColumns[root, default: []].append(
      Column(
        name, .integer, origin: .order(entity: names.entity, relationship: names.name)))
    return name
  }

  /// Both ends share the table, which is named by the end that comes first.
  private mutating func placeJoin(_ relationship: ResolvedRelationship) {
    guard let inverse = model.storedInverse(of: relationship),
      model.comesFirst(relationship, before: inverse)
    else { return }
    let names = path(relationship)
    let table = objectNames.take(Self.allowed("\(names.entity)_\(names.name)"))
    let isSelfInverse = inverse.index == relationship.index
    var taken = Names(reserved: ColumnNames.reserved)
    var source = Names.cleaned(inverse.name)
    var destination = Names.cleaned(relationship.name)
    if Names.folded(source) == Names.folded(destination) {
      (source, destination) = ("source", "destination")
    }
    source = taken.take(source)
    destination = taken.take(destination)
    var columns = [
      joinColumn(
        source, end: relationship, isSource: true, rule: relationship, to: relationship.entity),
      joinColumn(
        destination, end: relationship, isSource: false, rule: inverse, to: inverse.entity),
    ]
    func addOrder(of end: ResolvedRelationship, beside column: String) -> String? {
      guard end.relationship.isOrdered else { return nil }
      let name = taken.take("\(column)_order")
      let endNames = path(end)
      columns.append(
        Column(
          name, .integer, origin: .order(entity: endNames.entity, relationship: endNames.name)))
      return name
    }
    let order = addOrder(of: relationship, beside: destination)
    let inverseOrder = isSelfInverse ? order : addOrder(of: inverse, beside: source)
    joins.append(
      Table(
        name: table, columns: columns, primaryKey: [source, destination],
        origin: .relationship(entity: names.entity, relationship: names.name)))
    relationships[inverse.index] = .join(
      table: table, sourceColumn: destination, destinationColumn: source,
      orderColumn: inverseOrder)
    relationships[relationship.index] = .join(
      table: table, sourceColumn: source, destinationColumn: destination, orderColumn: order)
  }

  private func joinColumn(
    _ name: String, end: ResolvedRelationship, isSource: Bool, rule: ResolvedRelationship,
    to entity: Int
  ) -> Column {
    let names = path(end)
    return Column(
      name, .integer, isRequired: true, reference: reference(ofPairs: rule, to: entity),
      origin: .joinKey(entity: names.entity, relationship: names.name, isSource: isSource))
  }
}
