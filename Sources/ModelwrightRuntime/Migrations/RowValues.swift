import ModelwrightMigrator
import ModelwrightSQLite

/// The values of one row, for generated accessors.
///
/// Reading cannot throw: what is wrong is taken down, and ``MigrationContext`` throws it as soon as the
/// code that was reading returns; until then a substitute stands for the value.
public struct RowValues {
  let id: RowID
  let entityName: String
  let access: RowAccess
  /// By slot.
  private var values: [SQLiteValue]
  /// Which slots were set.
  private(set) var changes: Set<Int> = []
  /// What relationships were set to, by property.
  private(set) var links: [Int: [RowID]] = [:]

  init(_ record: StageRecord, access: RowAccess) {
    id = RowID(record.id)
    entityName = record.entityName
    values = record.values
    self.access = access
  }

  // MARK: Attributes

  func value<Value: StoredValue>(_ type: Value.Type, at property: Int) -> Value? {
    let slot = access.slots[property]
    if case .null = values[slot] { return nil }
    guard let value = Value(stored: values[slot]) else {
      access.note(access.unreadable(property, id))
      return nil
    }
    return value
  }

  func required<Value: StoredValue>(_ type: Value.Type, at property: Int) -> Value {
    if let value = value(type, at: property) { return value }
    access.note(access.missing(property, id))
    return Value.substitute
  }

  mutating func set<Value: StoredValue>(_ value: Value?, at property: Int) {
    let slot = access.slots[property]
    changes.insert(slot)
    guard let value else {
      values[slot] = .null
      return
    }
    guard let stored = value.stored else { return access.note(access.unstorable(property)) }
    values[slot] = stored
  }

  /// The value of a slot that was set.
  func stored(_ slot: Int) -> SQLiteValue { values[slot] }

  // MARK: Relationships

  /// The row that a to-one relationship leads to.
  public func optionalToOne(at property: Int) -> RowID? { toMany(at: property).first }

  /// The row that a required to-one relationship leads to.
  public func toOne(at property: Int) -> RowID {
    if let id = optionalToOne(at: property) { return id }
    access.note(access.missing(property, id))
    return RowID(0)
  }

  /// Makes a to-one relationship lead to another row.
  public mutating func setToOne(_ id: RowID?, at property: Int) {
    links[property] = id.map { [$0] } ?? []
  }

  /// The rows that a to-many relationship leads to: in their order when it is ordered.
  public func toMany(at property: Int) -> [RowID] {
    links[property] ?? access.related(property, of: id)
  }

  /// Makes a to-many relationship lead to other rows.
  public mutating func setToMany(_ ids: [RowID], at property: Int) { links[property] = ids }

  // MARK: Composites

  /// Takes over the values of a composite from another row.
  ///
  /// - Parameters:
  ///   - other: The row that has the composite.
  ///   - source: The place of its first property there.
  ///   - destination: The place of its first property here.
  ///   - count: How many properties it has.
  public mutating func copy(from other: RowValues, at source: Int, to destination: Int, count: Int)
  {
    for offset in 0..<count {
      let slot = access.slots[destination + offset]
      values[slot] = other.values[other.access.slots[source + offset]]
      changes.insert(slot)
    }
  }
}
