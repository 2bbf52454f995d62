import ModelwrightModel

/// An enumeration that is generated from the cases that a model lists.
struct GeneratedEnumeration: Hashable {
  /// The enumeration's identifier, without backticks.
  var name: String
  /// The type of the attributes that hold its raw values.
  var type: AttributeType
  /// The cases, in the order of the list.
  var cases: [EnumerationCase]

  /// Whether a stored value is one of the cases.
  func contains(_ value: AttributeValue) -> Bool { cases.contains { $0.rawValue == value } }
}

/// A case of a generated enumeration.
struct EnumerationCase: Hashable {
  /// The case's identifier, without backticks.
  var name: String
  /// The value that is stored.
  var rawValue: AttributeValue

  /// The raw value as generated code writes it.
  var literal: String {
    switch rawValue {
    case .string(let text): SwiftText.literal(text)
    case .integer(let number): String(number)
    case .double(let number): "\(number)"
    default: ""
    }
  }

  /// Whether Swift gives the case its raw value without being told.
  var isImplicit: Bool { rawValue == .string(name) }
}
