/// What generated code calls for attributes of the types Double and Float.
extension ManagedObject {
  // MARK: number

  /// The number of a required attribute.
  public final func _double(at offset: Int) -> Double {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: Double.self)
  }

  /// Sets the number of a required attribute.
  public final func _setDouble(_ value: Double, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(value, at: offset)
    row.setNull(false, at: offset)
  }

  /// The number of an optional attribute.
  public final func _optionalDouble(at offset: Int) -> Double? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset) ? nil : row.load(offset, as: Double.self)
  }

  /// Sets the number of an optional attribute.
  public final func _setOptionalDouble(_ value: Double?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(value, at: offset) }
  }

  // MARK: single-precision number

  /// The single-precision number of a required attribute.
  public final func _float(at offset: Int) -> Float {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return Float(row.load(offset, as: Double.self))
  }

  /// Sets the single-precision number of a required attribute.
  public final func _setFloat(_ value: Float, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.store(Double(value), at: offset)
    row.setNull(false, at: offset)
  }

  /// The single-precision number of an optional attribute.
  public final func _optionalFloat(at offset: Int) -> Float? {
    if isSlow { prepareToRead(at: offset) }
    return row.isNull(at: offset) ? nil : Float(row.load(offset, as: Double.self))
  }

  /// Sets the single-precision number of an optional attribute.
  public final func _setOptionalFloat(_ value: Float?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(Double(value), at: offset) }
  }
}
