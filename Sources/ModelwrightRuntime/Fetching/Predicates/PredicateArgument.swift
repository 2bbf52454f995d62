public import Foundation
import ModelwrightModel
public import ModelwrightPredicate

/// A value that an argument of a predicate's format string can be: numbers, strings, dates and so on,
/// objects and their IDs, and arrays and sets of them.
public protocol PredicateArgument {
  /// The value.
  var predicateValue: PredicateValue { get }
}

extension PredicateArgument where Self: BinaryInteger {
  /// The number; one beyond 64 bits as a decimal number.
  public var predicateValue: PredicateValue {
    Int64(exactly: self).map { .integer($0) } ?? DecimalText("\(self)").map { .decimal($0) }
      ?? .null
  }
}

extension Int: PredicateArgument {}
extension Int8: PredicateArgument {}
extension Int16: PredicateArgument {}
extension Int32: PredicateArgument {}
extension Int64: PredicateArgument {}
extension UInt: PredicateArgument {}
extension UInt8: PredicateArgument {}
extension UInt16: PredicateArgument {}
extension UInt32: PredicateArgument {}
extension UInt64: PredicateArgument {}

extension Double: PredicateArgument {
  /// The number.
  public var predicateValue: PredicateValue { .double(self) }
}

extension Float: PredicateArgument {
  /// The number.
  public var predicateValue: PredicateValue { .double(Double(self)) }
}

extension Decimal: PredicateArgument {
  /// The number.
  public var predicateValue: PredicateValue {
    isNaN ? .double(.nan) : DecimalText(description).map { .decimal($0) } ?? .null
  }
}

extension Bool: PredicateArgument {
  /// The truth value.
  public var predicateValue: PredicateValue { .boolean(self) }
}

extension String: PredicateArgument {
  /// The string.
  public var predicateValue: PredicateValue { .string(self) }
}

extension Substring: PredicateArgument {
  /// The string.
  public var predicateValue: PredicateValue { .string(String(self)) }
}

extension Date: PredicateArgument {
  /// The date.
  public var predicateValue: PredicateValue { .date(timeIntervalSinceReferenceDate) }
}

extension Data: PredicateArgument {
  /// The bytes.
  public var predicateValue: PredicateValue { .data(Array(self)) }
}

extension UUID: PredicateArgument {
  /// The UUID.
  public var predicateValue: PredicateValue { .uuid(bytes) }
}

extension URL: PredicateArgument {
  /// The URL.
  public var predicateValue: PredicateValue { .uri(absoluteString) }
}

extension ManagedObject: PredicateArgument {
  /// The object's identity.
  public var predicateValue: PredicateValue { .object(ObjectReference(self)) }
}

extension ManagedObjectID: PredicateArgument {
  /// The identity.
  public var predicateValue: PredicateValue { .object(ObjectReference(self)) }
}

extension PredicateValue: PredicateArgument {
  /// The value itself.
  public var predicateValue: PredicateValue { self }
}

extension Optional: PredicateArgument where Wrapped: PredicateArgument {
  /// The value, or no value.
  public var predicateValue: PredicateValue { self?.predicateValue ?? .null }
}

extension Array: PredicateArgument where Element: PredicateArgument {
  /// The elements.
  public var predicateValue: PredicateValue { .list(map(\.predicateValue)) }
}

extension Set: PredicateArgument where Element: PredicateArgument {
  /// The elements, in no particular order.
  public var predicateValue: PredicateValue { .list(map(\.predicateValue)) }
}

extension ClosedRange: PredicateArgument where Bound: PredicateArgument {
  /// The two bounds: what `BETWEEN` takes.
  public var predicateValue: PredicateValue {
    .list([lowerBound.predicateValue, upperBound.predicateValue])
  }
}

extension RawRepresentable where Self: PredicateArgument, RawValue: PredicateArgument {
  /// The raw value.
  public var predicateValue: PredicateValue { rawValue.predicateValue }
}
