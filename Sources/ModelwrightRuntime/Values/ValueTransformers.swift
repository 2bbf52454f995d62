public import Foundation

/// The value transformers of the program, by the names that models use for them.
///
/// Register them before a property that needs one is read or set, best before a container is opened:
///
/// ```swift
/// ValueTransformers.register(ColorTransformer(), forName: "ColorTransformer")
/// ```
///
/// A value of an attribute whose transformer is not registered is neither read nor stored: a save
/// throws, and what the store holds stays. Only for names such as `ExtendedSecureUnarchiveFromData`,
/// which say that values are archived, the built-in coding is used instead.
public enum ValueTransformers {
  private static let registry = Registry()

  /// Registers a transformer, in place of another one of the name.
  public static func register(
    _ transformer: some PersistentValueTransformer, forName name: String
  ) {
    registry.set(transformer, name)
  }

  /// Forgets the transformer of a name.
  public static func unregister(forName name: String) { registry.set(nil, name) }

  /// Whether a transformer is registered for a name.
  public static func isRegistered(forName name: String) -> Bool { registry[name] != nil }

  /// The bytes of a value.
  static func data<Value>(from value: Value, _ coding: AttributeCoding) throws -> Data {
    guard let transformer = registry[coding.name] else {
      guard coding.archives, let value = value as? any Encodable else {
        throw ValueTransformerError.notRegistered(name: coding.name)
      }
      return try CodableBox.encoder.encode(value)
    }
    return try data(from: value, transformer, coding.name)
  }

  private static func data<Transformer: PersistentValueTransformer>(
    from value: Any, _ transformer: Transformer, _ name: String
  ) throws -> Data {
    guard let value = value as? Transformer.Value else {
      throw ValueTransformerError.wrongType(
        name: name, transformed: "\(Transformer.Value.self)", wanted: "\(type(of: value))")
    }
    return try transformer.data(from: value)
  }

  /// The value of bytes.
  static func value<Value>(from data: Data, _ coding: AttributeCoding) throws -> Value {
    let value: Any
    if let transformer = registry[coding.name] {
      value = try transformer.value(from: data)
    } else if coding.archives, let type = Value.self as? any Decodable.Type {
      value = try JSONDecoder().decode(type, from: data)
    } else {
      throw ValueTransformerError.notRegistered(name: coding.name)
    }
    guard let value = value as? Value else {
      throw ValueTransformerError.wrongType(
        name: coding.name, transformed: "\(type(of: value))", wanted: "\(Value.self)")
    }
    return value
  }

  /// The names and transformers; a lock guards them.
  private final class Registry: @unchecked Sendable {
    private let lock = NSLock()
    private var transformers: [String: any PersistentValueTransformer] = [:]

    subscript(name: String) -> (any PersistentValueTransformer)? {
      lock.withLock { transformers[name] }
    }

    func set(_ transformer: (any PersistentValueTransformer)?, _ name: String) {
      lock.withLock { transformers[name] = transformer }
    }
  }
}

/// The transformer that an attribute names.
struct AttributeCoding {
  /// Its name.
  var name: String
  /// Whether the built-in coding stands for it when it is not registered.
  var archives: Bool
}

/// Why a value of a Transformable attribute can be neither stored nor read.
public enum ValueTransformerError: Error, Hashable, Sendable {
  /// The attribute names a transformer that the program has not registered.
  case notRegistered(name: String)
  /// The registered transformer is for values of another type than the property's.
  case wrongType(name: String, transformed: String, wanted: String)
}

extension ValueTransformerError: CustomStringConvertible, LocalizedError {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notRegistered(let name):
      """
      the value transformer '\(name)' is not registered; call ValueTransformers.register(_:forName:) \
      with it, or with a CodableValueTransformer to store the values as JSON
      """
    case .wrongType(let name, let transformed, let wanted):
      "the value transformer '\(name)' is for values of \(transformed), not of \(wanted)"
    }
  }

  /// What is wrong and what to do.
  public var errorDescription: String? { description }
}
