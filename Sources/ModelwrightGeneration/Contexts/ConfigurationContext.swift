import ModelwrightModel
import ModelwrightTemplating

/// What a template knows of a configuration.
struct ConfigurationContext {
  /// The name in the model.
  var name: String
  /// The constant, with backticks where Swift needs them.
  var identifier: String
  /// The names of its entities.
  var entityNames: [String]

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "nameCode": .string(SwiftText.code(name)),
      "nameLiteral": .string(SwiftText.literal(name)),
      "identifier": .string(identifier),
      "entityNames": TemplateValue(entityNames.map { SwiftText.literal($0) }),
    ]
  }
}

extension ContextBuilder {
  /// The configurations that get a constant, in the model's order.
  func configurationContexts() -> [ConfigurationContext] {
    var contexts: [ConfigurationContext] = []
    var taken: [String: String] = [:]
    for configuration in model.model.configurations {
      guard let name = SwiftIdentifier.make(from: configuration.name) else {
        diagnostics.append(
          .configurationOmitted(configuration, because: "its name is no Swift name"))
        continue
      }
      let identifier = SwiftIdentifier.lowered(name)
      if let other = taken[identifier] {
        diagnostics.append(
          .configurationOmitted(configuration, because: "'\(other)' has the same name in Swift"))
        continue
      }
      taken[identifier] = configuration.name
      contexts.append(
        ConfigurationContext(
          name: configuration.name, identifier: SwiftIdentifier.escaped(identifier),
          entityNames: configuration.entityNames))
    }
    return contexts
  }
}
