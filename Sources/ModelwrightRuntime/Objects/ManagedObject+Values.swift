import Foundation

extension ManagedObject {
  /// The value of a slot. Reads it from the store when the object is a fault.
  ///
  /// - Throws: What reading from the store throws; ``ObjectError`` when the row is gone.
  func propertyValue(atSlot slot: Int) throws -> PropertyValue {
    try fireFaultThrowing()
    switch home.kinds[slot] {
    case .toOne:
      return try relatedObject(at: row.offset(of: slot)).map { .object($0) } ?? .null
    case .toMany:
      guard let relationship = home.relationships[slot] else { return .null }
      return .objects(try relatedObjects(of: relationship))
    default:
      return storedValue(of: slot)
    }
  }

  /// The value of an attribute's slot as it is in memory.
  func storedValue(of slot: Int) -> PropertyValue { row.value(of: slot, kind: home.kinds[slot]) }
}

extension Row {
  /// The value of an attribute's slot.
  func value(of slot: Int, kind: SlotKind) -> PropertyValue {
    if isNull(slot: slot) { return .null }
    let offset = offset(of: slot)
    switch kind {
    case .int16, .int32, .int64: return .integer(load(offset, as: Int64.self))
    case .boolean: return .boolean(load(offset, as: Int64.self) != 0)
    case .double, .float: return .double(load(offset, as: Double.self))
    case .date:
      return .date(Date(timeIntervalSinceReferenceDate: load(offset, as: Double.self)))
    case .uuid: return .uuid(load(offset, as: UUID.self))
    case .toOne: return .integer(load(offset, as: ToOneSlot.self).id)
    case .toMany: return .null
    default: return boxedValue(at: offset, kind: kind) ?? .null
    }
  }

  private func boxedValue(at offset: Int, kind: SlotKind) -> PropertyValue? {
    switch kind {
    case .string: load(offset, as: String?.self).map { .string($0) }
    case .data: load(offset, as: Data?.self).map { .data($0) }
    case .url: load(offset, as: URL?.self).map { .url($0) }
    case .decimal: load(offset, as: DecimalBox?.self).map { .decimal($0.value) }
    case .any: load(offset, as: AnyBox?.self).map { .any($0.value) }
    case .codable: load(offset, as: CodableBox?.self).map { .any($0.anyValue) }
    default: nil
    }
  }
}
