import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

@testable import ModelwrightMigration

/// Fills a database of a version with objects of every concrete entity: values that differ from object to
/// object, NULL where it may be, links along every relationship.
struct StoreFiller {
  let version: MigrationVersion
  let connection: Connection
  var count = 3
  /// The ids of the objects that a relationship to an entity can lead to.
  private var ids: [Int: [Int64]] = [:]

  init(_ version: MigrationVersion, _ connection: Connection) {
    self.version = version
    self.connection = connection
  }

  private var model: ResolvedModel { version.model }

  mutating func fill() throws {
    try connection.execute("BEGIN")
    try fillTables()
    try connection.execute("COMMIT")
  }

  private mutating func fillTables() throws {
    var next: [Int: Int64] = [:]
    var rows: [(entity: Int, id: Int64)] = []
    for entity in model.entities where !entity.entity.isAbstract {
      for _ in 0..<count {
        let id = (next[entity.root] ?? 0) + 1
        next[entity.root] = id
        rows.append((entity.index, id))
        var ancestor: Int? = entity.index
        while let index = ancestor {
          ids[index, default: []].append(id)
          ancestor = model.entities[index].parent
        }
      }
    }
    for (entity, id) in rows { try insert(entity, id) }
    for relationship in model.relationships { try link(relationship) }
    for (root, last) in next {
      try connection.execute(
        "INSERT OR REPLACE INTO _mw_sequence VALUES (?, ?)",
        [.text(version.schema.storage.entities[root].table), .integer(last + 7)])
    }
  }

  private func insert(_ entity: Int, _ id: Int64) throws {
    let storage = version.schema.storage.entities[entity]
    var columns = ["_id"]
    var values: [SQLiteValue] = [.integer(id)]
    if storage.hasEntityColumn {
      columns.append("_entity")
      values.append(.text(model.entities[entity].name))
    }
    for slot in version.layouts[entity].slots {
      guard let column = storage.columns[slot.index] else { continue }
      columns.append(column)
      switch slot.content {
      case .attribute(let attribute):
        let isAbsent = (slot.isOptional && (id + Int64(slot.index)) % 3 == 0) || attribute.isDerived
        values.append(isAbsent ? .null : value(attribute.type, id * 100 + Int64(slot.index)))
      case .relationship(let index):
        let relationship = model.relationships[index]
        let targets = ids[relationship.destination] ?? []
        // A one-to-one key must be another one for each row.
        let place = Int(id - 1)
        if slot.isOptional, id % 4 == 3 || targets.isEmpty || !targets.indices.contains(place) {
          values.append(.null)
        } else if model.storedInverse(of: relationship)?.relationship.isToMany == false {
          values.append(targets.indices.contains(place) ? .integer(targets[place]) : .null)
        } else {
          values.append(targets.isEmpty ? .null : .integer(targets[place % targets.count]))
        }
      }
    }
    let names = columns.map { SystemName.quoted($0) }.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try connection.execute(
      "INSERT INTO \(SystemName.quoted(storage.table)) (\(names)) VALUES (\(marks))", values)
  }

  private func value(_ type: AttributeType, _ number: Int64) -> SQLiteValue {
    switch type {
    case .integer16, .integer32, .integer64: .integer(number)
    case .boolean: .integer(number % 2)
    case .double, .float, .date: .real(Double(number) + 0.5)
    case .string, .uri: .text("text \(number)")
    case .decimal: .text(DecimalText("\(number).25").flatMap { DecimalCoding.encode($0) } ?? "=")
    default: .blob([UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF), 7])
    }
  }

  private func link(_ relationship: ResolvedRelationship) throws {
    let begins = ids[relationship.entity] ?? []
    let ends = ids[relationship.destination] ?? []
    guard !begins.isEmpty, !ends.isEmpty else { return }
    switch version.schema.storage.relationships[relationship.index] {
    case .key(let table, let column, let order?):
      // The last comes first.
      try connection.execute(
        """
        UPDATE "\(table)" SET "\(order)" = 100 - "_id" WHERE "\(column)" IS NOT NULL
        """)
    case .inverseKey(let table, let column, let order)
    where model.storedInverse(of: relationship) == nil:
      for (place, end) in ends.enumerated() where place % 3 != 2 {
        try connection.execute(
          "UPDATE \"\(table)\" SET \"\(column)\" = ? WHERE \"_id\" = ?",
          [.integer(begins[place % begins.count]), .integer(end)])
        if let order {
          try connection.execute(
            "UPDATE \"\(table)\" SET \"\(order)\" = ? WHERE \"_id\" = ?",
            [.integer(50 - end), .integer(end)])
        }
      }
    case .join(let table, let source, let destination, let order):
      let isSelfInverse = relationship.inverse == relationship.index
      for (place, begin) in begins.enumerated() {
        for (otherPlace, end) in ends.enumerated() where (place + otherPlace) % 2 == 0 {
          try connection.execute(
            "INSERT OR IGNORE INTO \"\(table)\" (\"\(source)\", \"\(destination)\") VALUES (?, ?)",
            [.integer(begin), .integer(end)])
          if isSelfInverse {
            try connection.execute(
              "INSERT OR IGNORE INTO \"\(table)\" (\"\(source)\", \"\(destination)\") VALUES (?, ?)",
              [.integer(end), .integer(begin)])
          }
        }
      }
      if let order {
        try connection.execute("UPDATE \"\(table)\" SET \"\(order)\" = 200 - \"\(destination)\"")
      }
    case .key, .inverseKey, .transient: break
    }
  }
}
