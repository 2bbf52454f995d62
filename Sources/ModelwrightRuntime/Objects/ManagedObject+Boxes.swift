/// What generated code calls for attributes of the types Transformable and Undefined.
extension ManagedObject {
  /// The value of an attribute of any type.
  public final func _any(at offset: Int) -> Any? {
    if isSlow { prepareToRead(at: offset) }
    return row.load(offset, as: AnyBox?.self)?.value
  }

  /// Sets the value of an attribute of any type.
  public final func _setAny(_ value: Any?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(value.map { AnyBox($0) }, at: offset)
    row.setNull(value == nil, at: offset)
  }

  /// The value of a required attribute that is stored as JSON.
  ///
  /// Stops with a message when what is stored cannot be decoded as the type.
  public final func _codable<Value: Codable>(at offset: Int) -> Value {
    if isSlow, let value = recordedValue(of: Value.self, at: offset) { return value }
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    do {
      if let value = try row.load(offset, as: CodableBox?.self)?.value(as: Value.self) {
        return value
      }
    } catch {
      preconditionFailure("\(name(ofPropertyAt: offset)) cannot be decoded: \(error)")
    }
    preconditionFailure("\(name(ofPropertyAt: offset)) has no value")
  }

  /// Sets the value of a required attribute that is stored as JSON.
  public final func _setCodable<Value: Codable>(_ value: Value, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(Optional(CodableBox(value)), at: offset)
    row.setNull(false, at: offset)
  }

  /// The value of an optional attribute that is stored as JSON; `nil`, and the context's
  /// ``ManagedObjectContext/readError``, when what is stored cannot be decoded as the type.
  public final func _optionalCodable<Value: Codable>(at offset: Int) -> Value? {
    if isSlow { prepareToRead(at: offset) }
    do {
      return try row.load(offset, as: CodableBox?.self)?.value(as: Value.self)
    } catch {
      home.context?.note(error)
      return nil
    }
  }

  /// Sets the value of an optional attribute that is stored as JSON.
  public final func _setOptionalCodable<Value: Codable>(_ value: Value?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(value.map { CodableBox($0) }, at: offset)
    row.setNull(value == nil, at: offset)
  }
}
