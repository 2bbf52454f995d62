import ModelwrightModel

extension SchemaBuilder {
  /// What the model itself asks for: uniqueness constraints first, since they serve as indexes too,
  /// then fetch indexes, then the legacy forms.
  mutating func buildModelIndexes() {
    for entity in model.entities { buildConstraints(of: entity) }
    for entity in model.entities {
      for index in entity.entity.fetchIndexes { build(index, of: entity) }
      for list in entity.entity.compoundIndexes {
        let names = list.propertyNames
        let subject = "compound index \(names.joined(separator: ", "))"
        guard let parts = parts(names, of: entity, subject: subject) else { continue }
        add(
          indexName(entity, names.joined(separator: "_")), table: tableName(of: entity.index),
          parts: parts, purpose: "\(subject) of \(entity.name)")
      }
      for attribute in entity.entity.attributes where attribute.isIndexed && !attribute.isTransient
      {
        let subject = "index \(attribute.name)"
        guard let parts = parts([attribute.name], of: entity, subject: subject) else { continue }
        add(
          indexName(entity, attribute.name), table: tableName(of: entity.index), parts: parts,
          purpose: "\(subject) of \(entity.name)")
      }
    }
  }

  func indexName(_ entity: ResolvedEntity, _ name: String) -> String {
    Names.cleaned("\(entity.name)_\(name)_index")
  }

  private mutating func buildConstraints(of entity: ResolvedEntity) {
    for list in entity.entity.uniquenessConstraints {
      let names = list.propertyNames
      let subject = "uniqueness constraint \(names.joined(separator: ", "))"
      guard let parts = parts(names, of: entity, subject: subject), !parts.isEmpty else { continue }
      // Siblings share the table: only the rows of this entity and its heirs are compared.
      let entities = entity.parent == nil ? [] : entity.descendants.map { model.entities[$0].name }
      add(
        Names.cleaned("\(entity.name)_\(names.joined(separator: "_"))_unique"),
        table: tableName(of: entity.index), parts: parts, isUnique: true,
        entities: entities.sorted(), purpose: "\(subject) of \(entity.name)")
    }
  }

  private mutating func build(_ index: FetchIndex, of entity: ResolvedEntity) {
    let subject = "fetch index \(index.name)"
    guard index.partialPredicate == nil else {
      return refuse(subject, of: entity.name, "its predicate is not translated to SQL")
    }
    if index.isRTree { return buildSpatial(index, of: entity) }
    var parts: [TableIndex.Part] = []
    for element in index.elements {
      guard case .property(let name) = element.content else {
        return refuse(subject, of: entity.name, "expressions are not translated to SQL")
      }
      guard let columns = self.parts([name], of: entity, subject: subject) else { return }
      parts += columns.map { .init($0.column, isDescending: !element.isAscending) }
    }
    guard !parts.isEmpty else { return refuse(subject, of: entity.name, "it has no elements") }
    add(
      indexName(entity, index.name), table: tableName(of: entity.index), parts: parts,
      purpose: "\(subject) of \(entity.name)")
  }

  /// The columns of properties; all leaves of a composite. `nil` when one has no column, which is
  /// noted.
  mutating func parts(
    _ names: [String], of entity: ResolvedEntity, subject: String
  ) -> [TableIndex.Part]? {
    var parts: [TableIndex.Part] = []
    for name in names {
      let path = name.split(separator: ".").map(String.init)
      let columns = layouts[entity.index].slots
        .filter { $0.path.starts(with: path) && !path.isEmpty }.map { columnName($0) }
      let found = columns.compactMap { $0 }
      guard !found.isEmpty, found.count == columns.count else {
        refuse(subject, of: entity.name, "'\(name)' has no column")
        return nil
      }
      for column in found where !parts.contains(where: { $0.column == column }) {
        parts.append(.init(column))
      }
    }
    return parts
  }
}
