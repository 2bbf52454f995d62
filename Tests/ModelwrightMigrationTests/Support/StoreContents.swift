import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

@testable import ModelwrightMigration

/// The objects of a database, read by its version's storage map, and what they should be in another
/// version by the names alone.
struct StoreContents {
  struct Object: Equatable {
    var entity: String
    /// Attributes by path; derived ones left out.
    var values: [String: SQLiteValue]
  }

  /// By root entity's name and id.
  var objects: [String: [Int64: Object]] = [:]
  /// By the declaring entity's and the relationship's name, the ends of each object, in their order.
  var links: [String: [Int64: [Int64]]] = [:]
  /// The relationships whose order means something.
  var ordered: Set<String> = []

  init() {}

  init(_ connection: Connection, _ version: MigrationVersion) throws {
    let model = version.model
    for entity in model.entities where !entity.entity.isAbstract {
      try read(entity, connection, version)
    }
    for relationship in model.relationships {
      guard let table = version.links(along: relationship) else { continue }
      let order = table.position.map { "\"\($0)\", " } ?? ""
      let rows = try connection.rows(
        """
        SELECT "\(table.from)", "\(table.to)" FROM "\(table.table)" WHERE "\(table.from)" IS NOT NULL \
        AND "\(table.to)" IS NOT NULL ORDER BY \(order)"\(table.to)"
        """)
      let name = model.name(of: relationship)
      links[name] = [:]
      for row in rows {
        guard case .integer(let begin) = row[0], case .integer(let end) = row[1] else { continue }
        links[name]?[begin, default: []].append(end)
      }
      if relationship.relationship.isOrdered { ordered.insert(name) }
    }
  }

  private mutating func read(
    _ entity: ResolvedEntity, _ connection: Connection, _ version: MigrationVersion
  ) throws {
    let storage = version.schema.storage.entities[entity.index]
    var paths: [String] = []
    var columns = ["\"_id\""]
    for slot in version.layouts[entity.index].slots {
      guard let column = storage.columns[slot.index], let attribute = slot.attribute,
        !attribute.isDerived
      else { continue }
      paths.append(slot.path.joined(separator: "."))
      columns.append(SystemName.quoted(column))
    }
    let condition = storage.hasEntityColumn ? " WHERE \"_entity\" = '\(entity.name)'" : ""
    let root = version.model.entities[entity.root].name
    for row in try connection.rows(
      "SELECT \(columns.joined(separator: ", ")) FROM \"\(storage.table)\"\(condition)")
    {
      guard case .integer(let id) = row[0] else { continue }
      objects[root, default: [:]][id] = Object(
        entity: entity.name,
        values: Dictionary(zip(paths, row.dropFirst())) { first, _ in first })
    }
  }

  /// What the contents should be after a migration.
  func migrated(by matching: ModelMatching) -> StoreContents {
    var result = StoreContents()
    let (old, new) = (matching.old.model, matching.new.model)
    /// By old root and id, the new entity.
    var kept: [String: [Int64: Int]] = [:]
    for (root, objects) in objects {
      for (id, object) in objects {
        guard let before = old.entity(named: object.entity)?.index,
          let after = matching.newEntity(of: before)
        else { continue }
        kept[root, default: [:]][id] = after
        let entity = new.entities[after]
        result.objects[new.entities[entity.root].name, default: [:]][id] = Object(
          entity: entity.name, values: values(of: object, entity, matching))
      }
    }
    for relationship in new.relationships where !relationship.relationship.isTransient {
      let name = new.name(of: relationship)
      result.links[name] = [:]
      let isOwn = matching.decides(relationship)
      guard
        let deciding = isOwn ? relationship : relationship.inverse.map({ new.relationships[$0] })
      else { continue }
      for (root, ids) in kept {
        for (id, entity) in ids where new.entity(entity, isKindOf: deciding.entity) {
          guard let index = matching.match(of: deciding, in: entity) else { continue }
          let earlier = old.relationships[index]
          if earlier.relationship.isOrdered, deciding.relationship.isOrdered, isOwn {
            result.ordered.insert(name)
          }
          let oldDestination = old.entities[old.entities[earlier.destination].root].name
          guard old.entity(named: root) != nil else { continue }
          for end in links[old.name(of: earlier)]?[id] ?? [] {
            guard let kind = kept[oldDestination]?[end],
              new.entity(kind, isKindOf: deciding.destination)
            else { continue }
            result.add(name, isOwn ? (id, end) : (end, id))
            if relationship.inverse == relationship.index { result.add(name, (end, id)) }
          }
        }
      }
    }
    return result
  }

  private mutating func add(_ name: String, _ pair: (Int64, Int64)) {
    if links[name]?[pair.0]?.contains(pair.1) != true {
      links[name]?[pair.0, default: []].append(pair.1)
    }
  }

  private func values(
    of object: Object, _ entity: ResolvedEntity, _ matching: ModelMatching
  ) -> [String: SQLiteValue] {
    var values: [String: SQLiteValue] = [:]
    for slot in matching.new.layouts[entity.index].slots {
      guard let attribute = slot.attribute, !slot.isTransient, !attribute.isDerived else {
        continue
      }
      var standard = SQLiteValue.null
      if case .value(let value) = attribute.defaultValue,
        let stored = ColumnDefault(value, type: attribute.type)
      {
        standard = SQLiteValue(stored)
      }
      var value = standard
      if let match = matching.oldSlot(of: entity.index, slot: slot.index),
        let earlier = match.attribute, earlier.type == attribute.type, !match.isTransient,
        !earlier.isDerived
      {
        value = object.values[match.path.joined(separator: ".")] ?? .null
        if value == .null, !slot.isOptional { value = standard }
      }
      values[slot.path.joined(separator: ".")] = value
    }
    return values
  }

  /// A link of which nothing is left in later contents, though the objects at both ends are; `nil` when
  /// there is none.
  func lostLink(in later: StoreContents, by matching: ModelMatching) -> String? {
    let (old, new) = (matching.old.model, matching.new.model)
    var left: Set<[Int64]> = []
    for links in later.links.values {
      for (begin, ends) in links {
        for end in ends { left.formUnion([[begin, end], [end, begin]]) }
      }
    }
    for relationship in old.relationships {
      let roots = [relationship.entity, relationship.destination].map {
        old.entities[old.entities[$0].root].name
      }
      for (begin, ends) in links[old.name(of: relationship)] ?? [:] {
        for end in ends where !left.contains([begin, end]) {
          let stay = zip(roots, [begin, end]).allSatisfy { root, id in
            guard let object = objects[root]?[id], let entity = old.entity(named: object.entity),
              let match = matching.newEntity(of: entity.index)
            else { return false }
            return later.objects[new.entities[new.entities[match].root].name]?[id] != nil
          }
          if stay { return "\(old.name(of: relationship)) from \(begin) to \(end)" }
        }
      }
    }
    return nil
  }

  /// What differs; `nil` when nothing does.
  func difference(from expected: StoreContents) -> String? {
    for root in Set(objects.keys).union(expected.objects.keys).sorted() {
      let (found, wanted) = (objects[root] ?? [:], expected.objects[root] ?? [:])
      for id in Set(found.keys).union(wanted.keys).sorted() where found[id] != wanted[id] {
        return "\(root) \(id): \(String(describing: found[id])) instead of "
          + String(describing: wanted[id])
      }
    }
    for name in Set(links.keys).union(expected.links.keys).sorted() {
      let (found, wanted) = (links[name] ?? [:], expected.links[name] ?? [:])
      for id in Set(found.keys).union(wanted.keys).sorted() {
        let (ends, others) = (found[id] ?? [], wanted[id] ?? [])
        let isSame =
          expected.ordered.contains(name) ? ends == others : ends.sorted() == others.sorted()
        if !isSame { return "\(name) of \(id): \(ends) instead of \(others)" }
      }
    }
    return nil
  }
}

extension ResolvedModel {
  fileprivate func name(of relationship: ResolvedRelationship) -> String {
    "\(entities[relationship.entity].name).\(relationship.name)"
  }
}

extension SQLiteValue {
  init(_ value: ColumnDefault) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}
