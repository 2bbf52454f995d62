import ModelwrightModel

/// The enumerations of a model: which are generated, and which attribute has which.
struct EnumerationPlan {
  /// The type that an attribute's request led to.
  struct Choice: Hashable {
    /// The type as generated code writes it.
    var type: String
    /// Whether the type is generated, and known to be `CaseIterable`, `Codable` and `Hashable`.
    var isGenerated: Bool
  }

  /// The enumerations to generate, in the order in which the model lists them.
  private(set) var generated: [GeneratedEnumeration] = []
  private var choices: [EnumerationRequest: Choice] = [:]

  /// The enumeration of an attribute of an entity; `nil` when its values are plain ones.
  func choice(of attribute: Attribute) -> Choice? {
    choices.isEmpty ? nil : attribute.enumerationRequest.flatMap { choices[$0] }
  }

  /// Whether the property of an attribute is optional: as the model says, unless SwiftGen's users
  /// say otherwise.
  func isOptional(_ attribute: Attribute) -> Bool {
    attribute.isOptional && !(attribute.unwrapsOptional && choice(of: attribute) != nil)
  }

  /// The generated enumeration of an identifier.
  func generated(named name: String) -> GeneratedEnumeration? {
    generated.first { $0.name == name }
  }

  mutating func add(_ enumeration: GeneratedEnumeration) { generated.append(enumeration) }

  mutating func accept(_ request: EnumerationRequest, type: String, isGenerated: Bool) {
    choices[request] = Choice(type: type, isGenerated: isGenerated)
  }
}

extension AttributeType {
  /// What the runtime's accessors for enumerations with raw values of the type are called; `nil` when
  /// there are none.
  var enumerationAccessor: String? {
    switch self {
    case .string: "StringEnum"
    case .integer16, .integer32, .integer64: "IntegerEnum"
    case .boolean: "BoolEnum"
    case .double, .float: "FloatingEnum"
    default: nil
    }
  }

  /// The raw type of a generated enumeration; `nil` when Swift has no enumerations over it.
  var enumerationRawType: String? {
    switch self {
    case .string: "String"
    case .integer16: "Int16"
    case .integer32: "Int32"
    case .integer64: "Int64"
    case .double: "Double"
    case .float: "Float"
    default: nil
    }
  }
}
