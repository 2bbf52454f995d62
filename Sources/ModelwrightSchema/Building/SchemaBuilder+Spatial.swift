import ModelwrightModel

extension SchemaBuilder {
  /// The most dimensions of a spatial index.
  private static let maximumDimensions = 5

  mutating func buildSpatial(_ index: FetchIndex, of entity: ResolvedEntity) {
    let subject = "fetch index \(index.name)"
    var columns: [String] = []
    for element in index.elements {
      guard case .property(let name) = element.content else {
        return refuse(subject, of: entity.name, "a spatial index holds properties only")
      }
      guard let parts = parts([name], of: entity, subject: subject) else { return }
      columns += parts.map(\.column)
    }
    let table = tableName(of: entity.index)
    guard (1...Self.maximumDimensions).contains(columns.count) else {
      return refuse(subject, of: entity.name, "a spatial index has one to five dimensions")
    }
    let stored = tables.first { $0.name == table }
    guard columns.allSatisfy({ stored?.column(named: $0)?.isPlace ?? false }) else {
      return refuse(subject, of: entity.name, "a spatial index holds numbers only")
    }
    let name = takeSpatialName(Self.allowed(indexName(entity, index.name)))
    let spatial = SpatialIndex(name: name, table: table, columns: columns)
    spatialIndexes.append(spatial)
    let purpose = "\(subject) of \(entity.name)"
    for (suffix, event) in [
      ("insert", .insert), ("update", .update(columns)), ("delete", .delete),
    ] as [(String, Trigger.Event)] {
      add(
        trigger: "\(name)_\(suffix)", on: table, event, .locate(spatial), purpose: purpose)
    }
  }

  /// A spatial index brings three tables of its own, whose names must be free too.
  private mutating func takeSpatialName(_ wanted: String) -> String {
    let shadows = ["_node", "_parent", "_rowid"]
    var name = wanted
    var number = 2
    while objectNames.contains(name) || shadows.contains(where: { objectNames.contains(name + $0) })
    {
      name = "\(wanted)_\(number)"
      number += 1
    }
    for suffix in [""] + shadows { _ = objectNames.take(name + suffix) }
    return name
  }
}

extension Column {
  /// Whether values are numbers as SQLite sees them, so that they have a place on an axis.
  fileprivate var isPlace: Bool {
    attributeType != nil && (type == .integer || type == .real)
  }
}
