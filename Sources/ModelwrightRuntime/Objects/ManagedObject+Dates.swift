public import Foundation

/// What generated code calls for attributes of the types Date and UUID.
extension ManagedObject {
  // MARK: date

  /// The date of a required attribute.
  public final func _date(at offset: Int) -> Date {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return Date(timeIntervalSinceReferenceDate: row.load(offset, as: Double.self))
  }

  /// Sets the date of a required attribute.
  public final func _setDate(_ value: Date, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(value.timeIntervalSinceReferenceDate, at: offset)
    row.setNull(false, at: offset)
  }

  /// The date of an optional attribute.
  public final func _optionalDate(at offset: Int) -> Date? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset)
      ? nil : Date(timeIntervalSinceReferenceDate: row.load(offset, as: Double.self))
  }

  /// Sets the date of an optional attribute.
  public final func _setOptionalDate(_ value: Date?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(value.timeIntervalSinceReferenceDate, at: offset) }
  }

  // MARK: UUID

  /// The UUID of a required attribute.
  public final func _uuid(at offset: Int) -> UUID {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: UUID.self)
  }

  /// Sets the UUID of a required attribute.
  public final func _setUUID(_ value: UUID, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(value.uuid, at: offset)
    row.setNull(false, at: offset)
  }

  /// The UUID of an optional attribute.
  public final func _optionalUUID(at offset: Int) -> UUID? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset) ? nil : row.load(offset, as: UUID.self)
  }

  /// Sets the UUID of an optional attribute.
  public final func _setOptionalUUID(_ value: UUID?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(value.uuid, at: offset) }
  }
}
