/// What generated code calls for attributes whose values are an enumeration's, or of another type with
/// raw values.
///
/// What is stored is the raw value. One that belongs to no case reads as `nil` from an optional
/// attribute, whose stored value stays as it is until another one is set; reading it from a required
/// one stops with a message.
extension ManagedObject {
  // MARK: strings

  /// The value of a required attribute with strings as raw values.
  public final func _stringEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value where Value.RawValue == String {
    if let value = enumerationWithoutRow(Value.self, at: offset) { return value }
    let raw = row.load(offset, as: String?.self) ?? ""
    return Value(rawValue: raw) ?? stop(noCase: raw, of: Value.self, at: offset)
  }

  /// Sets the value of a required attribute with strings as raw values.
  public final func _setStringEnum<Value: RawRepresentable>(
    _ value: Value, at offset: Int
  ) where Value.RawValue == String {
    _setString(value.rawValue, at: offset)
  }

  /// The value of an optional attribute with strings as raw values.
  public final func _optionalStringEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value? where Value.RawValue == String {
    if let value = recordedEnumeration(Value.self, at: offset) { return value }
    return _optionalString(at: offset).flatMap { Value(rawValue: $0) }
  }

  /// Sets the value of an optional attribute with strings as raw values.
  public final func _setOptionalStringEnum<Value: RawRepresentable>(
    _ value: Value?, at offset: Int
  ) where Value.RawValue == String {
    _setOptionalString(value?.rawValue, at: offset)
  }

  // MARK: integers

  /// The value of a required attribute with integers as raw values.
  public final func _integerEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value where Value.RawValue: FixedWidthInteger {
    if let value = enumerationWithoutRow(Value.self, at: offset) { return value }
    let raw = row.load(offset, as: Int64.self)
    return Value.RawValue(exactly: raw).flatMap { Value(rawValue: $0) }
      ?? stop(noCase: raw, of: Value.self, at: offset)
  }

  /// Sets the value of a required attribute with integers as raw values.
  public final func _setIntegerEnum<Value: RawRepresentable>(
    _ value: Value, at offset: Int
  ) where Value.RawValue: FixedWidthInteger {
    guard beginChange(at: offset) else { return }
    row.store(storableInteger(of: value, at: offset), at: offset)
    row.setNull(false, at: offset)
  }

  /// The value of an optional attribute with integers as raw values.
  public final func _optionalIntegerEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value? where Value.RawValue: FixedWidthInteger {
    if let value = recordedEnumeration(Value.self, at: offset) { return value }
    return _optionalInt64(at: offset).flatMap { Value.RawValue(exactly: $0) }
      .flatMap { Value(rawValue: $0) }
  }

  /// Sets the value of an optional attribute with integers as raw values.
  public final func _setOptionalIntegerEnum<Value: RawRepresentable>(
    _ value: Value?, at offset: Int
  ) where Value.RawValue: FixedWidthInteger {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(storableInteger(of: value, at: offset), at: offset) }
  }

  // MARK: truth values

  /// The value of a required attribute with truth values as raw values.
  public final func _boolEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value where Value.RawValue == Bool {
    if let value = enumerationWithoutRow(Value.self, at: offset) { return value }
    let raw = row.load(offset, as: Int64.self) != 0
    return Value(rawValue: raw) ?? stop(noCase: raw, of: Value.self, at: offset)
  }

  /// Sets the value of a required attribute with truth values as raw values.
  public final func _setBoolEnum<Value: RawRepresentable>(
    _ value: Value, at offset: Int
  ) where Value.RawValue == Bool {
    _setBool(value.rawValue, at: offset)
  }

  /// The value of an optional attribute with truth values as raw values.
  public final func _optionalBoolEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value? where Value.RawValue == Bool {
    if let value = recordedEnumeration(Value.self, at: offset) { return value }
    return _optionalBool(at: offset).flatMap { Value(rawValue: $0) }
  }

  /// Sets the value of an optional attribute with truth values as raw values.
  public final func _setOptionalBoolEnum<Value: RawRepresentable>(
    _ value: Value?, at offset: Int
  ) where Value.RawValue == Bool {
    _setOptionalBool(value?.rawValue, at: offset)
  }

  // MARK: floating-point numbers

  /// The value of a required attribute with floating-point numbers as raw values.
  public final func _floatingEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value where Value.RawValue: BinaryFloatingPoint {
    if let value = enumerationWithoutRow(Value.self, at: offset) { return value }
    let raw = row.load(offset, as: Double.self)
    return Value(rawValue: Value.RawValue(raw)) ?? stop(noCase: raw, of: Value.self, at: offset)
  }

  /// Sets the value of a required attribute with floating-point numbers as raw values.
  public final func _setFloatingEnum<Value: RawRepresentable>(
    _ value: Value, at offset: Int
  ) where Value.RawValue: BinaryFloatingPoint {
    guard beginChange(at: offset) else { return }
    row.store(Double(value.rawValue), at: offset)
    row.setNull(false, at: offset)
  }

  /// The value of an optional attribute with floating-point numbers as raw values.
  public final func _optionalFloatingEnum<Value: RawRepresentable>(
    at offset: Int
  ) -> Value? where Value.RawValue: BinaryFloatingPoint {
    if let value = recordedEnumeration(Value.self, at: offset) { return value }
    return _optionalDouble(at: offset).flatMap { Value(rawValue: Value.RawValue($0)) }
  }

  /// Sets the value of an optional attribute with floating-point numbers as raw values.
  public final func _setOptionalFloatingEnum<Value: RawRepresentable>(
    _ value: Value?, at offset: Int
  ) where Value.RawValue: BinaryFloatingPoint {
    guard beginChange(at: offset) else { return }
    row.setNull(value == nil, at: offset)
    if let value { row.store(Double(value.rawValue), at: offset) }
  }
}

extension ManagedObject {
  /// Prepares for reading a required enumeration; the value when it does not come from the row: on an
  /// object that records key paths, and on one that has no values any more.
  private func enumerationWithoutRow<Value: RawRepresentable>(
    _ type: Value.Type, at offset: Int
  ) -> Value? {
    if let value = recordedEnumeration(type, at: offset) { return value }
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    // A required value is only absent from an object that is gone or whose row cannot be read.
    return row.isNull(at: offset) ? EnumerationPlaceholder.value(of: type) : nil
  }

  /// What a recording object gives for an enumeration; `nil` when this object records nothing.
  private func recordedEnumeration<Value: RawRepresentable>(
    _ type: Value.Type, at offset: Int
  ) -> Value? {
    guard isSlow, let recorder = home.recorder else { return nil }
    guard let value = EnumerationPlaceholder.value(of: type) else {
      preconditionFailure(
        """
        \(name(ofPropertyAt: offset)) cannot be named by a key path: no value of its type \(type) can \
        be made. Make the type CaseIterable, or name the attribute in a format string.
        """)
    }
    recorder.note(offset, placeholder: EnumerationPlaceholder(value))
    return value
  }

  private func storableInteger<Value: RawRepresentable>(
    of value: Value, at offset: Int
  ) -> Int64 where Value.RawValue: FixedWidthInteger {
    let range: ClosedRange<Int64> =
      switch home.kinds[row.slot(at: offset)] {
      case .int16: Int64(Int16.min)...Int64(Int16.max)
      case .int32: Int64(Int32.min)...Int64(Int32.max)
      default: Int64.min...Int64.max
      }
    guard let raw = Int64(exactly: value.rawValue), range.contains(raw) else {
      preconditionFailure(
        """
        \(name(ofPropertyAt: offset)) cannot hold \(value): its raw value \(value.rawValue) is beyond \
        the range of the attribute's type. Give the attribute a wider integer type.
        """)
    }
    return raw
  }

  private func stop<Value>(noCase raw: some Any, of type: Value.Type, at offset: Int) -> Value {
    preconditionFailure(
      """
      \(name(ofPropertyAt: offset)) has the stored value \(String(reflecting: raw)), which is no \
      value of \(type). Make the attribute optional to read such values as nil.
      """)
  }
}
