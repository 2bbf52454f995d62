import ModelwrightModel

/// What generated code calls for Transformable attributes that name a value transformer.
extension ManagedObject {
  /// The value of a required attribute.
  ///
  /// Stops with a message when the transformer is not registered or refuses what is stored.
  public final func _transformed<Value>(at offset: Int) -> Value {
    if isSlow, let value = recordedValue(of: Value.self, at: offset) { return value }
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    do {
      if let value: Value = try transformedValue(at: offset) { return value }
    } catch {
      preconditionFailure("\(name(ofPropertyAt: offset)) cannot be read: \(error)")
    }
    preconditionFailure("\(name(ofPropertyAt: offset)) has no value")
  }

  /// Sets the value of a required attribute.
  public final func _setTransformed<Value>(_ value: Value, at offset: Int) {
    _setOptionalTransformed(value, at: offset)
  }

  /// The value of an optional attribute; `nil`, and the context's
  /// ``ManagedObjectContext/readError``, when the transformer is not registered or refuses what is
  /// stored.
  public final func _optionalTransformed<Value>(at offset: Int) -> Value? {
    if isSlow { prepareToRead(at: offset) }
    do {
      return try transformedValue(at: offset)
    } catch {
      home.context?.note(error)
      return nil
    }
  }

  /// Sets the value of an optional attribute. It becomes bytes when the object is saved.
  public final func _setOptionalTransformed<Value>(_ value: Value?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    let coding = coding(at: offset)
    let box = value.map { value in
      CodableBox(value, encode: { try ValueTransformers.data(from: value, coding) })
    }
    row.assign(box, at: offset)
    row.setNull(value == nil, at: offset)
  }

  private func transformedValue<Value>(at offset: Int) throws -> Value? {
    let coding = coding(at: offset)
    return try row.load(offset, as: CodableBox?.self)?
      .value(as: Value.self) { try ValueTransformers.value(from: $0, coding) }
  }

  private func coding(at offset: Int) -> AttributeCoding {
    guard case .attribute(let attribute) = entity.layout.slots[row.slot(at: offset)].content else {
      return AttributeCoding(name: "", archives: true)
    }
    return AttributeCoding(
      name: attribute.customTransformerName ?? "", archives: attribute.transformerArchives)
  }
}
