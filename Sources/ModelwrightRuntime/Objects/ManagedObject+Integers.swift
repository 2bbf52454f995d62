/// What generated code calls for attributes of the types Integer 16, 32 and 64 and Boolean.
extension ManagedObject {
  // MARK: 16-bit integer

  /// The 16-bit integer of a required attribute.
  public final func _int16(at offset: Int) -> Int16 {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return Int16(truncatingIfNeeded: row.load(offset, as: Int64.self))
  }

  /// Sets the 16-bit integer of a required attribute.
  public final func _setInt16(_ value: Int16, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(Int64(value), at: offset)
    row.setNull(false, at: offset)
  }

  /// The 16-bit integer of an optional attribute.
  public final func _optionalInt16(at offset: Int) -> Int16? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset)
      ? nil : Int16(truncatingIfNeeded: row.load(offset, as: Int64.self))
  }

  /// Sets the 16-bit integer of an optional attribute.
  public final func _setOptionalInt16(_ value: Int16?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(Int64(value), at: offset) }
  }

  // MARK: 32-bit integer

  /// The 32-bit integer of a required attribute.
  public final func _int32(at offset: Int) -> Int32 {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return Int32(truncatingIfNeeded: row.load(offset, as: Int64.self))
  }

  /// Sets the 32-bit integer of a required attribute.
  public final func _setInt32(_ value: Int32, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(Int64(value), at: offset)
    row.setNull(false, at: offset)
  }

  /// The 32-bit integer of an optional attribute.
  public final func _optionalInt32(at offset: Int) -> Int32? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset)
      ? nil : Int32(truncatingIfNeeded: row.load(offset, as: Int64.self))
  }

  /// Sets the 32-bit integer of an optional attribute.
  public final func _setOptionalInt32(_ value: Int32?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(Int64(value), at: offset) }
  }

  // MARK: 64-bit integer

  /// The 64-bit integer of a required attribute.
  public final func _int64(at offset: Int) -> Int64 {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: Int64.self)
  }

  /// Sets the 64-bit integer of a required attribute.
  public final func _setInt64(_ value: Int64, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(value, at: offset)
    row.setNull(false, at: offset)
  }

  /// The 64-bit integer of an optional attribute.
  public final func _optionalInt64(at offset: Int) -> Int64? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset) ? nil : row.load(offset, as: Int64.self)
  }

  /// Sets the 64-bit integer of an optional attribute.
  public final func _setOptionalInt64(_ value: Int64?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(value, at: offset) }
  }

  // MARK: truth value

  /// The truth value of a required attribute.
  public final func _bool(at offset: Int) -> Bool {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: Int64.self) != 0
  }

  /// Sets the truth value of a required attribute.
  public final func _setBool(_ value: Bool, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(Int64(value ? 1 : 0), at: offset)
    row.setNull(false, at: offset)
  }

  /// The truth value of an optional attribute.
  public final func _optionalBool(at offset: Int) -> Bool? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset) ? nil : row.load(offset, as: Int64.self) != 0
  }

  /// Sets the truth value of an optional attribute.
  public final func _setOptionalBool(_ value: Bool?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(Int64(value ? 1 : 0), at: offset) }
  }
}
