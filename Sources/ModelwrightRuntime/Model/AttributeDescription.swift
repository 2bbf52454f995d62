import ModelwrightModel

/// An attribute of an entity, as the model describes it.
public final class AttributeDescription: Sendable {
  /// The types that an attribute can have. Source: core-data.md §1.5.
  public enum ValueType: String, Sendable, CaseIterable {
    /// Any value; only transient attributes may have it.
    case undefined = "Undefined"
    /// An `Int16`.
    case integer16 = "Integer 16"
    /// An `Int32`.
    case integer32 = "Integer 32"
    /// An `Int64`.
    case integer64 = "Integer 64"
    /// A `Decimal`.
    case decimal = "Decimal"
    /// A `Double`.
    case double = "Double"
    /// A `Float`.
    case float = "Float"
    /// A `String`.
    case string = "String"
    /// A `Bool`.
    case boolean = "Boolean"
    /// A `Date`.
    case date = "Date"
    /// A `Data`.
    case binary = "Binary"
    /// A `UUID`.
    case uuid = "UUID"
    /// A `URL`.
    case uri = "URI"
    /// A Codable value.
    case transformable = "Transformable"
    /// A structure of other attributes.
    case composite = "Composite"
    /// An object's ID.
    case objectID = "ObjectID"
  }

  /// The attribute's name; inside a composite the names on the way to it, joined by points.
  public let name: String
  /// The type of its values.
  public let valueType: ValueType
  /// Whether it may have no value.
  public let isOptional: Bool
  /// Whether it is never stored.
  public let isTransient: Bool
  /// Whether it is computed from other properties and cannot be set.
  public let isDerived: Bool
  /// The key and value pairs that the model's author attached to it.
  public let userInfo: [String: String]
  let attribute: Attribute
  let slot: Int

  init(_ attribute: Attribute, slot: RowSlot) {
    self.attribute = attribute
    self.slot = slot.index
    name = slot.path.joined(separator: ".")
    valueType = ValueType(rawValue: attribute.type.rawValue) ?? .undefined
    isOptional = slot.isOptional
    isTransient = slot.isTransient
    isDerived = attribute.isDerived
    userInfo = Dictionary(
      attribute.userInfo.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }
}
