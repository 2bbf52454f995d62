/// Makes a value of any Codable type out of nothing: zeros, empty texts and empty collections.
struct DummyDecoder: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A value of a type; `nil` when the type refuses empty values.
  static func value<Value: Decodable>(of type: Value.Type) -> Value? {
    if let value = try? Value(from: DummyDecoder()) { return value }
    return (type as? any CaseIterable.Type).flatMap { firstCase(of: $0) as? Value }
  }

  private static func firstCase<Value: CaseIterable>(of type: Value.Type) -> Any? {
    type.allCases.first
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DummyKeyedContainer<Key>())
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { DummyUnkeyedContainer() }
  func singleValueContainer() -> any SingleValueDecodingContainer { DummySingleValueContainer() }

  /// A value inside another one.
  static func inner<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = value(of: type) { return value }
    throw DecodingError.dataCorrupted(
      .init(codingPath: [], debugDescription: "\(type) refuses empty values"))
  }
}

private struct DummyKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try DummyDecoder.inner(type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(DummyKeyedContainer<Nested>()) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    DummyUnkeyedContainer()
  }
  func superDecoder() -> any Decoder { DummyDecoder() }
  func superDecoder(forKey key: Key) -> any Decoder { DummyDecoder() }
}

private struct DummyUnkeyedContainer: UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }
  func decodeNil() -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try DummyDecoder.inner(type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(DummyKeyedContainer<Nested>()) }
  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { DummyUnkeyedContainer() }
  func superDecoder() -> any Decoder { DummyDecoder() }
}

private struct DummySingleValueContainer: SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { [] }
  func decodeNil() -> Bool { true }
  func decode(_ type: Bool.Type) -> Bool { false }
  func decode(_ type: String.Type) -> String { "" }
  func decode(_ type: Double.Type) -> Double { 0 }
  func decode(_ type: Float.Type) -> Float { 0 }
  func decode(_ type: Int.Type) -> Int { 0 }
  func decode(_ type: Int8.Type) -> Int8 { 0 }
  func decode(_ type: Int16.Type) -> Int16 { 0 }
  func decode(_ type: Int32.Type) -> Int32 { 0 }
  func decode(_ type: Int64.Type) -> Int64 { 0 }
  func decode(_ type: UInt.Type) -> UInt { 0 }
  func decode(_ type: UInt8.Type) -> UInt8 { 0 }
  func decode(_ type: UInt16.Type) -> UInt16 { 0 }
  func decode(_ type: UInt32.Type) -> UInt32 { 0 }
  func decode(_ type: UInt64.Type) -> UInt64 { 0 }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try DummyDecoder.inner(type)
  }
}
