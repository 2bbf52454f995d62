public import ModelwrightModel

/// A value in a predicate: a literal, or what an argument or a variable stands for.
public enum PredicateValue: Hashable, Sendable {
  /// No value.
  case null
  /// A truth value.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A floating-point number.
  case double(Double)
  /// A decimal number.
  case decimal(DecimalText)
  /// A string.
  case string(String)
  /// Seconds since 2001-01-01 00:00 UTC.
  case date(Double)
  /// Bytes.
  case data([UInt8])
  /// A UUID's sixteen bytes.
  case uuid([UInt8])
  /// A URI.
  case uri(String)
  /// An object, by its identity.
  case object(ObjectReference)
  /// Several values: what `IN` and `BETWEEN` take on their right.
  case list([PredicateValue])
}

/// An object's identity as a predicate needs it.
public struct ObjectReference: Hashable, Sendable {
  /// The index of the object's entity in the model.
  public var entity: Int
  /// The row's `_id`; negative for an object that was never saved.
  public var key: Int64

  /// Makes a reference.
  public init(entity: Int, key: Int64) {
    self.entity = entity
    self.key = key
  }
}
