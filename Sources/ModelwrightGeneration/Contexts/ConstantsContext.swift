import ModelwrightModel
import ModelwrightTemplating

/// What a template knows of the constants with the names of a class's properties of one kind.
struct ConstantsContext {
  /// The type that holds them.
  var name: String
  /// What they are names of, in the plural.
  var what: String
  /// The constants, inherited ones first.
  var constants: [ConstantContext]

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "name": .string(name), "what": .string(what),
      "constants": TemplateValue(constants.map(\.value)),
    ]
  }
}

/// What a template knows of one constant.
struct ConstantContext {
  /// The name in the model.
  var name: String
  /// The constant, with backticks where Swift needs them.
  var identifier: String

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "nameCode": .string(SwiftText.code(name)),
      "nameLiteral": .string(SwiftText.literal(name)),
      "identifier": .string(identifier),
    ]
  }
}

extension ContextBuilder {
  /// The constants of a class. They are names as format strings, `%K` and
  /// `FetchRequest.propertiesToFetch` take them; those that are inherited stand among them, since a
  /// nested type hides that of the superclass. A kind without own properties is inherited as it is.
  func constants(of entity: ResolvedEntity) -> [ConstantsContext] {
    guard options.generatesConstants else { return [] }
    var groups = [
      ConstantsContext(name: memberNames.attributes, what: "attributes", constants: []),
      ConstantsContext(name: memberNames.relationships, what: "relationships", constants: []),
      ConstantsContext(
        name: memberNames.fetchedProperties, what: "fetched properties", constants: []),
    ]
    var hasOwn = [false, false, false]
    for property in entity.properties {
      let group =
        switch property.kind {
        case .attribute: 0
        case .relationship: 1
        case .fetchedProperty: 2
        }
      let identifier = ModelNames.identifier(ofProperty: property.name)
      // `Attributes.Type` and `Attributes.Protocol` are types, whatever is declared.
      if identifier == "Type" || identifier == "Protocol" { continue }
      groups[group].constants.append(
        ConstantContext(name: property.name, identifier: SwiftIdentifier.escaped(identifier)))
      if skipped.declares(entity.index, propertiesOf: property.declaringEntity) {
        hasOwn[group] = true
      }
    }
    return zip(groups, hasOwn).filter { $1 }.map(\.0)
  }
}
