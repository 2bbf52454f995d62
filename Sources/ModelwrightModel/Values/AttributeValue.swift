/// A value of an attribute as the model can write it: a default or a bound, read by the type.
public enum AttributeValue: Hashable, Sendable {
  /// A value of the three integer types.
  case integer(Int64)
  /// A value of Double or Float.
  case double(Double)
  /// A decimal number in the form `[-]digits[.digits][E[-]digits]`.
  case decimal(String)
  /// A string.
  case string(String)
  /// A truth value.
  case boolean(Bool)
  /// Seconds since 2001-01-01 00:00 UTC.
  case date(Double)
  /// A UUID's sixteen bytes.
  case uuid([UInt8])
  /// A URI.
  case uri(String)
}
