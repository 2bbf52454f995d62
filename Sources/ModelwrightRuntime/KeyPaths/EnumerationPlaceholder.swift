/// The value of an enumeration that a recording object gave, by which the value that a key path ends
/// in is recognised as the property's own, or as its raw value.
struct EnumerationPlaceholder {
  private let type: Any.Type
  private let rawValue: Any

  init(_ value: some RawRepresentable) {
    type = Swift.type(of: value)
    rawValue = value.rawValue
  }

  /// Whether a value is the placeholder or its raw value.
  func matches(_ value: Any?) -> Bool {
    guard let value else { return false }
    if Swift.type(of: value) == type, let value = value as? any RawRepresentable {
      return isRawValue(value.rawValue)
    }
    return isRawValue(value)
  }

  private func isRawValue(_ value: Any) -> Bool {
    guard Swift.type(of: value) == Swift.type(of: rawValue), let value = value as? any Hashable
    else {
      return false
    }
    return AnyHashable(value) == rawValue as? AnyHashable
  }

  /// Any value of a type with raw values; `nil` when none can be made.
  static func value<Value: RawRepresentable>(of type: Value.Type) -> Value? {
    if let type = type as? any CaseIterable.Type, let value = firstCase(of: type) as? Value {
      return value
    }
    for candidate in candidates(of: Value.RawValue.self) {
      if let raw = candidate as? Value.RawValue, let value = Value(rawValue: raw) { return value }
    }
    // An enumeration without payload is a number in memory, and its first case is 0.
    guard _isPOD(type) else { return nil }
    return withUnsafeTemporaryAllocation(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
    ) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      return memory.baseAddress?.load(as: Value.self)
    }
  }

  private static func firstCase<Value: CaseIterable>(of type: Value.Type) -> Any? {
    type.allCases.first
  }

  /// Raw values that many types have a value for.
  private static func candidates(of type: Any.Type) -> [Any] {
    switch type {
    case let type as any FixedWidthInteger.Type: integers(type)
    case let type as any BinaryFloatingPoint.Type: fractions(type)
    case is Bool.Type: [false, true]
    case is String.Type: [""]
    default: []
    }
  }

  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> [Any] {
    (0...16).map { Number($0) }
  }

  private static func fractions<Number: BinaryFloatingPoint>(_ type: Number.Type) -> [Any] {
    [Number(0), Number(1)]
  }
}
