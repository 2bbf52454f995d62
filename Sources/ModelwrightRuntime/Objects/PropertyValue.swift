public import Foundation

/// The value of a property, of any type that a model can give it.
public enum PropertyValue {
  /// No value.
  case null
  /// A value of Integer 16, 32 or 64.
  case integer(Int64)
  /// A value of Double or Float.
  case double(Double)
  /// A string.
  case string(String)
  /// A truth value.
  case boolean(Bool)
  /// A date.
  case date(Date)
  /// Binary data.
  case data(Data)
  /// A UUID.
  case uuid(UUID)
  /// A URL.
  case url(URL)
  /// A decimal number.
  case decimal(Decimal)
  /// The object of a to-one relationship.
  case object(ManagedObject)
  /// The objects of a to-many relationship.
  case objects([ManagedObject])
  /// A value of an attribute whose type is Transformable or Undefined.
  case any(Any)
}

@available(*, unavailable, message: "A value may hold an object, which stays with its context.")
extension PropertyValue: Sendable {}

extension PropertyValue: CustomStringConvertible {
  /// The value as text, for messages.
  public var description: String {
    switch self {
    case .null: "nil"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .boolean(let value): "\(value)"
    case .date(let value): "\(value)"
    case .data(let value): "\(value.count) bytes"
    case .uuid(let value): "\(value)"
    case .url(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .object(let value): "\(value.objectID)"
    case .objects(let values): "\(values.count) objects"
    case .any(let value): "\(value)"
    }
  }
}
