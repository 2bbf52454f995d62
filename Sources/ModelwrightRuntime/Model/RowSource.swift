import ModelwrightModel
import ModelwrightSchema

/// How the rows that are selected for an entity are read: which columns, and for each concrete
/// entity which column fills which slot.
///
/// The columns are `_id`, `_version`, then `_entity` where the table has it, then those of the
/// entity's slots and those that its descendants add.
struct RowSource: Sendable {
  /// What fills one slot.
  struct Step: Sendable {
    let kind: SlotKind
    let offset: Int
    let slot: Int
    let isTransient: Bool
    /// The column, counted from the first selected one; negative when the slot has none.
    let column: Int32
  }

  /// The steps of one concrete entity.
  struct Plan: Sendable {
    let entity: Int
    let name: String
    let steps: ContiguousArray<Step>
  }

  /// The names of the columns, not quoted.
  private(set) var columns: [String] = []
  private(set) var hasEntityColumn = false
  private(set) var plans: ContiguousArray<Plan> = []

  init() {}

  init(_ entity: EntityDescription, in model: ManagedObjectModel) {
    hasEntityColumn = entity.storage.hasEntityColumn
    columns = [SystemName.id, SystemName.version]
    if hasEntityColumn { columns.append(SystemName.entity) }
    var places: [String: Int32] = [:]
    for index in entity.resolved.descendants {
      let descendant = model.entities[index]
      for case let column? in descendant.storage.columns where places[column] == nil {
        places[column] = Int32(columns.count)
        columns.append(column)
      }
    }
    plans = ContiguousArray(
      entity.resolved.descendants.map { Self.plan(of: model.entities[$0], places: places) })
  }

  private static func plan(of entity: EntityDescription, places: [String: Int32]) -> Plan {
    let steps = entity.layout.slots.map { slot in
      let column = entity.storage.columns[slot.index]
      return Step(
        kind: entity.kinds[slot.index], offset: slot.offset, slot: slot.index,
        isTransient: slot.isTransient,
        column: column.flatMap { places[$0] } ?? -1)
    }
    return Plan(entity: entity.index, name: entity.name, steps: ContiguousArray(steps))
  }
}

extension EntityDescription {
  /// The columns to select for objects of this entity, quoted and in the order that
  /// ``ManagedObjectContext/object(from:firstColumn:entity:)`` reads them.
  func selectList(alias: String? = nil) -> [String] {
    let prefix = alias.map { SystemName.quoted($0) + "." } ?? ""
    return source.columns.map { prefix + SystemName.quoted($0) }
  }
}
