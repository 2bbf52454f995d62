import ModelwrightModel
import ModelwrightTemplating

/// What a template knows of a property.
struct PropertyContext {
  /// What a property is.
  enum Kind: String {
    case attribute, relationship, fetchedProperty
  }

  /// What it is.
  var kind: Kind
  /// The name in the model.
  var name: String
  /// The identifier, with backticks where Swift needs them.
  var identifier: String
  /// The lines of its documentation, each a whole comment.
  var documentation: [String]
  /// The type, with the question mark of an optional value.
  var type: String
  /// The expression that reads the value.
  var getter: String
  /// The statement that writes `newValue`; `nil` for what is only read.
  var setter: String?
  /// Whether the value may be absent.
  var isOptional: Bool
  /// Whether the value is held in memory only.
  var isTransient: Bool
  /// Whether the store computes the value.
  var isDerived: Bool
  /// Where the value stands in a row, in bytes; `nil` for a fetched property.
  var offset: Int?
  /// What a relationship adds.
  var relationship: RelationshipContext?
  /// What an enumeration adds.
  var rawValue: RawValueContext?
  /// Whether the type comes from Foundation.
  var needsFoundation: Bool
  /// Whether the type is the runtime's.
  var needsRuntime = false
  /// Whether values can be what identifies an object.
  var isHashable: Bool

  /// Whether the type names one of the runtime's.
  var namesRuntime: Bool {
    if needsRuntime || relationship?.isToMany == true { return true }
    let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return names.contains {
      $0 == "ManagedObject" || $0 == "ManagedObjectID" || $0 == "ModelwrightRuntime"
    }
  }

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "nameCode": .string(SwiftText.code(name)),
      "nameLiteral": .string(SwiftText.literal(name)),
      "identifier": .string(identifier),
      "documentation": TemplateValue(documentation),
      "type": .string(type),
      "getter": .string(getter),
      "setter": TemplateValue(setter),
      "isOptional": .bool(isOptional),
      "isTransient": .bool(isTransient),
      "isDerived": .bool(isDerived),
      "offset": TemplateValue(offset),
      "relationship": relationship.map { .dictionary($0.value) } ?? .none,
      "rawValue": rawValue.map { .dictionary($0.value) } ?? .none,
    ]
  }
}

/// What a template knows of a relationship, besides what every property has.
struct RelationshipContext {
  /// The class of the objects at the other end, with backticks where Swift needs them.
  var destination: String
  /// Whether it leads to many objects.
  var isToMany: Bool
  /// Whether these have an order.
  var isOrdered: Bool
  /// What follows `addTo` in the names of the methods; `nil` when there are none.
  var methodSuffix: String?

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "destination": .string(destination),
      "isToMany": .bool(isToMany),
      "isOrdered": .bool(isOrdered),
      "methodSuffix": TemplateValue(methodSuffix),
    ]
  }
}
