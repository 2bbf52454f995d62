import ModelwrightModel
import ModelwrightTemplating

/// What a template knows of a fetch request that the model names.
struct FetchRequestContext {
  /// The name in the model.
  var name: String
  /// The function that makes the request, with backticks where Swift needs them.
  var identifier: String
  /// The function that carries it out, on the class; `nil` when there is none.
  var fetchIdentifier: String?
  /// The lines of its documentation, each a whole comment.
  var documentation: [String]
  /// The index of the entity whose class has the function.
  var entity: Int
  /// The class of the objects.
  var objectClass: String
  /// What the request gives back.
  var resultType: FetchRequestTemplate.ResultType
  /// The values that it needs.
  var variables: [VariableContext]
  /// The name of the context among the parameters.
  var contextName: String
  /// The namespace's member that holds the requests.
  var requestsName: String

  /// Whether a parameter's type comes from Foundation.
  var needsFoundation: Bool { variables.contains { $0.needsFoundation } }

  /// The form for templates; `spelling` says how types of other modules are written.
  func value(_ spelling: TypeSpelling) -> TemplateDictionary {
    [
      "nameLiteral": .string(SwiftText.literal(name)),
      "nameCode": .string(SwiftText.code(name)),
      "identifier": .string(identifier),
      "fetchIdentifier": TemplateValue(fetchIdentifier),
      "documentation": TemplateValue(documentation),
      "objectClass": .string(objectClass),
      "fetch": .string(fetch),
      "result": .string(result(spelling)),
      "variables": TemplateValue(variables.map(\.value)),
      "contextName": .string(contextName),
      "requestsName": .string(requestsName),
      "requestValueName": .string(requestValueName),
    ]
  }

  /// The name of the request among the parameters.
  private var requestValueName: String {
    var name = "request"
    while variables.contains(where: { $0.identifier == name }) { name = "_" + name }
    return name
  }

  private var fetch: String {
    switch resultType {
    case .managedObject: "fetch"
    case .managedObjectID: "fetchObjectIDs"
    case .dictionary: "fetchDictionaries"
    }
  }

  private func result(_ spelling: TypeSpelling) -> String {
    switch resultType {
    case .managedObject: objectClass
    case .managedObjectID: spelling.runtime("ManagedObjectID")
    case .dictionary: "[\(spelling.swift("String")): any \(spelling.swift("Sendable"))]"
    }
  }
}

/// What a template knows of a variable of a fetch request.
struct VariableContext {
  /// The name in the predicate, without the sign.
  var name: String
  /// The parameter, with backticks where Swift needs them.
  var identifier: String
  /// The parameter's type.
  var type: String
  /// What goes into the request for it.
  var argument: String
  /// Whether the type comes from Foundation.
  var needsFoundation: Bool
  /// The hand-written types that the type names.
  var handWrittenNames: Set<String> = []

  /// The parameter before a colon in a call: there Swift asks for backticks around these only.
  private var label: String {
    let plain = identifier.filter { $0 != "`" }
    return ["inout", "let", "var"].contains(plain) ? identifier : plain
  }

  /// The form for templates.
  var value: TemplateDictionary {
    [
      "nameLiteral": .string(SwiftText.literal(name)),
      "identifier": .string(identifier),
      "label": .string(label),
      "type": .string(type),
      "argument": .string(argument),
    ]
  }
}
