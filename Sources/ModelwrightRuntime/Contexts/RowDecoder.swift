import Foundation
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Makes objects of the rows that were selected with one entity's select list.
final class RowDecoder {
  private let entity: EntityDescription
  private unowned let context: ManagedObjectContext
  private let map: IDTable<ManagedObject?>
  private let plans: ContiguousArray<RowSource.Plan>
  private let homes: ContiguousArray<ObjectHome>
  private let hasEntityColumn: Bool

  init(_ entity: EntityDescription, context: ManagedObjectContext) {
    self.entity = entity
    self.context = context
    map = context.map(ofRoot: entity.resolved.root)
    plans = entity.source.plans
    homes = ContiguousArray(plans.map { context.home(of: $0.entity) })
    hasEntityColumn = entity.source.hasEntityColumn
  }

  /// The object of the current row: the known one, brought up to date when it has no unsaved
  /// changes and the row is newer, or a new one.
  func object(from statement: Statement, at first: Int32) throws -> ManagedObject {
    let id = statement.int64(first)
    let version = statement.int64(first + 1)
    if let known = map.value(id), let known {
      let row = known.row
      if row.flags.isDisjoint(with: [.fault, .dirty, .deleted]) && row.version == version {
        return known
      }
      try bringUpToDate(known, version: version, from: statement, at: first)
      return known
    }
    let place = try plan(of: statement, at: first)
    let home = homes[place]
    let object = home.entity.managedObjectClass.init(
      _materialized: _MaterializedRow(home: home, id: id, flags: [], initializesSlots: false))
    object.row.version = version
    Self.fill(object.row, from: statement, at: first, plans[place], isFresh: true)
    context.register(object)
    awaken(object)
    return object
  }

  /// Fills a fault, or a clean object whose values may be older, from the current row.
  func fill(_ object: ManagedObject, from statement: Statement, at first: Int32) throws {
    let place = try plan(of: statement, at: first)
    guard plans[place].entity == object.entity.index else {
      throw PersistentStoreError.damaged(
        path: context.coordinator.path,
        detail: "\(object.objectID) is a \(plans[place].name) in the store")
    }
    object.row.version = statement.int64(first + 1)
    Self.fill(object.row, from: statement, at: first, plans[place], isFresh: false)
    object.row.flags.remove([.fault, .inaccessible])
    awaken(object)
  }

  /// The values of the current row as a row of their own, for an object that keeps its changes.
  func row(for object: ManagedObject, from statement: Statement, at first: Int32) throws -> Row {
    let place = try plan(of: statement, at: first)
    let row = Row(size: object.home.rowSize, headerSize: object.home.headerSize)
    Self.fill(row, from: statement, at: first, plans[place], isFresh: true)
    row.version = statement.int64(first + 1)
    return row
  }

  private func bringUpToDate(
    _ object: ManagedObject, version: Int64, from statement: Statement, at first: Int32
  ) throws {
    let flags = object.row.flags
    if flags.contains(.fault) {
      try fill(object, from: statement, at: first)
    } else if flags.isDisjoint(with: [.dirty, .deleted]) {
      try fill(object, from: statement, at: first)
      object.forgetLoadedRelationships()
    }
  }

  /// Lets the object prepare itself; what it sets then is no change.
  private func awaken(_ object: ManagedObject) {
    let row = object.row
    if row.flags.contains(.dirty) { return object.awakeFromFetch() }
    row.flags.insert(.tracked)
    object.awakeFromFetch()
    if row.flags.contains(.dirty) { return }
    row.flags.remove(.tracked)
    row.clearChangedBits()
  }

  private func plan(of statement: Statement, at first: Int32) throws -> Int {
    guard hasEntityColumn else { return 0 }
    let name = statement.string(first + 2)
    for place in plans.indices where plans[place].name == name { return place }
    throw PersistentStoreError.damaged(
      path: context.coordinator.path,
      detail: "row \(statement.int64(first)) has the entity \(name), not \(entity.name)")
  }

  // MARK: Values

  private static func fill(
    _ row: Row, from statement: Statement, at first: Int32, _ plan: RowSource.Plan, isFresh: Bool
  ) {
    for step in plan.steps {
      if step.column < 0 {
        if isFresh { initializeWithoutColumn(row, step) }
        continue
      }
      let column = first + step.column
      switch step.kind {
      case .int16, .int32, .int64, .boolean:
        let value = statement.int64(column)
        row.store(value, at: step.offset)
        row.setNull(value == 0 && statement.isNull(column), at: step.offset)
      case .double, .float, .date:
        let value = statement.double(column)
        row.store(value, at: step.offset)
        row.setNull(value == 0 && statement.isNull(column), at: step.offset)
      case .string:
        let isNull = statement.isNull(column)
        set(isNull ? nil : statement.string(column), row, step.offset, isFresh)
      case .toOne:
        let id = statement.int64(column)
        row.store(ToOneSlot(id: id, entity: 0, isUnloaded: 0), at: step.offset)
        row.setNull(id == 0, at: step.offset)
      default:
        fillLarge(row, from: statement, column, step, isFresh: isFresh)
      }
    }
  }

  private static func fillLarge(
    _ row: Row, from statement: Statement, _ column: Int32, _ step: RowSource.Step, isFresh: Bool
  ) {
    let isNull = statement.isNull(column)
    let offset = step.offset
    switch step.kind {
    case .uuid:
      let value = isNull ? nil : statement.withBytes(column) { UUID(bytes: $0) }
      row.setNull(value == nil, at: offset)
      if let value { row.store(value.uuid, at: offset) }
    case .data: set(isNull ? nil : data(statement, column), row, offset, isFresh)
    case .url: set(isNull ? nil : URL(string: statement.string(column)), row, offset, isFresh)
    case .decimal:
      let value = isNull ? nil : Decimal(stored: statement.string(column))
      set(value.map { DecimalBox($0) }, row, offset, isFresh)
    case .any: set(isNull ? nil : AnyBox(data(statement, column)), row, offset, isFresh)
    case .codable:
      set(isNull ? nil : CodableBox(encoded: data(statement, column)), row, offset, isFresh)
    default: break
    }
  }

  private static func data(_ statement: Statement, _ column: Int32) -> Data {
    statement.withBytes(column) { Data($0) }
  }

  @inline(__always)
  private static func set<Value>(_ value: Value?, _ row: Row, _ offset: Int, _ isFresh: Bool) {
    row.setNull(value == nil, at: offset)
    if isFresh { row.initialize(value, at: offset) } else { row.assign(value, at: offset) }
  }

  /// Fills the slot of a property that is not in the row.
  private static func initializeWithoutColumn(_ row: Row, _ step: RowSource.Step) {
    row.setNull(true, at: step.offset)
    switch step.kind {
    case .toMany: row.initialize(ToManyStorage?.none, at: step.offset)
    case .toOne: row.store(step.isTransient ? ToOneSlot.none : .unloaded, at: step.offset)
    case .string: row.initialize(String?.none, at: step.offset)
    case .data: row.initialize(Data?.none, at: step.offset)
    case .url: row.initialize(URL?.none, at: step.offset)
    case .decimal: row.initialize(DecimalBox?.none, at: step.offset)
    case .any: row.initialize(AnyBox?.none, at: step.offset)
    case .codable: row.initialize(CodableBox?.none, at: step.offset)
    default: row.store((UInt64(0), UInt64(0)), at: step.offset)
    }
  }
}

extension Decimal {
  /// The number that a store's order-preserving text stands for.
  init?(stored text: String) {
    guard let decoded = DecimalCoding.decode(text) else { return nil }
    self.init(exact: decoded.description)
  }
}
