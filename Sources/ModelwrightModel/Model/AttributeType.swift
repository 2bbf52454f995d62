/// The type of an attribute, spelt as the document spells it.
///
/// Source: core-data.md §1.5.
public enum AttributeType: String, Hashable, Sendable, CaseIterable {
  /// No type, or "Undefined": any value, held in memory and not stored when transient.
  case undefined = "Undefined"
  /// A 16-bit integer.
  case integer16 = "Integer 16"
  /// A 32-bit integer.
  case integer32 = "Integer 32"
  /// A 64-bit integer.
  case integer64 = "Integer 64"
  /// A decimal number of up to 38 digits.
  case decimal = "Decimal"
  /// A 64-bit floating-point number.
  case double = "Double"
  /// A 32-bit floating-point number.
  case float = "Float"
  /// A string.
  case string = "String"
  /// A truth value.
  case boolean = "Boolean"
  /// A point in time.
  case date = "Date"
  /// Bytes.
  case binary = "Binary"
  /// A universally unique identifier.
  case uuid = "UUID"
  /// A URI.
  case uri = "URI"
  /// A value that a transformer turns into bytes.
  case transformable = "Transformable"
  /// A value of a ``Composite`` type.
  case composite = "Composite"
  /// An object ID: only in models that are built in code.
  case objectID = "ObjectID"

  /// Whether values are integers.
  public var isInteger: Bool {
    self == .integer16 || self == .integer32 || self == .integer64
  }

  /// Whether values are numbers: arithmetic, sums and bounds are defined for them.
  public var isNumeric: Bool {
    isInteger || self == .decimal || self == .double || self == .float
  }
}
