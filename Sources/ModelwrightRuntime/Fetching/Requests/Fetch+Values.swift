import ModelwrightSQLite

/// Fetches that make no objects.
extension Fetch {
  /// The IDs of the objects.
  func objectIDs() throws -> [ManagedObjectID] {
    var key = key
    key.content = .objectIDs
    let plan = try planner.plan(for: key, values)
    // What unsaved changes do is decided by looking at objects.
    if overlay(for: plan) != nil { return try objects().map(\.objectID) }
    let entities = context.managedObjectModel.entitiesByName
    let store = context.coordinator.identity
    let hasEntityColumn = entity.source.hasEntityColumn
    return try run(plan, values) { statement in
      var ids: [ManagedObjectID] = []
      while try statement.step() {
        let found = hasEntityColumn ? entities[statement.string(1)] : entity
        ids.append(
          ManagedObjectID(entity: found ?? entity, key: statement.int64(0), store: store))
      }
      return ids
    }
  }

  /// The values of properties; unsaved changes do not count.
  func dictionaries(of properties: [String], isDistinct: Bool) throws -> [[String: any Sendable]] {
    let names = FetchColumns(model: context.managedObjectModel, entity: entity).names(properties)
    if names.isEmpty { return [] }
    var key = key
    key.content = .dictionaries(names.map { ByteText($0) }, isDistinct: isDistinct)
    let plan = try planner.plan(for: key, values)
    let reader = FetchColumnReader(
      entities: context.managedObjectModel.entities, store: context.coordinator.identity)
    return try run(plan, values) { statement in
      var rows: [[String: any Sendable]] = []
      while try statement.step() {
        var row: [String: any Sendable] = [:]
        for (index, column) in plan.columns.enumerated() {
          row[column.name] = reader.value(of: column, in: statement, at: Int32(index))
        }
        rows.append(row)
      }
      return rows
    }
  }
}
