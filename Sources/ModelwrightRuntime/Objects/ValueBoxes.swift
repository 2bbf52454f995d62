import Foundation

/// A decimal number, which is too large for a slot.
final class DecimalBox {
  let value: Decimal
  init(_ value: Decimal) { self.value = value }
}

/// A value of any type.
final class AnyBox {
  let value: Any
  init(_ value: Any) { self.value = value }
}

/// A value that is stored coded, as JSON or through a value transformer: decoded when it is first
/// read, encoded when it is saved.
final class CodableBox {
  private var decoded: Any?
  private var encoded: Data?
  private let encode: (() throws -> Data)?

  /// A value that came from the store.
  init(encoded: Data) {
    self.encoded = encoded
    encode = nil
  }

  /// A value that the program has set.
  init(_ value: some Encodable) {
    decoded = value
    encode = { try CodableBox.encoder.encode(value) }
  }

  /// A value that the program has set, with its coding.
  init(_ value: Any, encode: @escaping () throws -> Data) {
    decoded = value
    self.encode = encode
  }

  /// The value, when it has the type or can be decoded as it.
  func value<Value: Decodable>(as type: Value.Type) throws -> Value {
    try value(as: type) { try JSONDecoder().decode(type, from: $0) }
  }

  /// The value, when it has the type or can be decoded by a coding.
  func value<Value>(as type: Value.Type, decode: (Data) throws -> Value) throws -> Value {
    if let decoded = decoded as? Value { return decoded }
    let value = try decode(data())
    decoded = value
    return value
  }

  /// The value as it was set or decoded last; the bytes when nobody has decoded it.
  var anyValue: Any { decoded ?? encoded ?? Data() }

  /// The bytes to store: the same for equal values.
  func data() throws -> Data {
    if let encoded { return encoded }
    let data = try encode?() ?? Data()
    encoded = data
    return data
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

extension CodableBox {
  /// The bytes to store; `nil` when the value cannot be encoded.
  var bytes: Data? { try? data() }
}
