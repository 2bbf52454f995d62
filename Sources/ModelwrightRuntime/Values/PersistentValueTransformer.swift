public import Foundation

/// Turns values of a Transformable attribute into the bytes that are stored, and back.
///
/// It takes the part of Core Data's value transformers: a model names one in `valueTransformerName`,
/// and the program registers it under that name with ``ValueTransformers``. Any isolation may use it.
public protocol PersistentValueTransformer<Value>: Sendable {
  /// The type of the values: that of the attribute's property, without its question mark.
  associatedtype Value

  /// The bytes to store for a value.
  ///
  /// - Throws: Any error; the save that needs the bytes fails, and nothing is stored.
  func data(from value: Value) throws -> Data

  /// The value of stored bytes.
  ///
  /// - Throws: Any error; the bytes stay as they are, see ``ManagedObjectContext/readError``.
  func value(from data: Data) throws -> Value
}

/// The coding that Transformable attributes have unless they name a transformer: JSON.
///
/// Register it for a name whose own transformer is not needed on this platform.
public struct CodableValueTransformer<Value: Codable & Sendable>: PersistentValueTransformer {
  /// Makes the transformer for a type.
  public init(_ type: Value.Type = Value.self) {}

  /// The value as JSON; the same bytes for equal values.
  public func data(from value: Value) throws -> Data { try CodableBox.encoder.encode(value) }

  /// The value of JSON.
  public func value(from data: Data) throws -> Value {
    try JSONDecoder().decode(Value.self, from: data)
  }
}
