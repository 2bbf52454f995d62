import ModelwrightTemplating

/// What a template knows of an enumeration that is generated.
struct EnumerationContext {
  /// The enumeration.
  var enumeration: GeneratedEnumeration
  /// The raw type, as it is spelt in this model's code.
  var rawType: String

  /// The name, with backticks where Swift needs them.
  var name: String { SwiftIdentifier.escaped(enumeration.name) }
  /// The names of the cases, with backticks where Swift needs them.
  var caseNames: [String] { enumeration.cases.map { SwiftIdentifier.escaped($0.name) } }

  /// The form for templates.
  var value: TemplateDictionary {
    let cases: [TemplateDictionary] = enumeration.cases.map {
      [
        "name": .string(SwiftIdentifier.escaped($0.name)),
        "literal": .string($0.literal),
        "literalCode": .string(SwiftText.code($0.literal)),
        "isImplicit": .bool($0.isImplicit),
      ]
    }
    return [
      "name": .string(name), "rawType": .string(rawType), "cases": TemplateValue(cases),
    ]
  }
}

/// What a template knows of the property that shows the stored value beside an enumeration.
struct RawValueContext {
  /// The property's identifier.
  var identifier: String
  /// The type, with the question mark of an optional value.
  var type: String
  /// The expression that reads the value.
  var getter: String
  /// The enumeration.
  var enumeration: String

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "identifier": .string(identifier), "type": .string(type), "getter": .string(getter),
      "enumeration": .string(enumeration),
    ]
  }
}
