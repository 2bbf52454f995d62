/// A structure that was generated from a composite type of the model.
public protocol CompositeValue: Sendable {
  /// Reads the value from an object; the first leaf is in the slot at `offset`.
  init(_from object: ManagedObject, at offset: Int)
  /// Writes the value to an object; the first leaf is in the slot at `offset`.
  func _store(in object: ManagedObject, at offset: Int)
  /// The stored properties with their names in the model, in the order of their slots.
  static var _fields: [(any PartialKeyPath<Self> & Sendable, String)] { get }
}

extension CompositeValue {
  /// How many slots the value fills.
  static var slotCount: Int {
    _fields.reduce(0) { count, field in
      let type = type(of: field.0).valueType
      if let composite = type as? any CompositeValue.Type { return count + composite.slotCount }
      if let optional = type as? any OptionalValue.Type,
        let composite = optional.wrapped as? any CompositeValue.Type
      {
        return count + composite.slotCount
      }
      return count + 1
    }
  }
}

/// Tells what an optional type wraps.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}

/// What generated code calls for attributes of the type Composite.
extension ManagedObject {
  /// The value of a required composite attribute.
  public final func _composite<Value: CompositeValue>(at offset: Int) -> Value {
    home.recorder?.noteComposite(at: offset, slotCount: Value.slotCount)
    return Value(_from: self, at: offset)
  }

  /// Sets the value of a required composite attribute.
  public final func _setComposite<Value: CompositeValue>(_ value: Value, at offset: Int) {
    value._store(in: self, at: offset)
  }

  /// The value of an optional composite attribute: `nil` when all its leaves have no value.
  public final func _optionalComposite<Value: CompositeValue>(at offset: Int) -> Value? {
    if let recorder = home.recorder {
      recorder.noteComposite(at: offset, slotCount: Value.slotCount)
      return Value(_from: self, at: offset)
    }
    if isSlow { prepareToRead(at: offset) }
    let first = row.slot(at: offset)
    let isAbsent = (first..<first + Value.slotCount).allSatisfy { row.isNull(slot: $0) }
    return isAbsent ? nil : Value(_from: self, at: offset)
  }

  /// Sets the value of an optional composite attribute.
  public final func _setOptionalComposite<Value: CompositeValue>(_ value: Value?, at offset: Int) {
    if let value { return value._store(in: self, at: offset) }
    let first = row.slot(at: offset)
    for slot in first..<first + Value.slotCount {
      guard beginChange(at: row.offset(of: slot)) else { return }
      row.clearSlot(slot, kind: home.kinds[slot])
    }
  }
}
