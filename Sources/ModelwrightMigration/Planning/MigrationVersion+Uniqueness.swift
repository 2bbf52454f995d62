import ModelwrightModel
import ModelwrightSchema

extension MigrationVersion {
  /// What is in the way when rows are equal that a unique index keeps apart.
  func notUnique(
    _ index: TableIndex, _ columns: [Column], in root: String, _ pair: VersionPair
  ) -> MigrationObstacle {
    if columns.count == 1, columns[0].attributeType == nil,
      case .property(let entity, let path) = columns[0].origin,
      let key = relationship(named: path[0], of: entity),
      let inverse = model.storedInverse(of: key), !inverse.relationship.isToMany
    {
      let destination = model.entities[inverse.entity].name
      return .sharedDestination(entity, key.name, to: destination, pair)
    }
    return .duplicates(owner(of: index, in: root), columns.map(\.propertyName), pair)
  }

  /// The entity whose constraint a unique index of a hierarchy is.
  private func owner(of index: TableIndex, in root: String) -> String {
    guard !index.entities.isEmpty, let entity = model.entity(named: root) else { return root }
    let owner = entity.descendants.first { heir in
      let names = model.entities[heir].descendants.map { model.entities[$0].name }
      return names.count == index.entities.count && Set(names) == Set(index.entities)
    }
    return owner.map { model.entities[$0].name } ?? root
  }
}

extension Column {
  /// What people call the column's value.
  var propertyName: String {
    if case .property(_, let path) = origin { path.joined(separator: ".") } else { name }
  }
}
