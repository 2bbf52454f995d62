import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Reads a store back as a graph.
struct GraphReader {
  let stored: StoredVersion
  let connection: Connection

  /// A fault of a store that no graph can show.
  struct Fault: Error {
    var problem: String
  }

  private struct Link {
    var source: Int64
    var destination: Int64
    var position: SQLiteValue?
  }

  /// Reads everything.
  func read() throws -> ObjectGraph {
    var graph = ObjectGraph(relationshipCount: stored.model.relationships.count)
    var links: [[Link]] = Array(repeating: [], count: stored.model.relationships.count)
    for table in stored.tables { try read(table, into: &graph, &links) }
    for pairs in stored.pairs {
      for row in try connection.rows(pairs.sql) {
        links[pairs.relationship].append(
          Link(
            source: row[0].integer ?? 0, destination: row[1].integer ?? 0,
            position: row.count > 2 ? row[2] : nil))
      }
    }
    for (index, found) in links.enumerated() {
      graph.links[index] = try sorted(found, of: stored.model.relationships[index])
    }
    graph.lastIDs = try lastIDs()
    return graph
  }

  private func read(
    _ table: StoredVersion.EntityTable, into graph: inout ObjectGraph, _ links: inout [[Link]]
  ) throws {
    let statement = try connection.statement(table.sql)
    defer { statement.reset() }
    while try statement.step() {
      let id = statement.int64(0)
      let entity = try entity(of: statement, id, in: table)
      var values = [SQLiteValue](
        repeating: .null, count: stored.layouts[entity].slots.count)
      for (slot, column) in table.slots[entity] ?? [] {
        values[slot] = statement.value(Int32(column))
      }
      graph.add(
        .init(
          key: ObjectKey(root: table.root, id: id), entity: entity, version: statement.int64(1),
          values: values))
      for key in table.keys where !statement.isNull(Int32(key.column)) {
        let source = stored.model.relationships[key.relationship].entity
        guard stored.model.entity(entity, isKindOf: source) else { continue }
        links[key.relationship].append(
          Link(source: id, destination: statement.int64(Int32(key.column))))
      }
      for key in table.inverseKeys where !statement.isNull(Int32(key.column)) {
        links[key.relationship].append(
          Link(
            source: statement.int64(Int32(key.column)), destination: id,
            position: key.order.map { statement.value(Int32($0)) }))
      }
    }
  }

  private func entity(
    of statement: Statement, _ id: Int64, in table: StoredVersion.EntityTable
  ) throws -> Int {
    guard let column = table.entityColumn else { return table.root }
    let name = statement.string(Int32(column))
    guard let entity = table.entities[name] else {
      throw Fault(
        problem: "the row \(id) of the table '\(table.name)' names the entity '\(name)', which "
          + "has no place there")
    }
    return entity
  }

  /// Where objects lead. Two members in one place have no order.
  private func sorted(
    _ links: [Link], of relationship: ResolvedRelationship
  ) throws -> [Int64: [Int64]] {
    guard !links.isEmpty else { return [:] }
    guard relationship.relationship.isToMany, relationship.relationship.isOrdered else {
      return Dictionary(grouping: links, by: \.source)
        .mapValues { $0.map(\.destination).sorted() }
    }
    return try Dictionary(grouping: links, by: \.source).mapValues { members in
      // As programs read them: members that never got a position come first, by their identifiers.
      let placed = members.map { (position: $0.position?.integer ?? .min, id: $0.destination) }
      let positions = placed.lazy.map(\.position).filter { $0 != .min }
      guard Set(positions).count == positions.count else {
        throw Fault(
          problem: "\(stored.name(of: relationship)) of row \(members[0].source): two members have "
            + "one position")
      }
      return placed.sorted { ($0.position, $0.id) < ($1.position, $1.id) }.map(\.id)
    }
  }

  private func lastIDs() throws -> [Int: Int64] {
    let rows = try connection.rows(
      "SELECT \(SystemName.quoted(SystemName.sequenceRoot)), "
        + "\(SystemName.quoted(SystemName.sequenceLast)) "
        + "FROM \(SystemName.quoted(SystemName.sequence))")
    var found: [String: Int64] = [:]
    for row in rows { if let name = row[0].text { found[name] = row[1].integer } }
    return stored.tables.reduce(into: [:]) { $0[$1.root] = found[$1.name] }
  }
}

extension StoredVersion {
  /// `Entity.relationship`
  func name(of relationship: ResolvedRelationship) -> String {
    "\(model.entities[relationship.entity].name).\(relationship.name)"
  }
}
