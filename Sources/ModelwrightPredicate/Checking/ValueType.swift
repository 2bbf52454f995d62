public import ModelwrightModel

/// The type of a value in a predicate, as far as comparing and computing tell types apart.
public indirect enum ValueType: Hashable, Sendable {
  /// Always absent.
  case null
  /// A truth value.
  case boolean
  /// A whole number.
  case integer
  /// A floating-point number.
  case double
  /// A decimal number.
  case decimal
  /// A string.
  case string
  /// A point in time.
  case date
  /// Bytes.
  case data
  /// A UUID.
  case uuid
  /// A URI.
  case uri
  /// An object of an entity, by the entity's index, or of one that inherits from it.
  case object(Int)
  /// An object of an entity that is not known.
  case anyObject
  /// Several values.
  case list(ValueType)
  /// Not known: a transformable or undefined attribute, or a variable that nothing gives a type.
  case unknown

  /// The type of an attribute's values.
  public init(_ type: AttributeType) {
    self =
      switch type {
      case .integer16, .integer32, .integer64: .integer
      case .double, .float: .double
      case .decimal: .decimal
      case .string: .string
      case .boolean: .boolean
      case .date: .date
      case .binary: .data
      case .uuid: .uuid
      case .uri: .uri
      case .transformable, .undefined, .composite, .objectID: .unknown
      }
  }

  /// The type of a value.
  public init(_ value: PredicateValue) {
    self =
      switch value {
      case .null: .null
      case .boolean: .boolean
      case .integer: .integer
      case .double: .double
      case .decimal: .decimal
      case .string: .string
      case .date: .date
      case .data: .data
      case .uuid: .uuid
      case .uri: .uri
      case .object(let reference): .object(reference.entity)
      case .list(let values): .list(Self.common(of: values))
      }
  }

  /// The one type of all present values of a list; `.null` when there is none, `.unknown` when they
  /// do not go together.
  private static func common(of values: [PredicateValue]) -> ValueType {
    var common = ValueType.null
    for value in values {
      let type = ValueType(value)
      switch (common, type) {
      case (_, .null): continue
      case (.null, _): common = type
      case (let a, let b) where a == b: continue
      case (.object, .object), (.anyObject, .object): common = .anyObject
      case (let a, let b) where a.isNumeric && b.isNumeric: common = a.joined(with: b)
      default: return .unknown
      }
    }
    return common
  }

  /// Whether it can be computed with.
  public var isNumeric: Bool {
    switch self {
    case .boolean, .integer, .double, .decimal: true
    default: false
    }
  }

  /// Whether its values are objects.
  public var isObject: Bool {
    switch self {
    case .object, .anyObject: true
    default: false
    }
  }

  /// The numeric type that holds the values of both.
  func joined(with other: ValueType) -> ValueType {
    if self == .decimal || other == .decimal { return .decimal }
    if self == .double || other == .double { return .double }
    return .integer
  }

  /// How a message names it: `a whole number`.
  public func named(in model: ResolvedModel) -> String {
    switch self {
    case .null: "nil"
    case .boolean: "a Boolean"
    case .integer: "a whole number"
    case .double: "a number"
    case .decimal: "a decimal number"
    case .string: "a string"
    case .date: "a date"
    case .data: "data"
    case .uuid: "a UUID"
    case .uri: "a URI"
    case .object(let entity) where model.entities.indices.contains(entity):
      "an object of '\(model.entities[entity].name)'"
    case .object, .anyObject: "an object"
    case .list(let element): "a list of \(element.pluralName)"
    case .unknown: "a value of unknown type"
    }
  }

  private var pluralName: String {
    switch self {
    case .boolean: "Booleans"
    case .integer: "whole numbers"
    case .double, .decimal: "numbers"
    case .string: "strings"
    case .date: "dates"
    case .uuid: "UUIDs"
    case .uri: "URIs"
    case .object, .anyObject: "objects"
    default: "values"
    }
  }
}
